import { ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { openTable } from '../../support/drivers/discordActions.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { lobbyButton, lost, sitDown } from '../../support/toy/table.ts';

/** Every look-up that Carl can make of a match. */
const LOOKS = ['match status', 'board', 'history', 'log', 'gold', 'note', 'match export', 'match list', 'divers dive'] as const;

test('other players cannot learn what has been chosen, nor in how many parts', async () => {
  const seen = [];
  for (const parts of [['divers dive'], ['divers stone', 'divers stone', 'divers dive']]) {
    const { slash, open } = await sitDown(['Ada', 'Blaise', 'Carl']);
    for (const part of parts) await slash('Blaise', part);
    const looks = [];
    for (const look of LOOKS) {
      const { text, components, files } = await slash('Carl', look);
      looks.push({
        look,
        text,
        components,
        files: look === 'board' || look === 'history' ? files : files.map(({ data }) => new TextDecoder().decode(data)),
      });
    }
    seen.push([...looks, await open('Carl', 0, 1, 2), await open('Emmy', 0, 1, 2)]);
  }
  expect(seen[0]).toEqual(seen[1]);
});

describe('a game without gold', () => {
  test('a game without gold shows each seat its own card, by the command and by the button', async () => {
    const { table, place, says } = await sitDown(['Ada', 'Blaise']);
    const card = await says('Ada', 'gold');
    expect(card).toMatch(/^\*\*#1\*\* You have 0 pearls, a charm worth \d pearls? and 0 stones\.$/);
    expect((await table.press('Ada', { customId: '1.card.1', label: '' }, 'post', place))?.text).toBe(card);
    expect(await says('Emmy', 'gold', { match: '1' })).toBe('You’re not playing in this match, so you have no player card.');
  });

  test('a game without gold has a picture, a log and a reference', async () => {
    const { slash, says } = await lost();
    const { text, files } = await slash('Carl', 'board');
    expect(text).toContain('Ada: lost');
    expect(files.map(({ name, data }) => [name, ...data.slice(0, 2)])).toEqual([['board.jpg', 0xff, 0xd8]]);
    const shown = (await slash('Carl', 'board', { detail: 'ada' })).components.flatMap((part) =>
      part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description) : [],
    );
    expect(shown).toEqual(['Ada has 0 pearls.']);
    expect(await says('Carl', 'board', { detail: 'ada', as: 'text' })).toBe('Ada has 0 pearls.');
    expect(await says('Carl', 'board', { as: 'text' })).toContain('Ada: 0 pearls');
    expect(await says('Carl', 'divers card', { name: 'shark' })).toBe('Whoever dives to its depth is lost.');
    expect(await says('Carl', 'divers card', { name: 'whale' })).toContain('Shark');
  });

  test('a game without gold is set up by its own setting', async () => {
    const table = openTable({ games: GAMES_WITH_DIVERS });
    await table.slash('Ada', 'match create', { game: 'divers', setting: 'aim=together' });
    const settings = await table.press('Ada', lobbyButton('settings'));
    expect(settings?.controls.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Aim: all together', 'Rounds: two', 'Rounds: four']),
    );
    await table.press('Ada', { customId: '1.set.1.rounds', label: '', value: '4' }, 'ephemeral');
    expect((await table.services.stores.matches.find(1))?.options).toEqual({ aim: 'together', rounds: '4' });
  });

  test('a game without gold refuses the moves of another game by name', async () => {
    const { says } = await sitDown(['Ada', 'Blaise']);
    expect(await says('Ada', 'cyclades end')).toContain('Pearl Divers');
  });
});

test('a finished match opens another, with its settings and people', async () => {
  const { table, place, says, found } = await sitDown(['Ada', 'Blaise'], { setting: 'rounds=4' });
  await says('Ada', 'match concede', { sure: true });
  expect((await found()).status).toBe('ended');
  const again = await table.press('Blaise', { customId: '1.again.1', label: '' }, 'post', place);
  expect(again?.text).toContain('Match #2 is open');
  expect(await table.services.stores.matches.find(2)).toMatchObject({
    game: 'divers',
    status: 'lobby',
    options: { rounds: '4' },
    seats: [{ name: 'Blaise' }],
    guests: ['900'],
  });
});

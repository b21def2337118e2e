import { describe, expect, test } from 'vitest';
import { openTable } from '../../support/drivers/discordActions.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { lobbyButton, lost, sharing, sitDown, underWay } from '../../support/toy/table.ts';

describe('a solo lobby', () => {
  test('a solo match is opened, started and played by its host alone, in sentences that fit', async () => {
    const table = openTable({ games: GAMES_WITH_DIVERS });
    expect((await table.slash('Ada', 'match create', { game: 'divers', seats: 1 }))?.text).toContain('Match #1 is open');
    const lobby = JSON.stringify(table.requests.find(({ path }) => path === '/channels/20/messages')?.body);
    expect(lobby).toContain('#1 Pearl Divers');
    expect(lobby).toContain('Players: 1 of 1');
    expect(lobby).not.toContain('at least');
    expect(lobby).not.toContain('solo');
    expect((await table.press('Blaise', lobbyButton('join')))?.text).toBe(
      'The only seat in this match is taken. Open your own match with `/match create`.',
    );
    expect((await table.press('Ada', lobbyButton('start')))?.text).toMatch(/^Match #1 has started: <#\d+>\. Have fun!$/);
    const { slash, press, says, found } = await underWay(table);
    const panel = await slash('Ada', 'divers stone');
    expect(panel.text).toContain('You take a stone, unseen by others.');
    expect((await press('Ada', panel, 'Dive with 1 stone')).text).toContain('Ada is ready.');
    expect(await says('Ada', 'log', { page: 1 })).toContain('The match starts with 1 player.');
    await slash('Ada', 'divers dive');
    expect(await found()).toMatchObject({ status: 'ended' });
    expect(await says('Ada', 'match status')).toContain('Ada wins (most).');
  });

  test('conceding a solo match ends it without a winner', async () => {
    const { says, open, found } = await sitDown(['Ada']);
    expect(await says('Ada', 'match concede')).toContain('The match ends with no winner.');
    expect(await says('Ada', 'match concede', { sure: true })).toBe('You’ve resigned from match #1.');
    expect(await found()).toMatchObject({ status: 'ended' });
    expect((await open('Ada', 0)).text).toContain('The sea wins (conceded).');
    expect(await says('Ada', 'match status')).not.toContain('Acting');
  });
});

test('conceding asks for confirmation, and says what happens to the seat if others play on', async () => {
  const { says, found } = await sitDown(['Ada', 'Blaise', 'Carl']);
  expect(await says('Ada', 'match concede')).toContain(
    'If the others play on, I’ll make default moves in your place, and the match counts as left early',
  );
  expect(await found()).toMatchObject({ status: 'playing' });
});

describe('panels of several players at once', () => {
  test('a panel stays valid when another player has chosen: only one’s own choice makes it obsolete', async () => {
    const { open, press, slash } = await sitDown(['Ada', 'Blaise', 'Carl']);
    const panel = await open('Ada', 0, 1, 2);
    await slash('Blaise', 'divers stone');
    await slash('Blaise', 'divers dive');
    await slash('Carl', 'divers dive');
    const pressed = await press('Ada', panel, 'Take a stone');
    expect(pressed.text).toContain('You take a stone');
    expect(pressed.text).not.toContain('already done');
    expect((await press('Ada', panel, 'Take a stone')).text).toContain('That’s already done');
    expect((await press('Ada', pressed, 'Dive with 1 stone')).text).toContain('Ada is ready.');
  });

  test('a panel plays one press once, however often it arrives', async () => {
    const { table, open, place, found } = await sitDown(['Ada', 'Blaise']);
    const [stone] = (await open('Ada', 0, 1)).controls;
    const before = await found();
    const again = { ...place, id: '1111111111111111111' };
    const pressed = stone ?? { customId: '', label: '' };
    const [one, other] = [
      await table.press('Ada', pressed, 'ephemeral', again),
      await table.press('Ada', pressed, 'ephemeral', again),
    ];
    expect(one?.text).toBe(other?.text);
    expect((await found()).version).toBe(before.version + 1);
  });

  test('a panel shows a player who has chosen whom the match waits for, and allows only to undo', async () => {
    const { open, says, slash } = await sitDown(['Ada', 'Blaise', 'Carl']);
    await slash('Ada', 'divers dive');
    expect(await says('Ada', 'divers stone')).toBe('You have chosen already.');
    const opened = await open('Ada', 1, 2);
    expect(opened.text).toBe('It’s not your turn. Waiting for Blaise and Carl.');
    expect(opened.controls.map(({ label }) => label)).toEqual(['Undo']);
  });
});

describe('several active seats at the same time', () => {
  test('several active seats may act in any order, and the panel of one stays valid while another acts', async () => {
    const { open, press, says, found } = await sharing();
    expect((await found()).active).toEqual([1, 2]);
    const panel = await open('Blaise', 1, 2);
    expect(panel.controls.map(({ label }) => label)).toContain('Keep all pearls');
    expect(await says('Carl', 'divers give', { target: 'Dora' })).toContain('Carl gives Dora a pearl.');
    expect((await press('Blaise', panel, 'Keep all pearls')).text).toContain('Blaise keeps it all.');
    expect((await found()).active).toEqual([3]);
  });

  test('an action may make another seat active, while others still are', async () => {
    const { says, table, place, found } = await sharing();
    expect(await table.suggest('Carl', 'divers give', { target: '' }, 'target', place)).toEqual(
      ['Ada', 'Blaise', 'Dora'].map((name) => ({ name: `Give ${name} a pearl`, value: expect.any(String) })),
    );
    expect(await says('Carl', 'divers give', { target: 'ada' })).toContain('Carl gives Ada a pearl.');
    expect((await found()).active).toEqual([0, 1]);
    expect(await says('Dora', 'match status')).toMatch(/waiting for Ada \(turn began .+\) and Blaise \(turn began .+\)/);
    for (const [person, word] of [
      ['Ada', 'your turn'],
      ['Blaise', 'your turn'],
      ['Carl', 'in progress'],
    ] as const) {
      expect(await says(person, 'match list')).toContain(`Pearl Divers – ${word}`);
    }
  });

  test('the other active seats continue when one of them concedes', async () => {
    const { says, found } = await sharing();
    await says('Blaise', 'match concede', { sure: true });
    expect((await found()).active).toEqual([2]);
    expect(await says('Carl', 'divers keep')).toContain('**Round 2**');
    expect((await found()).active).toEqual([0, 2, 3]);
  });
});

test('an eliminated player reads so, is asked nothing, and cannot concede', async () => {
  const { open, says, found } = await lost();
  expect(await says('Carl', 'log')).toContain('Ada is lost at depth 1.');
  expect(await says('Ada', 'divers stone')).toBe('You are lost at sea.');
  expect(await says('Ada', 'match concede', { sure: true })).toContain('been eliminated');
  expect((await open('Ada', 1)).controls).toEqual([]);
  expect(await says('Blaise', 'divers keep')).toContain('**Round 2**');
  expect((await found()).active).toEqual([1, 2]);
  expect(await says('Carl', 'match status')).not.toContain('Ada needs');
});

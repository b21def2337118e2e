import { beforeEach, describe, expect, test } from 'vitest';
import { cupCommands } from '#commands/cup/others.ts';
import { usualPoints } from '#community/cups/index.ts';
import { syncCupPost } from '#discord/cups/cupPost.ts';
import { HIDDEN_CHANNEL, ORGANISERS, PEOPLE } from '../../support/drivers/discordActions.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { begin, control, open, pass, playOut, press, table, written } from './cupTable.ts';

const DAY = 24 * 3_600_000;

beforeEach(begin);

describe('the set-up of a cup', () => {
  test('is for moderators, keeps its choices in its menus, and opens the entries in the channel', async () => {
    const refused = await table.slash('Blaise', 'cup create', {}, { may: 0n });
    expect(refused?.text).toContain('Only moderators');
    const opened = await open({ days: '7', format: 'league' }, [
      ['pace', '24h'],
      ['most', '7'],
      ['computers', 'yes'],
    ]);
    expect(opened?.text).toContain('Entries for Cup #1 are open');
    const [event] = (await table.services.stores.cups.find(1))?.events ?? [];
    expect(event).toMatchObject({
      settings: {
        ...{ game: 'cyclades', seats: 3, pace: '24h', most: 7, computers: true, roundDays: 42, points: usualPoints(3) },
        ...{
          entriesCloseAt: pass(0) + 7 * DAY,
          format: { kind: 'league' },
          entry: { gate: 'none' },
          fair: 'secret',
          rated: false,
        },
      },
    });
    const [post, ...others] = written();
    expect(others).toEqual([]);
    for (const words of [
      'Cup #1: Cyclades',
      'Tables of 3',
      'League',
      'Points from first',
      'Sonneborn-Berger',
      'No one has entered',
    ])
      expect(post?.text).toContain(words);
    for (const act of ['enter', 'withdraw', 'rules']) expect(post?.text).toContain(`1.cup.1.${act}`);
  });

  test('offers points, sizes of divisions and the options of the game, which the post then says', async () => {
    let shown = await table.slash('Ada', 'cup create', { game: 'cyclades', players: '3', format: 'league' });
    shown = await press('Ada', control(shown, 'house'));
    for (const [part, value] of [
      ['points', '1,0,0'],
      ['division', '9'],
      ['gold', 'open'],
    ] as const)
      shown = await table.choose('Ada', control(shown, part), [value]);
    await press('Ada', control(shown, 'open'));
    const [event] = (await table.services.stores.cups.find(1))?.events ?? [];
    expect(event).toMatchObject({
      settings: { points: [1, 0, 0], options: { gold: 'open' }, format: { kind: 'league', division: 9 } },
    });
    for (const words of ['Gold: visible to all', '1, 0 and 0', 'each plays 3 matches a season', '240 days at most'])
      expect(written()[0]?.text).toContain(words);
  });

  test('opens one cup by two presses on the same panel', async () => {
    const shown = await table.slash('Ada', 'cup create', { game: 'cyclades', players: '3' });
    const presses = [press('Ada', control(shown, 'open')), press('Ada', control(shown, 'open'))];
    for (const opened of await Promise.all(presses)) expect(opened?.text).toContain('Entries for Cup #1 are open');
    expect(await table.services.stores.cups.find(2)).toBeUndefined();
  });

  test('refuses a press that no longer comes from a moderator, and choices that are not offered', async () => {
    const shown = await table.slash('Ada', 'cup create');
    expect((await press('Ada', control(shown, 'open'), { may: 0n }))?.text).toContain('Only moderators');
    expect((await table.choose('Ada', control(shown, 'seats'), ['9']))?.text).toContain('out of date');
    for (const picks of ['z', '0z', '00', `${'0'.repeat(31)}0`])
      expect((await press('Ada', control(shown, 'open').replace(/[^.]+$/, picks)))?.text).toContain('out of date');
    expect(await table.services.stores.cups.find(1)).toBeUndefined();
  });
});

describe('entries', () => {
  test('are made and withdrawn by one press each, and the post shows who is in, without a ping', async () => {
    await open();
    expect((await press('Blaise', '1.cup.1.enter'))?.text).toContain('You’ve entered Cup #1');
    expect((await press('Blaise', '1.cup.1.enter'))?.text).toContain('already');
    await press('Carl', '1.cup.1.enter');
    expect((await press('Carl', '1.cup.1.withdraw'))?.text).toContain('withdrawn');
    expect((await press('Dora', '1.cup.1.withdraw'))?.text).toContain('aren’t in this cup');
    const [post, ...edits] = written();
    expect(edits.map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'PATCH']);
    expect(new Set(edits.map(({ path }) => path)).size).toBe(1);
    expect(edits.at(-1)?.text).toContain('**1 player**: <@901>');
    for (const { text } of [post, ...edits].flatMap((each) => each ?? [])) expect(text).toContain('"users":[]');
  });

  test('say who may enter and why others may not', async () => {
    let shown = await table.slash('Ada', 'cup create', { players: '3' });
    shown = await press('Ada', control(shown, 'rest'));
    shown = await table.choose('Ada', control(shown, 'gate'), ['85known']);
    shown = await table.choose('Ada', control(shown, 'gate').replace('.gate.', '.role.'), [ORGANISERS]);
    await press('Ada', control(shown, 'open'));
    expect(written()[0]?.text).toContain(`Only members with <@&${ORGANISERS}>`);
    expect((await press('Blaise', '1.cup.1.enter'))?.text).toContain(`members with <@&${ORGANISERS}>`);
    expect((await press('Blaise', '1.cup.1.enter', { roles: [ORGANISERS] }))?.text).toContain('players with a record');
  });

  test('are refused for a cup whose channel one cannot see', async () => {
    await open({}, [], HIDDEN_CHANNEL);
    for (const said of [await table.slash('Blaise', 'cup status'), await press('Blaise', '1.cup.1.enter')])
      expect(said?.text).toContain('no such cup');
    expect((await table.slash('Ada', 'cup status'))?.text).toContain('Cup #1');
  });

  test('are refused in direct messages and for a number that does not exist', async () => {
    await open();
    expect((await press('Blaise', '1.cup.1.enter', { in: 'dm' }))?.text).toContain('no such cup');
  });

  test('have numbers that fit in the database', () => {
    for (const { data } of cupCommands)
      expect(data.toJSON()).toMatchObject({ options: [{ name: 'cup', min_value: 1, max_value: 2_147_483_647 }] });
  });

  test('are refused for a number that does not exist', async () => {
    expect((await press('Blaise', '1.cup.9.enter'))?.text).toContain('no such cup');
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('no such cup');
  });

  test.each(LANGUAGES.map(({ locale }) => locale))(
    'the post, the rules and the standings are whole in %s',
    async (guildLocale) => {
      const locale = guildLocale === 'en' ? 'en-US' : guildLocale === 'es' ? 'es-ES' : guildLocale;
      const shown = await table.slash('Ada', 'cup create', { players: '3' }, { guildLocale: locale, locale });
      await press('Ada', control(shown, 'open'), { guildLocale: locale, locale });
      for (const who of PEOPLE) await press(who, '1.cup.1.enter', { locale });
      await playOut();
      await syncCupPost(table.services, 1);
      const texts = [...written().map(({ text }) => text), (await press('Ada', '1.cup.1.rules', { locale }))?.text ?? ''];
      for (const text of texts) expect(text).not.toMatch(/undefined|\{ ?\$|cup-[a-z]/);
    },
  );
});

import { beforeEach, describe, expect, test } from 'vitest';
import { type CupCommand, loadCup, playCup, tablesOf, usualPoints } from '#community/cups/index.ts';
import { syncCupPost } from '#discord/cups/cupPost.ts';
import {
  CHANNEL,
  HIDDEN_CHANNEL,
  ORGANISERS,
  openTable,
  PEOPLE,
  type Person,
  type Place,
  type Table,
} from '../../support/drivers/discordActions.ts';
import { LANGUAGES } from '../../support/languages.ts';

const DAY = 24 * 3_600_000;

let now: number;
let table: Table;

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  const picture = async () => ({ file: new Uint8Array([1]), name: 'record.jpg', width: 1, height: 1 });
  table = openTable({ clock: { now: () => new Date(now) }, renderCard: picture });
});

const press = (who: Person, customId: string, place: Place = {}) => table.press(who, { customId, label: '' }, 'ephemeral', place);

/** Opens a cup of Cyclades by the command and the panel. */
const open = async (
  options: Readonly<Record<string, string | number>> = {},
  changes: readonly (readonly [string, string])[] = [],
  channel = CHANNEL,
) => {
  let shown = await table.slash('Ada', 'cup create', { game: 'cyclades', players: 3, ...options }, { in: channel });
  for (const [part, value] of changes) {
    if (part === 'most') shown = await press('Ada', control(shown, 'rest'));
    shown = await table.choose('Ada', control(shown, part), [value]);
  }
  return press('Ada', control(shown, 'open'), { in: channel });
};

const control = (shown: Awaited<ReturnType<Table['slash']>>, part: string): string =>
  shown?.controls.find(({ customId }) => customId.startsWith(`1.cupset.${part}.`))?.customId ?? expect.fail(`no ${part}`);

const play = (asked: Exclude<CupCommand, { readonly type: 'Open' | 'Enter' | 'Withdraw' }>, id: string) =>
  playCup(table.services, 1, asked, id);

/** What was posted in or edited: texts, with the custom ids of controls. */
const written = () =>
  table.requests
    .filter(({ method, path }) => path.startsWith('/channels/20/messages') && method !== 'GET')
    .map(({ method, path, body, files }) => ({ method, path, text: JSON.stringify(body), files: files.length }));

/** Draws the cup and scores all its tables but `left`, each by the order of the seats. */
const playOut = async (left = 0): Promise<void> => {
  now += 4 * DAY;
  await play({ type: 'CloseEntries', seed: '00' }, 'close');
  const drawn = (await loadCup(table.services.stores, 1)) ?? expect.fail('no cup');
  for (const each of tablesOf(drawn.cup).slice(left)) {
    const seats = each.seats.map((_, seat) => ({ place: seat + 1, left: false, timeOuts: 0, share: 0.5 }));
    await play({ type: 'Score', table: each.table, how: 'played', seats }, `score ${each.table}`);
  }
};

describe('the set-up of a cup', () => {
  test('is for moderators, keeps its choices in its menus, and opens the entries in the channel', async () => {
    const refused = await table.slash('Blaise', 'cup create', {}, { may: 0n });
    expect(refused?.text).toContain('Only moderators');
    const opened = await open({ days: 7, format: 'league' }, [
      ['pace', '24h'],
      ['most', '7'],
      ['computers', 'yes'],
    ]);
    expect(opened?.text).toContain('Entries for Cup #1 are open');
    const [event] = (await table.services.stores.cups.find(1))?.events ?? [];
    expect(event).toMatchObject({
      settings: {
        ...{ game: 'cyclades', seats: 3, pace: '24h', most: 7, computers: true, roundDays: 42, points: usualPoints(3) },
        ...{ entriesCloseAt: now + 7 * DAY, format: { kind: 'league' }, entry: { gate: 'none' }, fair: 'secret', rated: false },
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

  test('refuses a press that no longer comes from a moderator, and choices that are not offered', async () => {
    const shown = await table.slash('Ada', 'cup create');
    expect((await press('Ada', control(shown, 'open'), { may: 0n }))?.text).toContain('Only moderators');
    expect((await table.choose('Ada', control(shown, 'seats'), ['9']))?.text).toContain('out of date');
    const forged = control(shown, 'open').replace('.4.', '.9.');
    expect((await press('Ada', forged.replace('.48h.', '.1h.')))?.text).toContain('out of date');
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
    let shown = await table.slash('Ada', 'cup create', { players: 3 });
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

  test('are refused for a number that does not exist', async () => {
    expect((await press('Blaise', '1.cup.9.enter'))?.text).toContain('no such cup');
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('no such cup');
  });

  test.each(LANGUAGES.map(({ locale }) => locale))(
    'the post, the rules and the standings are whole in %s',
    async (guildLocale) => {
      const locale = guildLocale === 'en' ? 'en-US' : guildLocale === 'es' ? 'es-ES' : guildLocale;
      const shown = await table.slash('Ada', 'cup create', { players: 3 }, { guildLocale: locale, locale });
      await press('Ada', control(shown, 'open'), { guildLocale: locale, locale });
      for (const who of PEOPLE) await press(who, '1.cup.1.enter', { locale });
      await playOut();
      await syncCupPost(table.services, 1);
      const texts = [...written().map(({ text }) => text), (await press('Ada', '1.cup.1.rules', { locale }))?.text ?? ''];
      for (const text of texts) expect(text).not.toMatch(/undefined|\{ ?\$|cup-[a-z]/);
    },
  );
});

describe('the standings of a cup', () => {
  test('replace the entries in the same post, with a picture that each change draws again', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    const [post] = written();
    await playOut(1);
    await syncCupPost(table.services, 1);
    await syncCupPost(table.services, 1);
    const last = written().at(-1);
    expect(last).toMatchObject({ method: 'PATCH', files: 1 });
    expect(last?.text).toMatch(/9 of 10 matches are over/);
    expect(last?.text).toMatch(/1\. <@90\d> – \d+ \(\d\/6\)/);
    expect(last?.text).toContain('"description":"Cup #1: Cyclades');
    expect(written().filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(post?.text).not.toContain('attachment://');
  });

  test('end with a podium in a post of its own, which pings all players once', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    await playOut();
    await play({ type: 'EndRound' }, 'end');
    await Promise.all([syncCupPost(table.services, 1), syncCupPost(table.services, 1)]);
    const ends = written().filter(({ text }) => text.includes('"users":["9'));
    expect(new Set(ends.map(({ text }) => text)).size).toBe(1);
    for (const who of ['900', '901', '902', '903', '904']) expect(ends[0]?.text).toContain(`<@${who}> –`);
    expect(ends[0]?.text).toMatch(/🏆 <@90\d> wins Cup #1!/);
  });

  test('name nobody who was forgotten, while the cup is played and after its end, without another post', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    await playOut(1);
    await syncCupPost(table.services, 1);
    expect((await table.press('Blaise', { customId: '1.me.forget', label: '' }, 'ephemeral'))?.text).toContain('Done');
    expect(written().at(-1)).toMatchObject({ method: 'PATCH', files: 1 });
    expect(written().at(-1)?.text).not.toMatch(/<@901>|Blaise/);
    expect(written().at(-1)?.text).toContain('deleted player');
    await play({ type: 'End' }, 'end');
    await syncCupPost(table.services, 1);
    const before = written().filter(({ method }) => method === 'POST').length;
    expect(written().at(-1)?.text).toContain('https://discord.com/channels/10/20/');
    expect(written().at(-1)?.text).not.toContain('<@90');
    await table.press('Carl', { customId: '1.me.forget', label: '' }, 'ephemeral');
    expect(written().at(-1)?.text).not.toMatch(/<@902>|Carl/);
    expect(written().filter(({ method }) => method === 'POST')).toHaveLength(before);
  });

  test('show a player their matches and the deadline, in words where they want no pictures', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    await playOut(1);
    const shown = await table.slash('Ada', 'cup status');
    expect(shown?.files).toHaveLength(1);
    expect(shown?.text).toContain('You have no match in it right now');
    await table.services.stores.users.change('900', { shape: 'none' });
    expect((await table.slash('Ada', 'cup status', { cup: 1 }))?.files).toEqual([]);
  });

  test('go on where the channel is closed: the organiser gets one direct message, and the status says so', async () => {
    await open();
    for (const who of PEOPLE) await press(who, '1.cup.1.enter');
    table.refuse(/channels\/20\/messages/, 50_001);
    await playOut();
    await syncCupPost(table.services, 1);
    await play({ type: 'MoveDeadline', since: 0, until: 1 }, 'move');
    await syncCupPost(table.services, 1);
    expect(table.requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('I can’t post about Cup #1'))).toHaveLength(1);
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('I can’t post about Cup #1');
    table.refuseNothing();
    await play({ type: 'EndRound' }, 'end');
    await syncCupPost(table.services, 1);
    expect((await table.slash('Blaise', 'cup status'))?.text).not.toContain('I can’t post');
    expect(written().at(-1)?.text).toContain('The cup is over');
    expect(written().some(({ text }) => text.includes('wins Cup #1!'))).toBe(true);
  });
});

describe('the end of a cup', () => {
  test('is a moderator’s, and asked about once', async () => {
    await open();
    expect((await table.slash('Blaise', 'cup cancel', {}, { may: 0n }))?.text).toContain('Only moderators');
    expect((await press('Blaise', '1.cupend.1.cancel', { may: 0n }))?.text).toContain('Only moderators');
    const asked = await table.slash('Ada', 'cup cancel');
    expect(asked?.text).toContain('Cancel Cup #1?');
    expect((await press('Ada', '1.cupend.1.end'))?.text).toContain('no standings to end with');
    expect((await press('Ada', asked?.controls[0]?.customId ?? ''))?.text).toContain('cancelled');
    expect(written().at(-1)?.text).toContain('The cup is cancelled');
    expect((await press('Blaise', '1.cup.1.enter'))?.text).toContain('over');
    const audit = (await table.slash('Ada', 'server audit'))?.text;
    expect(audit).toMatch(/: 2\*\*\n.*<@900>: cancelled Cup #1\n.*<@900>: opened entries for Cup #1$/);
  });

  test('is shown to all where the channel was deleted', async () => {
    await open({}, [], HIDDEN_CHANNEL);
    await table.services.stores.cups.setPost(1, { isUnposted: true });
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('no such cup');
    await table.services.stores.cups.setPost(1, { channel: '404' });
    expect((await table.slash('Blaise', 'cup status'))?.text).toContain('I can’t post about Cup #1');
  });
});

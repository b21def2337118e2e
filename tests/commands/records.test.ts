import { describe, expect, test } from 'vitest';
import type { Participation } from '#matches/index.ts';
import { CHANNEL, openTable, SERVER, type Shown, type Table } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { LANGUAGES } from '../support/languages.ts';

const [BLAISE, CARL] = ['901', '902'] as const;
const HOUR = 3_600;

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';
const control = (kind: string, match = 2) => ({ customId: `1.${kind}.${match}`, label: kind });

/** The newest text of the lobby message. */
const lobbyOf = ({ requests }: Table): string => {
  const posts = requests.filter(({ method, path }) => method !== 'GET' && path.startsWith(`/channels/${CHANNEL}/messages`));
  return JSON.stringify(posts.findLast(({ body }) => JSON.stringify(body).includes('Players: '))?.body);
};

/** A lobby of Ada's where Blaise finished fourteen matches before, and Carl left one of two. */
const opened = async (table = openTable()): Promise<Table> => {
  const { stores } = table.services;
  await table.slash('Ada', 'match create', { game: 'cyclades' });
  const old = (await stores.matches.find(1)) ?? expect.fail('There is no match.');
  const rowOf = (user: string, number: number, part: Partial<Participation> = {}): Participation => ({
    ...{ match: 1, seat: number, user, server: SERVER, game: 'cyclades', seats: 3, people: 3, rated: false, won: false },
    ...{
      outcome: 'finished',
      asked: 25,
      inTime: 24,
      answers: [5 * HOUR],
      endedAt: new Date(Date.UTC(2025, 0, number + 1)),
      facts: {},
    },
    ...part,
  });
  await stores.participations.replace(old, [
    ...Array.from({ length: 14 }, (_, number) => rowOf(BLAISE, number)),
    ...[{}, { outcome: 'resigned' } as const].map((part, number) => rowOf(CARL, number, part)),
  ]);
  await table.slash('Ada', 'match create', { game: 'cyclades' });
  return table;
};

describe('records in a lobby', () => {
  test('the lobby shows how reliably each player plays, with a moderator’s note, also to the player', async () => {
    const table = await opened();
    await table.press('Blaise', control('join'));
    expect(lobbyOf(table)).toContain('Blaise – plays in time 96%, 14 finished, usual answer 5 h');
    expect(lobbyOf(table)).toContain('Ada – no record yet');
    const saved = await table.slash('Ada', 'server note', { player: { user: CARL }, text: 'Asks *before* leaving' });
    expect(textOf(saved)).toContain('Asks \\*before\\* leaving');
    await table.press('Carl', control('join'));
    expect(lobbyOf(table)).toContain(
      'Carl – plays in time 50%, 1 finished, 1 left early, usual answer 5 h · A moderator’s note: Asks',
    );
    const own = await table.slash('Carl', 'me record');
    expect(textOf(own)).toContain('**Your record here:** plays in time 50%');
    expect(textOf(own)).toContain('A moderator’s note: Asks');
    const { decisions } = await table.services.stores.moderation.list(SERVER, 0, 5);
    expect(decisions).toMatchObject([{ kind: 'note', by: '900', about: CARL, reason: 'Asks *before* leaving' }]);
    expect(textOf(await table.slash('Ada', 'server note', { player: { user: CARL } }))).toContain('Asks');
    expect(textOf(await table.slash('Carl', 'me record'))).toContain('A moderator’s note: Asks');
    expect(textOf(await table.slash('Ada', 'server note', { player: { user: CARL }, clear: true }))).toContain('is deleted');
    expect(textOf(await table.slash('Ada', 'server note', { player: { user: CARL } }))).toContain('no note');
    expect(textOf(await table.slash('Carl', 'me record'))).not.toContain('note');
  });

  test('a player who has only finished matches without other people reads that those don’t count', async () => {
    const table = await opened();
    const { stores } = table.services;
    const old = (await stores.matches.find(1)) ?? expect.fail('There is no match.');
    const rows = await stores.participations.list({ match: 1 });
    await stores.participations.replace(
      old,
      rows.map((row) => ({ ...row, people: 1 })),
    );
    await table.press('Blaise', control('join'));
    expect(lobbyOf(table)).toContain('Blaise – no record yet (only matches with other people count)');
    expect(lobbyOf(table)).toMatch(/Ada – no record yet[^ ]/);
    expect(textOf(await table.slash('Blaise', 'me record'))).toContain('only matches with other people count');
  });

  test('only moderators write notes', async () => {
    const table = await opened();
    const refused = await table.slash('Blaise', 'server note', { player: { user: CARL }, text: 'rude' }, { may: 0n });
    expect(textOf(refused)).toContain('Only moderators of this server');
    expect(await table.services.stores.playerNotes.of([CARL], SERVER)).toEqual(new Map());
  });

  test('a gate keeps players below it out and says why, and lets them in when the host opens it', async () => {
    const table = await opened();
    await table.choose('Ada', '1.set.2.gate', ['85']);
    expect(lobbyOf(table)).toContain('Who may join: plays in time 85% or more, or no record yet');
    const refused = textOf(await table.press('Carl', control('join')));
    expect(refused).toContain('at least 85%. Yours is 50%. Five matches finished in a row make it good again');
    await table.press('Blaise', control('join'));
    await table.choose('Ada', '1.set.2.gate', ['none']);
    await table.press('Carl', control('join'));
    await table.choose('Ada', '1.set.2.gate', ['95known']);
    expect(textOf(await table.press('Ada', control('start')))).toContain('Carl has a record of 50%');
    await table.press('Carl', control('leave'));
    await table.press('Ada', control('start'));
    expect((await table.services.stores.matches.find(2))?.status).toBe('playing');
  });

  test('a player can let the matches of all servers count', async () => {
    const table = await opened();
    const { stores } = table.services;
    const rows = await stores.participations.list({ match: 1 });
    const old = (await stores.matches.find(1)) ?? expect.fail('There is no match.');
    await stores.participations.replace(
      old,
      rows.map((row) => ({ ...row, server: 'elsewhere' })),
    );
    await table.press('Blaise', control('join'));
    expect(lobbyOf(table)).toContain('Blaise – no record yet');
    await table.slash('Blaise', 'me settings', { record: 'everywhere' });
    await table.press('Blaise', control('leave'));
    await table.press('Blaise', control('join'));
    expect(lobbyOf(table)).toContain('Blaise – plays in time 96%');
    expect(textOf(await table.slash('Blaise', 'me record'))).toContain('on all servers');
  });

  test.each(LANGUAGES)('the words about a record fit in $locale', ({ records, common }) => {
    const facts = { percent: 96, finished: 14, left: 2, answer: 5 * HOUR, note: 'x'.repeat(100) };
    for (const text of [records.line(facts), records.own(facts, true, 20, 5)]) expect(text).toMatch(/96.*14.*2.*5/s);
    expect(records.line(facts).length).toBeLessThanOrEqual(240);
    expect(records.own({ finished: 0, left: 0 }, false, 20, 5).length).toBeLessThanOrEqual(1_200);
    for (const gate of ['none', '85', '95known']) expect(common.gate.value(gate).length).toBeLessThanOrEqual(55);
  });

  test('the settings panel with all its menus keeps to the limits', async () => {
    const shown = (await openTable().slash('Ada', 'me settings')) ?? expect.fail('There is no reply.');
    expectWithinLimits(shown);
    expect(shown.text.length).toBeGreaterThan(0);
  });
});

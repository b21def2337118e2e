import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLeaving } from '#community/record/index.ts';
import { ownStatistics, serverStatistics } from '#community/statistics/index.ts';
import type { Companion, Participation } from '#matches/index.ts';

const PLAYED: Participation = {
  match: 1,
  seat: 0,
  user: 'ada',
  server: 'home',
  game: 'cyclades',
  seats: 4,
  people: 4,
  rated: false,
  outcome: 'finished',
  place: 1,
  won: true,
  asked: 7,
  inTime: 7,
  answers: [60, 3600],
  endedAt: new Date('2026-03-01T00:00:00Z'),
  finishedAt: new Date('2026-03-01T00:00:00Z'),
  facts: { side: 'ares', used: { medusa: 2 } },
};

const part = (changed: Partial<Participation>): Participation => ({ ...PLAYED, ...changed });

const lost = { won: false, place: 3 } as const;

const companionOf = ({ match, user, seat, place, outcome }: Participation): Companion => ({
  match,
  user,
  seat,
  outcome,
  ...(place !== undefined && { place }),
});

const own = (rows: readonly Participation[], others: readonly Companion[] = [], luck = new Map<number, readonly number[]>()) =>
  ownStatistics(rows, others, luck);

const { finishedAt, ...unfinished } = PLAYED;

describe('statistics of a person', () => {
  test('matches count that are over, were played by several people, and were not left without fault', () => {
    const rows = [
      part({ match: 1 }),
      part({ match: 2, ...lost, outcome: 'resigned' }),
      part({ match: 3, ...lost, outcome: 'released' }),
      part({ match: 4, people: 1 }),
      { ...unfinished, match: 5, outcome: 'resigned' as const },
    ];
    expect(own(rows)).toMatchObject({ matches: 2, won: 1, left: 1, practised: 1 });
    expect(own([])).toEqual({ matches: 0, won: 0, left: 0, practised: 0, bySeats: [], games: [], encounters: [] });
    expect(finishedAt).toBeDefined();
  });

  test('wins are counted by the number of seats, by game and by side, and what was used by how often', () => {
    const rows = [
      part({ match: 1, facts: { side: 'zeus', used: { medusa: 2, kraken: 1 } } }),
      part({ match: 2, facts: { side: 'ares', used: { kraken: 4 } }, ...lost }),
      part({ match: 3, seats: 2, facts: { side: 'ares', used: {} } }),
      part({ match: 4, game: 'peloponnes', facts: {}, ...lost }),
    ];
    const { bySeats, games } = own(rows);
    expect(bySeats).toEqual([
      { key: '2', count: 1, won: 1 },
      { key: '4', count: 3, won: 1 },
    ]);
    expect(games).toEqual([
      {
        game: 'cyclades',
        matches: 3,
        total: { key: 'cyclades', count: 3, won: 2 },
        sides: [
          { key: 'ares', count: 2, won: 1 },
          { key: 'zeus', count: 1, won: 1 },
        ],
        used: [
          { key: 'kraken', count: 5, won: 1 },
          { key: 'medusa', count: 2, won: 2 },
        ],
      },
      { game: 'peloponnes', matches: 1, total: { key: 'peloponnes', count: 1, won: 0 }, sides: [], used: [] },
    ]);
  });

  test('the usual answer is the middle of all answers, and luck the mean of the matches of which it is known', () => {
    const rows = [
      part({ match: 1, seat: 1, answers: [10, 900] }),
      part({ match: 2, answers: [30] }),
      part({ match: 3, answers: [], ...lost, outcome: 'timedOut' }),
    ];
    const luck = new Map([
      [1, [-0.25, 0.25]],
      [3, [0.9, 0.1]],
    ]);
    expect(own(rows, [], luck)).toMatchObject({ medianAnswer: 30, luck: 0.25 });
    expect(own([part({ answers: [] })])).not.toHaveProperty('medianAnswer');
    expect(own(rows)).not.toHaveProperty('luck');
  });

  test('head to head counts shared matches, and who was ahead where both finished', () => {
    const rows = [
      part({ match: 1 }),
      part({ match: 2, place: 2, won: false }),
      part({ match: 3 }),
      part({ match: 4, people: 1 }),
    ];
    const others = [
      part({ match: 1, user: 'bea', seat: 1, place: 2 }),
      part({ match: 2, user: 'bea', seat: 1, place: 1 }),
      part({ match: 3, user: 'bea', seat: 1, place: 4, outcome: 'resigned' }),
      part({ match: 1, user: 'cy', seat: 2, place: 1 }),
      part({ match: 4, user: 'dee', seat: 2, place: 2 }),
    ].map(companionOf);
    expect(own(rows, others).encounters).toEqual([
      { user: 'bea', matches: 3, ahead: 1, behind: 1 },
      { user: 'cy', matches: 1, ahead: 0, behind: 0 },
    ]);
  });
});

const anyRows: fc.Arbitrary<readonly Participation[]> = fc
  .array(
    fc.record({
      match: fc.integer({ min: 1, max: 12 }),
      user: fc.constantFrom('ada', 'bea', 'cy', 'dee'),
      won: fc.boolean(),
      place: fc.integer({ min: 1, max: 4 }),
      people: fc.integer({ min: 1, max: 3 }),
      outcome: fc.constantFrom<Participation['outcome']>('finished', 'resigned', 'released'),
      answers: fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 4 }),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row) => part(row)));

describe('statistics of a server', () => {
  const three = (user: string, changed: Partial<Participation> = {}) =>
    [1, 2, 3].map((match) => part({ match, user, seat: user.charCodeAt(0) % 4, ...changed }));

  test('a leaderboard has only people who want to be on it and finished 3 matches of several turns with others', () => {
    const rows = [
      ...three('ada', { ...lost, answers: [50] }),
      ...three('bea', { answers: [20] }),
      ...three('cy'),
      ...three('dee').slice(1),
      part({ match: 1, user: 'dee', outcome: 'resigned' }),
      ...three('eve', { people: 1 }),
      ...three('fay', { asked: 4 }),
    ];
    const { boards, matches, people } = serverStatistics(rows, new Set(['ada', 'bea', 'dee', 'eve', 'fay']), new Map());
    expect([matches, people]).toEqual([3, 5]);
    expect(boards.wins).toEqual([{ user: 'bea', value: 3, matches: 3 }]);
    expect(boards.answers.map(({ user, value }) => [user, value])).toEqual([
      ['bea', 20],
      ['ada', 50],
    ]);
    expect(boards.luck).toEqual([]);
  });

  test('the luckiest has most luck in a match', () => {
    const luck = new Map([1, 2, 3].map((match) => [match, [0, 0.1, 0.2, -0.3]]));
    const rows = [...three('ada', { seat: 3 }), ...three('bea', { seat: 2 })];
    const { boards } = serverStatistics(rows, new Set(['ada', 'bea']), luck);
    expect(boards.luck).toEqual([{ user: 'bea', value: expect.closeTo(0.2), matches: 3 }]);
  });

  test('nobody is named who does not want to be, whatever was played', () => {
    fc.assert(
      fc.property(anyRows, fc.subarray(['ada', 'bea', 'cy', 'dee']), (rows, shown) => {
        const said = JSON.stringify(serverStatistics(rows, new Set(shown), new Map()));
        for (const user of ['ada', 'bea', 'cy', 'dee']) if (!shown.includes(user)) expect(said).not.toContain(`"${user}"`);
      }),
    );
  });

  test('without a forgotten person, the numbers of all others stay the same', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const kept = rows.filter(({ user }) => user !== 'dee');
        for (const user of ['ada', 'bea', 'cy']) {
          const of = (all: readonly Participation[]) => {
            const mine = all.filter((row) => row.user === user);
            const { encounters, ...rest } = own(mine, all.filter((row) => row.user !== user).map(companionOf));
            return { ...rest, encounters: encounters.filter((each) => each.user !== 'dee') };
          };
          expect(of(kept)).toEqual(of(rows));
        }
        const boardsOf = (all: readonly Participation[]) =>
          serverStatistics(all, new Set(['ada', 'bea', 'cy']), new Map()).boards;
        expect(boardsOf(kept)).toEqual(boardsOf(rows));
      }),
    );
  });

  test('who left is never ahead of anyone', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const mine = rows.filter(({ user }) => user === 'ada').map((row) => ({ ...row, outcome: 'resigned' as const }));
        expect(mine.every(isLeaving)).toBe(true);
        for (const { ahead, behind } of own(mine, rows.filter(({ user }) => user !== 'ada').map(companionOf)).encounters)
          expect([ahead, behind]).toEqual([0, 0]);
      }),
    );
  });
});

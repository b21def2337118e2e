import { describe, expect, test } from 'vitest';
import { isShown, withCounts } from '#community/ratings/index.ts';
import type { Participation, RatedPart } from '#matches/index.ts';
import { byForm, drawn, drawsOf, lastRows, matchOf, season, strengthsOf } from './seasons.ts';

/** A server of sixty people for a year, and a person of average strength who comes to it. */
const draw = drawsOf(1);
const strengths = strengthsOf(60, draw);
const year = season(strengths, 600, 2, draw);

/** Returns honest matches of the person on the server, three days apart. */
const honest = (count: number, from: number): readonly RatedPart[] => {
  const own = drawsOf(2);
  return Array.from({ length: count }, (_, index) => {
    const others = drawn(3, strengths.length, own).map((each) => [`p${each}`, strengths[each] ?? 25] as const);
    return matchOf(from + 3 * index, byForm([['me', 25], ...others], own));
  }).flat();
};

/** Returns matches that the person wins against own accounts. */
const ring = (accounts: number, count: number, from: number): readonly RatedPart[] => {
  const own = drawsOf(3);
  return Array.from({ length: count }, (_, index) =>
    matchOf(from + index / 2, ['me', ...drawn(Math.min(accounts, 3), accounts, own).map((each) => `own${each}`)]),
  ).flat();
};

const ratingOf = (parts: readonly RatedPart[], person = 'me') => {
  const row = lastRows([...year, ...parts]).get(person);
  if (row === undefined) throw new Error('The person is not rated.');
  return row;
};

describe('own accounts', () => {
  test('a newcomer who wins against up to seven own accounts is as unknown afterwards as before, and so are the accounts', () => {
    for (const accounts of [2, 3, 7]) {
      const parts = ring(accounts, 300, 300);
      expect(ratingOf(parts)).toMatchObject({ mu: 25, sigma: 25 / 3 });
      for (let account = 0; account < accounts; account++) expect(isShown(ratingOf(parts, `own${account}`))).toBe(false);
    }
  });

  test('a rated player who wins against own accounts gains nothing', () => {
    const before = honest(40, 300);
    for (const accounts of [2, 4, 7]) expect(ratingOf([...before, ...ring(accounts, 300, 500)]).mu).toBe(ratingOf(before).mu);
  });

  test('a ring of fifteen accounts with three hundred matches gains less than a rating is uncertain', () => {
    const before = ratingOf(honest(40, 300));
    const after = ratingOf([...honest(40, 300), ...ring(15, 300, 500)]);
    expect(after.mu - before.mu).toBeLessThan(before.sigma / 2);
  });
});

const rowOf = (seat: number, user: string, part: Partial<Participation>): Participation => ({
  ...{ match: 1, seat, user, server: 'server', game: 'game', seats: 2, people: 2, rated: true, outcome: 'finished' },
  ...{ place: seat + 1, won: seat === 0, asked: 9, inTime: 9, answers: Array<number>(20).fill(60), facts: {} },
  ...{ endedAt: new Date(0), finishedAt: new Date(0) },
  ...part,
});
const seatsOf = (...users: readonly (string | undefined)[]) =>
  users.map((user, seat) => ({ seat, name: `${seat}`, ...(user !== undefined && { user }) }));
const countsOf = (reason: string, rows: readonly Participation[], rated = true, seats = seatsOf('ada', 'ben', 'cora')) =>
  withCounts({ rated, seats }, reason, rows).map(({ counts }) => counts);

describe('aborting', () => {
  const pair = [rowOf(0, 'ada', {}), rowOf(1, 'ben', {})];
  const early = [rowOf(0, 'ada', { answers: [5] }), rowOf(1, 'ben', { answers: [5] })];

  test('who gives up early has lost, and the other has not won', () => {
    expect(countsOf('conceded', pair)).toEqual(['placed', 'placed']);
    expect(countsOf('conceded', early)).toEqual(['present', 'last']);
    const before = honest(40, 300);
    const other = 'p0';
    const mine = ratingOf(before).mu;
    const given = [...before, ...matchOf(600, [other, 'me'], ['present', 'last'])];
    expect(ratingOf(given).mu).toBeLessThan(mine);
    expect(ratingOf(given, other).mu).toBe(ratingOf(before, other).mu);
  });

  test('a player who gives up bad beginnings is rated lower than one who plays them', () => {
    const own = drawsOf(4);
    const [played, aborted]: [RatedPart[], RatedPart[]] = [[], []];
    for (let index = 0; index < 60; index++) {
      const others = drawn(3, strengths.length, own).map((each) => [`p${each}`, strengths[each] ?? 25] as const);
      // A beginning is worth something, and the player sees it.
      const beginning = 6 * (own() - 0.5);
      const came = byForm([['me', 25 + beginning], ...others], own);
      played.push(...matchOf(300 + index, came));
      const rest = came.filter((each) => each !== 'me');
      const counts = ['last', ...rest.map(() => 'placed' as const)] as const;
      aborted.push(...(beginning < 0 ? matchOf(300 + index, ['me', ...rest], [...counts]) : matchOf(300 + index, came)));
    }
    expect(ratingOf(aborted).mu).toBeLessThan(ratingOf(played).mu - 1);
  });

  test('a match that the players or nobody ended is rated for nobody, nor is a casual one', () => {
    for (const reason of ['draw', 'standing', 'abandoned']) expect(countsOf(reason, pair)).toEqual([undefined, undefined]);
    expect(countsOf('metropolises', pair, false)).toEqual([undefined, undefined]);
    expect(countsOf('metropolises', early)).toEqual(['placed', 'placed']);
  });

  test('who resigned, handed over or let time run out is last, and who was released or took over does not count', () => {
    const seats = [
      ...seatsOf('ada', 'ben'),
      { seat: 2, user: 'dora', name: 'Dora', held: [{ name: 'Cora', upTo: 9, user: 'cora' }] },
      { seat: 3, user: 'finn', name: 'Finn', held: [{ name: 'Talos', upTo: 9, computer: true as const }] },
    ];
    const rows = [
      rowOf(0, 'ada', {}),
      rowOf(1, 'ben', { outcome: 'timedOut' }),
      rowOf(2, 'cora', { outcome: 'handedOver' }),
      rowOf(2, 'dora', {}),
      rowOf(3, 'finn', {}),
    ];
    expect(countsOf('metropolises', rows, true, seats)).toEqual(['placed', 'last', 'last', undefined, undefined]);
    expect(countsOf('metropolises', [rowOf(0, 'ada', { outcome: 'released' })])).toEqual([undefined]);
  });
});

describe('AI players', () => {
  test('people are rated against people only: with AI players alone nothing is rated', () => {
    // An AI player has no row.
    const alone = withCounts({ rated: true, seats: seatsOf('me', undefined, undefined) }, 'metropolises', [rowOf(0, 'me', {})]);
    expect(alone.map(({ counts }) => counts)).toEqual(['placed']);
    const before = honest(40, 300);
    const wins = Array.from({ length: 200 }, (_, index) => matchOf(500 + index, ['me'])).flat();
    expect(ratingOf([...before, ...wins])).toEqual(ratingOf(before));
  });

  test('AI players at the table change nothing about what two people gain or lose', () => {
    const before = honest(40, 300);
    const match = matchOf(500, ['me', 'p0']);
    const apart = match.map((part, index) => ({ ...part, place: 2 * index + 1 }));
    expect(ratingOf([...before, ...apart]).mu).toBe(ratingOf([...before, ...match]).mu);
  });
});

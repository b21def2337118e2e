import { describe, expect, test } from 'vitest';
import { type Pool, poolOf } from '#community/cups/index.ts';

const SIZES = [2, 3, 4, 5].flatMap((seats) =>
  Array.from({ length: 41 - seats }, (_, index) => ({ seats, players: seats + index })),
);

/** How often each pair of players meets, counted at the tables. */
const meetings = ({ tables }: Pool, players: number): readonly number[] => {
  const met = new Map<string, number>();
  for (const seats of tables) {
    for (const one of seats)
      for (const other of seats) if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  }
  return Array.from({ length: players }, (_, one) =>
    Array.from({ length: players - one - 1 }, (_, index) => met.get(`${one} ${one + index + 1}`) ?? 0),
  ).flat();
};

describe('a balanced pool', () => {
  test.each([
    { players: 7, seats: 4, matches: 7, each: 4, meet: 2 },
    { players: 5, seats: 4, matches: 5, each: 4, meet: 3 },
    { players: 13, seats: 4, matches: 13, each: 4, meet: 1 },
    { players: 7, seats: 3, matches: 7, each: 3, meet: 1 },
    { players: 4, seats: 3, matches: 4, each: 3, meet: 2 },
    { players: 13, seats: 3, matches: 26, each: 6, meet: 1 },
    { players: 11, seats: 5, matches: 11, each: 5, meet: 2 },
    { players: 21, seats: 5, matches: 21, each: 5, meet: 1 },
    { players: 6, seats: 5, matches: 6, each: 5, meet: 4 },
    { players: 5, seats: 2, matches: 10, each: 4, meet: 1 },
  ])('of $players at tables of $seats: each plays $each of $matches matches, each pair meets $meet times', (design) => {
    const pool = poolOf(design.players, design.seats);
    expect(pool).toMatchObject({ each: design.each, least: design.meet, most: design.meet });
    expect(pool.tables).toHaveLength(design.matches);
    expect(new Set(meetings(pool, design.players))).toEqual(new Set([design.meet]));
  });

  test.each(SIZES)('of $players at tables of $seats tells its figures truly, and is even', ({ players, seats }) => {
    const pool = poolOf(players, seats);
    const met = meetings(pool, players);
    expect([Math.min(...met), Math.max(...met)]).toEqual([pool.least, pool.most]);
    // One more or less than the others can't be avoided where the average is no whole number; two only in a few sizes.
    expect(pool.most - pool.least).toBeLessThanOrEqual(UNEVEN.has(`${players} ${seats}`) ? 2 : 1);
    for (const table of pool.tables) expect(new Set(table).size).toBe(seats);
    for (let player = 0; player < players; player++) {
      const bySeat = Array.from({ length: seats }, (_, seat) => pool.tables.filter((table) => table[seat] === player).length);
      expect(new Set(bySeat)).toEqual(new Set([pool.each / seats]));
    }
  });
});

/** Sizes where no block does better. */
const UNEVEN = new Set(['20 5', '22 5']);

import type { Chance } from '#engine/game.ts';

/** Numbers in [0, 1) for tests: the same seed gives the same ones (mulberry32). */
export const seededNumbers = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A fast Chance for tests: the same seed gives the same draws. */
export const seeded = (seed: number): Chance => {
  const next = seededNumbers(seed);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('The list to pick from is empty.');
    return list[Math.floor(next() * list.length)] as T;
  };
  return { die: pick<number>, pick };
};

/** Throws exactly these dice; picks the first of every list. */
export const loaded = (dice: readonly number[]): Chance => {
  const left = [...dice];
  return {
    die: (faces) => {
      const next = left.shift();
      if (next === undefined) throw new Error('No die is left to throw.');
      if (!faces.includes(next)) throw new Error(`The die has no ${next}.`);
      return next;
    },
    pick: (list) => list[0] as never,
  };
};

import type { Chance } from '#engine/game.ts';

/** A list drawn at random from another, without repeats. */
export const drawn = <T>(from: readonly T[], count: number, chance: Chance): readonly T[] => {
  if (count === 0) return [];
  const first = chance.pick(from);
  const at = from.indexOf(first);
  return [first, ...drawn(from.toSpliced(at, 1), count - 1, chance)];
};

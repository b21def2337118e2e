import type { Chance } from '#engine/game.ts';

/** `count` elements of a list without repetition, in the order they are drawn; all of a shorter list. */
export const drawn = <T>(list: readonly T[], count: number, chance: Chance): readonly T[] => {
  if (count <= 0 || list.length === 0) return [];
  const index = chance.pick([...list.keys()]);
  return [list[index] as T, ...drawn(list.toSpliced(index, 1), count - 1, chance)];
};

import type { Chance } from '#engine/game.ts';

/** Returns `count` random items of a list, without repeats. */
export const drawn = <T>(from: readonly T[], count: number, chance: Chance): readonly T[] => {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count) {
    const item = chance.pick(left);
    left.splice(left.indexOf(item), 1);
    taken.push(item);
  }
  return taken;
};

import type { Chance } from '#engine/game.ts';

/** Returns `count` random items of a list, in the order they are drawn; all of a shorter list. */
export const drawn = <T>(list: readonly T[], count: number, chance: Chance): readonly T[] => {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    const item = chance.pick(left);
    left.splice(left.indexOf(item), 1);
    taken.push(item);
  }
  return taken;
};

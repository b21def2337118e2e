import type { Chance } from '#engine/game.ts';

/** A list drawn at random from another, without repeats. */
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

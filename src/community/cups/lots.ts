/** Returns a lot of a draw: a number that follows from the seed and a text, evenly among all 32-bit numbers (FNV-1a, then MurmurHash3's end). */
const lotOf = (seed: string, text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of `${seed} ${text}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Returns entrants in the order of a draw. Anybody who knows the seed can repeat it. */
export const drawn = (seed: string | undefined, draw: string, entrants: readonly number[]): readonly number[] =>
  entrants
    .map((entrant) => ({ entrant, lot: lotOf(seed ?? '', `${draw} ${entrant}`) }))
    .toSorted((one, other) => one.lot - other.lot || one.entrant - other.entrant)
    .map(({ entrant }) => entrant);

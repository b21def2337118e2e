import { createHmac } from 'node:crypto';
import type { Chance } from '#engine/game.ts';

/** What makes the luck of one match its own. */
export interface Luck {
  /** Known to the house only until the match is over; never in a state, event, view or log. */
  readonly secret: Uint8Array;
  /** What tells this match from others that share a secret. */
  readonly match: string | number;
  /** Hashes of the words that seats have put in, in their order, so that the house alone does not make the luck. */
  readonly words?: readonly string[];
  /** The signature of a round of a public beacon, so that nobody could know the luck before that was published. */
  readonly beacon?: string | undefined;
}

const RANGE = 2 ** 48;

/**
 * Returns the chance of the decision whose first event gets `version`: the same luck and version give the same draws, and no two
 * versions share one. Matches that were opened before draws were counted draw by it, since a log must replay as it was played.
 */
export const chanceOf = (luck: Luck, version: number): Chance => {
  let drawn = 0;
  return chanceFrom(() => numberOf(luck, [version, ++drawn]));
};

/** A chance, and how many numbers were drawn from it so far. */
export interface CountedChance {
  readonly chance: Chance;
  readonly drawn: () => number;
}

/**
 * Returns a chance that goes on after the first `before + own` draws of a match, of which `own` are its own. The number of a draw is all that its result depends on
 * beside the luck, so that nothing but a draw changes the next one.
 */
export const countedChance = (luck: Luck, before: number, own = 0): CountedChance => {
  let drawn = own;
  return { chance: chanceFrom(() => numberOf(luck, ['draw', before + ++drawn])), drawn: () => drawn };
};

/** Returns an integer from 0 to `RANGE - 1`: the start of an HMAC-SHA-256 over words, match, the key of the draw and the beacon, if any. */
const numberOf = ({ secret, match, words = [], beacon }: Luck, key: readonly (string | number)[]): number =>
  createHmac('sha256', secret)
    .update(JSON.stringify([words, match, ...key, ...(beacon === undefined ? [] : [beacon])]))
    .digest()
    .readUIntBE(0, 6);

/** Returns the chance over a source of numbers. A number that would favour some results over others is left out. */
const chanceFrom = (number: () => number): Chance => {
  const below = (count: number): number => {
    const fair = RANGE - (RANGE % count);
    let drawn = number();
    while (drawn >= fair) drawn = number();
    return drawn % count;
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from.');
    return list[below(list.length)] as T;
  };
  return { die: pick<number>, pick };
};

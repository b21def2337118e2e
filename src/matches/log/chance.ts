import { createHmac } from 'node:crypto';
import type { Chance } from '#engine/game.ts';

/** The inputs of a match's draws. */
export interface Luck {
  /** Known only to the bot until the match is over; never in a state, event, view or log. */
  readonly secret: Uint8Array;
  /** Distinguishes this match from others that share a secret. */
  readonly match: string | number;
  /** Hashes of the entropy that players gave, in seat order, so that the bot alone does not determine the draws. */
  readonly words?: readonly string[];
  /** The signature of a public beacon round, so that the draws are unpredictable before it is published. */
  readonly beacon?: string | undefined;
}

const RANGE = 2 ** 48;

/**
 * Returns the chance for the decision whose first event gets `version`. Draws are deterministic in luck and version, and no two
 * versions share a draw. Only matches opened before draws were counted use this, because old logs must replay identically.
 */
export const chanceOf = (luck: Luck, version: number): Chance => {
  let drawn = 0;
  return chanceFrom(() => numberOf(luck, [version, ++drawn]));
};

/** A chance that counts the numbers drawn from it. */
export type CountedChance = Readonly<ReturnType<typeof countedChance>>;

/**
 * Returns a chance that continues after the first `before + own` draws of a match, of which `own` are its own. A draw depends
 * only on its number and the luck, so that only draws affect later draws.
 */
export const countedChance = (luck: Luck, before: number, own = 0) => {
  let drawn = own;
  return { chance: chanceFrom(() => numberOf(luck, ['draw', before + ++drawn])), drawn: () => drawn };
};

/**
 * Returns an integer from 0 to `RANGE - 1`: the first 48 bits of an HMAC-SHA-256 over words, match, draw key and beacon, if
 * any.
 */
const numberOf = ({ secret, match, words = [], beacon }: Luck, key: readonly (string | number)[]): number =>
  createHmac('sha256', secret)
    .update(JSON.stringify([words, match, ...key, ...(beacon === undefined ? [] : [beacon])]))
    .digest()
    .readUIntBE(0, 6);

/** Returns a chance that draws from a source of numbers. Rejection sampling discards numbers that would bias the result. */
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

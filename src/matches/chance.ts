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
}

const RANGE = 2 ** 48;

/**
 * The chance of the decision whose first event gets `version`: the same luck and version give the same draws, and no two versions
 * share one. Each draw is an HMAC-SHA-256 over words, match, version and the number of the draw; a number that would favour some
 * results over others is thrown away and drawn anew.
 */
export const chanceOf = (luck: Luck, version: number): Chance => {
  let draws = 0;
  const number = (): number => {
    draws++;
    const key = JSON.stringify([luck.words ?? [], luck.match, version, draws]);
    return createHmac('sha256', luck.secret).update(key).digest().readUIntBE(0, 6);
  };
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

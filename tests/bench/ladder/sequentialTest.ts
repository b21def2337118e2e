import { estimated } from '../figures.ts';

/** What the matches of a pairing show so far. */
export interface Estimate {
  /** The challenger's share of the wins, and a 95 % confidence interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The logarithm of the likelihood ratio of `better` to `equal`. */
  readonly logRatio: number;
  readonly verdict: 'better' | 'not better' | 'open';
}

/** The shares between which the test decides. */
export interface Hypotheses {
  readonly equal: number;
  readonly better: number;
}

/** The probability of a wrong verdict, in either direction. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
const FEWEST_BLOCKS = 8;
const NORMAL_95 = 1.96;

/**
 * Returns the estimate from the shares of blocks. A block is one deal played once from each seat, so that matches of a block are not
 * independent, but blocks are. The test is the sequential probability ratio test with the variance estimated from the blocks.
 */
export const estimate = (blocks: readonly number[], { equal, better }: Hypotheses): Estimate => {
  const { mean: share, error } = estimated(blocks);
  const margin = NORMAL_95 * error;
  // One block's variance can't be 0: the blocks seen so far may only happen to be alike.
  const spread = Math.max(blocks.length * error ** 2, 1 / (16 * blocks.length));
  const logRatio = (blocks.length * (better - equal) * (2 * share - equal - better)) / (2 * spread);
  const isKnown = blocks.length >= FEWEST_BLOCKS && Math.abs(logRatio) >= BOUND;
  const verdict = isKnown ? (logRatio > 0 ? 'better' : 'not better') : 'open';
  return { share, low: Math.max(0, share - margin), high: Math.min(1, share + margin), logRatio, verdict };
};

import { commitmentTo } from './commitment.ts';
import { isOver } from './exported.ts';
import type { MatchStore } from './ports.ts';
import type { Match } from './types.ts';

/** What is posted of a match so that its luck can be checked, in hexadecimal digits. */
export interface Fairness {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Once the match is over: nothing is drawn from it any more. */
  readonly secret?: string;
}

/** Reads it. */
export const fairnessOf = async (store: MatchStore, match: Match): Promise<Fairness> => {
  const secret = await store.secretOf(match.id);
  return { commitment: commitmentTo(secret), ...(isOver(match) && { secret: Buffer.from(secret).toString('hex') }) };
};

import { commitTo } from '../log/seedCommitment.ts';
import type { Fairness } from '../model/results.ts';
import type { Match } from '../model/types.ts';
import type { MatchStore } from '../stores/stores.ts';
import { isOver } from './exportMatch.ts';

/** Returns a match's commitment, and its secret once the match is over. */
export const fairnessOf = async (store: MatchStore, match: Match): Promise<Fairness> => {
  const secret = await store.secretOf(match.id);
  return { commitment: commitTo(secret), ...(isOver(match) && { secret: Buffer.from(secret).toString('hex') }) };
};

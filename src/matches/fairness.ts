import type { Fairness } from './answers.ts';
import { commitmentTo } from './commitment.ts';
import { isOver } from './exported.ts';
import type { MatchStore } from './ports.ts';
import type { Match } from './types.ts';

/** Reads it. */
export const fairnessOf = async (store: MatchStore, match: Match): Promise<Fairness> => {
  const secret = await store.secretOf(match.id);
  return { commitment: commitmentTo(secret), ...(isOver(match) && { secret: Buffer.from(secret).toString('hex') }) };
};

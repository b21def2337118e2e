import type { MatchId } from '#matches/index.ts';

/** For matches whose logs all replay: one that doesn't fails the test. */
export const onBroken = (match: MatchId, cause: unknown): never => {
  throw new Error(`The log of match ${match} cannot be replayed.`, { cause });
};

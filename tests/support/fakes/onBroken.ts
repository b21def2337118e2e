import type { MatchId } from '#matches/index.ts';

/** For tests in which every log replays: a broken one fails the test. */
export const onBroken = (match: MatchId, cause: unknown): never => {
  throw new Error(`The log of match ${match} cannot be replayed.`, { cause });
};

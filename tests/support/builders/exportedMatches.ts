import type { Exported, MatchId, MatchService } from '#matches/index.ts';

/** An exported match, as parsed JSON. */
export const exportOf = async (matches: MatchService, match: MatchId, user?: string): Promise<Exported> => {
  const [position, story] = [await matches.position(match, user), await matches.history(match, 0)];
  if (position === undefined || story === undefined) throw new Error(`There is no match ${match}.`);
  return JSON.parse(JSON.stringify(await matches.exportMatch(position, story))) as Exported;
};

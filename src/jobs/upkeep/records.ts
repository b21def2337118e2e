import { recordMatch } from '#community/record/index.ts';
import type { Services } from '#discord/command/services.ts';
import type { MatchId } from '#matches/index.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';

/** Matches per sweep, so that computing the records of a whole database at the first start of a release delays no reply. */
const SLICE = 10;

/** Computes the records of matches that ended or that a player left since, and of a slice of those from before this release. */
export const recordMatches = async (services: Services): Promise<void> => {
  const { stores, matches, games, log } = services;
  const factsOf = (game: string) => games.find(game)?.facts;
  const record = (match: MatchId): Promise<void> => recordMatch({ stores, matches, factsOf }, match);
  await forEachConcurrently(log, await stores.participations.due(SLICE), record, 'could not record a match');
};

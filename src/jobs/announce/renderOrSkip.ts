import type { Services } from '#discord/command/services.ts';
import { type Match, StoreUnavailable } from '#matches/index.ts';

/**
 * What is painted for a post of a match; `undefined` where painting has failed again, since a match can be told, and played, without
 * pictures. It throws the first time, for the house may be closing.
 */
export const renderOrSkip = async <Painted>(
  { log }: Services,
  match: Match,
  paint: () => Promise<Painted>,
): Promise<Painted | undefined> => {
  try {
    return await paint();
  } catch (error) {
    if (error instanceof StoreUnavailable || match.failures === 0) throw error;
    log.warn({ match: match.id, err: error }, 'a match is told without a picture that could not be painted');
    return undefined;
  }
};

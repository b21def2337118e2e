import type { Services } from '#discord/command/services.ts';
import { type Match, StoreUnavailable } from '#matches/index.ts';

/**
 * Returns the picture for a post. `undefined` where rendering failed twice, since a match can go on without pictures. Throws
 * the first time, because the app may be shutting down.
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
    log.warn({ match: match.id, err: error }, 'rendering failed; posting without the picture');
    return undefined;
  }
};

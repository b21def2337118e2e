import { acceptedBy } from '#community/queue/index.ts';
import type { EpochMs, Match, Seek, TableTerms } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';
import { waitingAs } from './queueSeeks.ts';

/**
 * Whether a table can start with the people at it, all of whom have agreed: with as many as they agreed on, or with fewer if each of them
 * takes so few by now.
 */
export const canStart = (terms: TableTerms, { seats }: Pick<Match, 'seats'>, agreed: readonly Seek[], now: EpochMs): boolean => {
  const people = seats.filter(({ user }) => user !== undefined);
  const count = people.length + (terms.computer ? 1 : 0);
  if (count >= terms.seats) return true;
  return (
    people.length > 1 &&
    people.every(({ user }) => agreed.some((seek) => seek.user === user)) &&
    agreed.every((seek) => acceptedBy(waitingAs(seek, { userId: seek.user, awake: 0 }, now), now).seats.includes(count))
  );
};

/** Starts the match of a table, and shows that in its lobby message. Returns the match, which may still be a lobby. May be repeated. */
export const startTable = async (services: Services, match: Match, id: string): Promise<Match> => {
  await services.matches.play(match.id, { type: 'Start', user: match.host }, `table ${id} start ${match.version}`);
  return trySyncLobbyMessage(services, match.id);
};

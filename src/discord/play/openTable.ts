import type { Match, TableProposal } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { recordIfRemoved } from '../gateway/guildTracker.ts';
import { syncLobbyMessage } from '../lobby/lobby.ts';
import { isChannelGone, isForbidden, isRetryable } from '../responses/discordErrors.ts';
import { leaveLobby } from './leaveLobby.ts';

/**
 * Returns the match of a table with its lobby message posted, and opens it for a table of its own. `impossible`: it has nobody left, or
 * nothing can be posted in its channel, which is forgotten; `retry`: Discord is away.
 */
export const openTable = async (services: Services, proposal: TableProposal): Promise<Match | 'impossible' | 'retry'> => {
  const { id, match: known, terms } = proposal;
  const { seeks, matches } = services.stores;
  const opened = known ?? (await openLobby(services, proposal));
  if (opened === undefined) return 'impossible';
  if (known === undefined) await seeks.setMatch(id, opened);
  const match = await matches.find(opened);
  if (match === undefined) return 'impossible';
  const isPosted = known !== undefined && match.place.lobbyMessage !== undefined && match.place.thread !== undefined;
  return terms === undefined || isPosted || match.status !== 'lobby' || match.suspendedAt !== undefined
    ? match
    : post(services, proposal, match);
};

const post = async (services: Services, { id }: TableProposal, match: Match): ReturnType<typeof openTable> => {
  try {
    return await syncLobbyMessage(services, match.id);
  } catch (error) {
    if (isRetryable(error)) return 'retry';
    if (!isChannelGone(error) && !isForbidden(error)) throw error;
    await recordIfRemoved(services, match.place.server);
    await forgetChannel(services, id, match.place.channel);
    await leaveLobby(services, match.id, match.host, `table ${id} unposted`);
    return 'impossible';
  }
};

const forgetChannel = async ({ stores: { seeks } }: Services, table: string, channel: string): Promise<void> => {
  for (const seek of await seeks.placed(table)) {
    if (seek.channel === channel) await seeks.change(seek, { channel: undefined });
  }
};

/** Opens the lobby once, hosted by the one who has waited longest in a channel that is known. */
const openLobby = async ({ matches, stores }: Services, { id, server, terms }: TableProposal): Promise<number | undefined> => {
  const host = (await stores.seeks.placed(id)).find(({ channel }) => channel !== undefined);
  if (host?.channel === undefined || terms === undefined) return undefined;
  const { game, pace, seats: seatLimit } = terms;
  const hostName = (await stores.users.find(host.user))?.name ?? host.user;
  const place = { server, channel: host.channel, ...(host.locale !== undefined && { locale: host.locale }) };
  const lobby = { game, private: true, options: {}, pace, seatLimit, place, host: host.user, hostName };
  return (await matches.create(lobby, `table ${id}`)).match?.id;
};

import type { MatchId, UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';

/** Leaves a lobby if the user has a seat in it. Returns whether it is still open. */
export const leaveLobby = async (services: Services, id: MatchId, user: UserId, commandId: string): Promise<boolean> => {
  const match = await services.stores.matches.find(id);
  if (match?.status !== 'lobby' || match.seats.every((seat) => seat.user !== user)) return match?.status === 'lobby';
  await services.matches.play(id, { type: 'Leave', user }, `${commandId} leave`);
  return (await trySyncLobbyMessage(services, id)).status === 'lobby';
};

import type { MatchId, UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { trySyncLobbyMessage } from '../lobby/lobby.ts';

/** Leaves a lobby if the user has a seat in it. */
export const leaveLobby = async (services: Services, id: MatchId, user: UserId, commandId: string): Promise<void> => {
  const match = await services.stores.matches.find(id);
  if (match?.status !== 'lobby' || match.seats.every((seat) => seat.user !== user)) return;
  await services.matches.play(id, { type: 'Leave', user }, `${commandId} leave`);
  await trySyncLobbyMessage(services, id);
};

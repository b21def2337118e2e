import type { Seat } from '#engine/game.ts';
import type { MatchId } from '#matches/index.ts';
import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { seatName } from '../text/seatNames.ts';
import { actOnLobby } from './lobbyActions.ts';

/** AI players in a lobby, seated and removed by its host. */

export const seatComputer = async (context: CommandContext, actor: Actor, id: MatchId): Promise<Reply> => {
  const { match, refused } = await actOnLobby(context, actor, id, { type: 'SeatComputer', user: actor.user });
  if (refused !== undefined) return refused;
  const seat = match.computers.at(-1);
  return textReply(context.say.table.computerSeated(seat === undefined ? '' : seatName(match)(seat)));
};

export const sendComputerAway = async (context: CommandContext, actor: Actor, id: MatchId, seat: Seat): Promise<Reply> => {
  const before = await context.services.stores.matches.find(id);
  const { refused } = await actOnLobby(context, actor, id, { type: 'RemoveComputer', user: actor.user, seat });
  return refused ?? textReply(context.say.table.computerRemoved(before === undefined ? '' : seatName(before)(seat)));
};

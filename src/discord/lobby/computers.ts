import type { Seat } from '#engine/game.ts';
import type { MatchContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { seatName } from '../text/seatNames.ts';
import { actOnLobby } from './lobbyActions.ts';

/** AI players in a lobby, seated and removed by its host. */

export const seatComputer = async (context: MatchContext): Promise<Reply> => {
  const { match, refused } = await actOnLobby(context, { type: 'SeatComputer', user: context.actor.user });
  if (refused !== undefined) return refused;
  const seat = match.computers.at(-1);
  return textReply(context.say.table.computerSeated(seat === undefined ? '' : seatName(match)(seat)));
};

export const sendComputerAway = async (context: MatchContext, seat: Seat): Promise<Reply> => {
  const { refused } = await actOnLobby(context, { type: 'RemoveComputer', user: context.actor.user, seat });
  return refused ?? textReply(context.say.table.computerRemoved(seatName(context.position.match)(seat)));
};

import type { Position } from '#matches/index.ts';
import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import type { TableId } from '../customIds/decisionCustomId.ts';
import { handOver, takeSeat } from '../decisions/seatTransfer.ts';
import { callFromPanel, votePanel } from '../decisions/votePanel.ts';
import { speak } from '../decisions/votes.ts';
import { seatComputer, sendComputerAway } from '../lobby/computers.ts';
import { denied } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';

/** Returns the reply to a control of votes and seat changes. `value`: the menu's choice, untrusted like typed text. */
export const handleDecisionComponent = async (
  context: CommandContext,
  actor: Actor,
  position: Position,
  id: TableId,
  value: string | undefined,
): Promise<Reply> => {
  const { say } = context;
  switch (id.kind) {
    case 'vote':
      return speak(context, actor, position, id.vote, id.voice);
    case 'motion':
      return votePanel(context, position, value === undefined ? id.path : [...id.path, value]);
    case 'call':
      return callFromPanel(context, actor, position, id.path);
    case 'take':
      return takeSeat(context, actor, position, id.seat);
    case 'handover':
      if (position.seat === id.seat) return handOver(context, actor, position, id.to);
      return denied(say, 'notYourControl', seatName(position.match)(id.seat));
    case 'computer':
      return seatComputer(context, actor, id.match);
    case 'away':
      return value === undefined || !/^\d{1,2}$/.test(value)
        ? denied(say, 'notUnderstood')
        : sendComputerAway(context, actor, id.match, Number(value));
  }
};

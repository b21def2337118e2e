import type { Controls } from '../command/control.ts';
import { onMatch, onOwnSeat } from '../selection/onMatch.ts';
import { handOver, takeSeat } from './seatTransfer.ts';
import { callFromPanel, votePanel } from './votePanel.ts';
import { castVote } from './votes.ts';

/** The controls of votes and seat changes. */
export const decisionControls: Controls<'vote' | 'motion' | 'call' | 'take' | 'handover'> = {
  vote: onMatch((context, { id }) => castVote(context, id.vote, id.voice)),
  motion: onMatch((context, { id, value }) => votePanel(context, value === undefined ? id.path : [...id.path, value])),
  call: onMatch((context, { id }) => callFromPanel(context, id.path)),
  take: onMatch((context, { id }) => takeSeat(context, id.seat)),
  handover: onOwnSeat((context, { id }) => handOver(context, id.to)),
};

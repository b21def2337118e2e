import type { Rejection, Seat } from '#engine/game.ts';
import type { MatchEvent, Motion } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { OpenVote, PlayingState } from '../model/state.ts';
import { paceOf } from '../time/clock/index.ts';
import { HOUR } from '../time/clock/running.ts';
import { carryOut, concernedBy, whyNotMotion } from './motions.ts';
import { takesSeat } from './obsoleteVotes.ts';
import { peopleIn } from './seats.ts';
import {
  type Decider,
  type DecisionContext,
  record,
  resolveAutomaticMoves,
  type SeatDecider,
  SYSTEM,
  startTransition,
  startWith,
  type Transition,
} from './transition.ts';

/**
 * Votes of the people in a match. Every person still in the game can vote, except the one concerned; computers cannot. More
 * than half carry a motion; rewind, draw and going on without the beacon need a yes from every voter. Not voting in time is an
 * abstention: then more yes than no votes carry the motion. But no match ends or rewinds because people did not vote. With only
 * one voter, a seat is not taken away immediately: its person has the voting time to return.
 */

/** Duration of a vote in a match without a pace. */
const WITHOUT_PACE = 48 * HOUR;

/** Returns the seats that may vote on a motion, ascending. */
export const votersOn = (context: Pick<DecisionContext, 'game'>, state: PlayingState, motion: Motion): readonly Seat[] =>
  peopleIn(context, state).filter((seat) => seat !== concernedBy(motion));

/** Whether a motion needs a yes from every voter. */
export const needsAll = ({ kind }: Motion): boolean => kind === 'rewind' || kind === 'draw' || kind === 'roll';

/** Whether not voting counts as abstaining, so that a motion can be carried without a majority. */
export const abstainsIn = (motion: Motion): boolean => !needsAll(motion) && motion.kind !== 'standing';

/** Returns the number of yes votes that carry a motion immediately. */
export const voicesToCarry = (voters: readonly Seat[], motion: Motion): number =>
  needsAll(motion) ? voters.length : Math.floor(voters.length / 2) + 1;

/** `over`: the voting time has ended. `isGone`: the person concerned has left the server. */
interface Counting {
  readonly over: boolean;
  readonly isGone: boolean;
}

/** Returns the result of a vote so far; `undefined` while it is undecided. */
const resultOf = (
  voters: readonly Seat[],
  { motion, yes, no }: OpenVote,
  { over, isGone }: Counting,
): 'carried' | 'failed' | undefined => {
  const ayes = yes.filter((seat) => voters.includes(seat)).length;
  const noes = no.filter((seat) => voters.includes(seat)).length;
  const needed = voicesToCarry(voters, motion);
  const waits = voters.length === 1 && takesSeat(motion) && !over && !isGone;
  if (ayes >= needed) return waits ? undefined : 'carried';
  if (over) return abstainsIn(motion) && ayes > noes ? 'carried' : 'failed';
  return voters.length - noes < needed ? 'failed' : undefined;
};

/** Calls a vote on a motion, and counts the caller's own vote as a yes. */
export const callVote: SeatDecider<'CallVote'> = (context, state, seat, { motion, isGone = false }) => {
  if (state.vote !== undefined) return { rejected: refusal('voteOpenAlready') };
  if (context.now < (state.mayCallFrom[seat] ?? 0)) return { rejected: refusal('votedLately') };
  const refused = whyNotMotion(context, state, motion) ?? (isGone ? undefined : whyNotYet(context, state, motion));
  if (refused !== undefined) return { rejected: refused };
  if (!votersOn(context, state, motion).includes(seat)) return { rejected: refusal('noVoice') };
  const called: MatchEvent = { type: 'VoteCalled', by: seat, motion, until: context.now + durationIn(state) };
  const voted: MatchEvent = { type: 'Voted', seat, yes: true };
  return closeIfDecided(context, startWith(context, state, { by: seat }, called, voted), { isGone });
};

/** In a match without a pace, how long a seat must be active without acting before it can be taken away. */
const LONG_SILENCE = 7 * 24 * HOUR;

/**
 * Returns why a motion cannot take a seat from its person yet. This protects people who still play: their time must have run
 * out, or they must have been silent for `LONG_SILENCE`.
 */
const whyNotYet = ({ match, now }: DecisionContext, state: PlayingState, motion: Motion): Rejection | undefined => {
  if (motion.kind !== 'replace' && motion.kind !== 'computer') return undefined;
  const { seat } = motion;
  if (state.lapsed.includes(seat) || state.computers.includes(seat)) return undefined;
  const isWaitedFor = state.pace === 'off' && state.pausedUntil === undefined && match.active.includes(seat);
  const since = Math.max(match.activeSince?.getTime() ?? 0, match.movedAt.getTime());
  const isSilent = isWaitedFor && now - since >= LONG_SILENCE;
  return isSilent ? undefined : refusal('seatStillPlays', { seat, days: LONG_SILENCE / (24 * HOUR) });
};

const durationIn = ({ pace }: PlayingState): number => paceOf(pace)?.perDecision ?? WITHOUT_PACE;

/** Records a seat's vote, which can be changed while the voting is open. */
export const vote: SeatDecider<'Vote'> = (context, state, seat, { called, yes }) => {
  if (state.vote === undefined || state.vote.called !== called) return { rejected: refusal('voteOver') };
  if (!votersOn(context, state, state.vote.motion).includes(seat)) return { rejected: refusal('noVoice') };
  if ((yes ? state.vote.yes : state.vote.no).includes(seat)) return { rejected: refusal('votedAlready') };
  return closeIfDecided(context, startWith(context, state, { by: seat }, { type: 'Voted', seat, yes }));
};

export const withdrawVote: SeatDecider<'WithdrawVote'> = (context, state, seat, { called }) => {
  if (state.vote === undefined || state.vote.called !== called) return { rejected: refusal('voteOver') };
  if (state.vote.by !== seat) return { rejected: refusal('notYourVote') };
  return startWith(context, state, { by: seat }, { type: 'VoteEnded', motion: state.vote.motion, result: 'withdrawn' });
};

/** Ends a vote whose time is over. A job sends this. */
export const countVotes: Decider<'CountVotes'> = (context, state, { called }) => {
  if (state.vote === undefined || state.vote.called !== called) return { rejected: refusal('voteOver') };
  if (context.now < state.vote.until) return { rejected: refusal('notDueYet') };
  return closeIfDecided(context, startTransition(state, SYSTEM), { over: true });
};

/** Ends the open vote once its result is certain. A carried motion takes effect immediately, unless it has become impossible. */
const closeIfDecided = (context: DecisionContext, transition: Transition, counting: Partial<Counting> = {}): Transition => {
  const { state } = transition;
  if (state.phase !== 'playing' || state.vote === undefined) return transition;
  const { motion } = state.vote;
  const voters = votersOn(context, state, motion);
  const counted = resultOf(voters, state.vote, { over: false, isGone: false, ...counting });
  if (counted === undefined) return transition;
  const isPossible = whyNotMotion(context, state, motion) === undefined;
  const result = counted === 'carried' && !isPossible ? 'failed' : counted;
  const after = record(context, transition, { type: 'VoteEnded', motion, result });
  if (result === 'carried') return carryOut(context, after, motion);
  return resolveAutomaticMoves(context, state.vote.by === undefined ? standIn(context, after, motion) : after);
};

/** Lets a computer play the turn of a seat whose timeout vote did not carry, so that the match goes on. */
const standIn = (context: DecisionContext, transition: Transition, motion: Motion): Transition => {
  const seat = concernedBy(motion);
  return seat === undefined ? transition : record(context, transition, { type: 'TimeRanOut', seat, answer: 'computer' });
};

/** Calls a vote on a seat whose time ran out. If another vote is open, or no one can vote, a computer plays the seat's turn. */
export const openTimeOutVote = (context: DecisionContext, transition: Transition, seat: Seat): Transition => {
  const { state } = transition;
  if (state.phase !== 'playing') return transition;
  const motion: Motion = { kind: 'computer', seat };
  if (state.vote !== undefined || votersOn(context, state, motion).length === 0) return standIn(context, transition, motion);
  return record(context, transition, { type: 'VoteCalled', motion, until: context.now + durationIn(state) });
};

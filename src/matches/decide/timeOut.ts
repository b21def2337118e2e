import type { Seat } from '#engine/game.ts';
import type { TimeOutAnswer } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { PlayingState } from '../model/state.ts';
import {
  beginAct,
  type Decider,
  type DecisionContext,
  type MatchDecision,
  playSafely,
  resolveAutomaticMoves,
  SYSTEM,
  startWith,
  type Transition,
} from './transition.ts';
import { openTimeOutVote, votersOn } from './votes.ts';

/** Decides the commands about time, which the bot's own jobs send. */

/**
 * Applies a seat's timeout. A move that is already in the log counts, however late it came: its seat then has another decision
 * running, or none. `context.time` is the current state of the seat's clock: its time may have been extended since the job was
 * scheduled.
 */
export const runOutOfTime: Decider<'RunOutOfTime'> = (context, state, { seat, begun }) => {
  const { time, now } = context;
  if (time === undefined || time.begun !== begun) return { rejected: refusal('alreadyDone') };
  if (now < time.upAt) return { rejected: refusal('notDueYet') };
  const answer = answerIn(context, state, seat);
  const transition = startWith(context, state, SYSTEM, { type: 'TimeRanOut', seat, answer });
  switch (answer) {
    case 'computer':
      return transition;
    case 'vote':
      return openTimeOutVote(context, transition, seat);
    case 'safe':
      return resolveAutomaticMoves(context, playOutSafely(context, transition, seat));
  }
};

/**
 * Returns what happens now that the time ran out: `vote` falls back to `computer` when no one can vote, or another vote is
 * open.
 */
const answerIn = (context: DecisionContext, state: PlayingState, seat: Seat): TimeOutAnswer => {
  if (state.timeOut !== 'vote') return state.timeOut;
  const isAsking = state.vote === undefined && votersOn(context, state, { kind: 'computer', seat }).length > 0;
  return isAsking ? 'vote' : 'computer';
};

/** More safe moves than any turn takes. */
const MAX_SAFE_MOVES = 1_000;

/** Plays the seat's safe moves until it need not act, or a new round begins: that is a new decision. */
const playOutSafely = (context: DecisionContext, from: Transition, seat: Seat): Transition => {
  const { game } = context;
  let transition = from;
  for (let moves = 0; moves < MAX_SAFE_MOVES; moves++) {
    const { state } = transition;
    if (state.phase !== 'playing' || game.outcome(state.game) !== undefined) return transition;
    if (!game.active(state.game).includes(seat)) return transition;
    const known = transition.events.length;
    transition = playSafely(context, beginAct(transition, { by: seat, how: 'safe' }), seat);
    if (transition.events.slice(known).some(({ event }) => game.moment(event) !== undefined && game.moment(event) !== 'card')) {
      return transition;
    }
  }
  throw new Error(`${game.id}: safe moves do not end the turn.`);
};

/** Ends a pause, so that clocks run again. Players may move during a pause. */
export const endPause = (context: DecisionContext, state: PlayingState): MatchDecision => {
  if (state.pausedUntil === undefined) return { rejected: refusal('notPaused') };
  if (context.now < state.pausedUntil) return { rejected: refusal('notDueYet') };
  return resolveAutomaticMoves(context, startWith(context, state, SYSTEM, { type: 'MatchResumed' }));
};

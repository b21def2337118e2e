import type { Seat } from '#engine/game.ts';
import type { MatchCommandOf } from '../model/commands.ts';
import type { MatchEvent, TimeOutAnswer } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { PlayingState } from '../model/state.ts';
import {
  applyEvents,
  beginAct,
  type DecisionContext,
  type MatchDecision,
  playSafely,
  resolveAutomaticMoves,
  SYSTEM,
  startTransition,
  type Transition,
} from './transition.ts';
import { openTimeOutVote, votersOn } from './votes.ts';

/** Decisions about time, which the bot's own jobs send. */

/**
 * Applies a seat's timeout. A move already in the log counts however late it came; by then another decision is running, or
 * none. `ground.time` is the current state of the seat's clock: its time may have been extended since the job was scheduled.
 */
export const runOutOfTime = (
  ground: DecisionContext,
  state: PlayingState,
  { seat, begun }: MatchCommandOf<'RunOutOfTime'>,
  now: Date,
): MatchDecision => {
  const { time } = ground;
  if (time === undefined || time.begun !== begun) return { rejected: refusal('alreadyDone') };
  if (now.getTime() < time.upAt) return { rejected: refusal('notDueYet') };
  const answer = answerIn(ground, state, seat);
  const ranOut: MatchEvent = { type: 'TimeRanOut', seat, answer };
  const progress = applyEvents(ground, startTransition(state, SYSTEM), [ranOut]);
  switch (answer) {
    case 'computer':
      return progress;
    case 'vote':
      return openTimeOutVote(ground, progress, seat, now);
    case 'safe':
      return resolveAutomaticMoves(ground, playOutSafely(ground, progress, seat));
  }
};

/** Falls back from `vote` to `computer` when nobody can vote, or another vote is open. */
const answerIn = (ground: DecisionContext, state: PlayingState, seat: Seat): TimeOutAnswer => {
  if (state.timeOut !== 'vote') return state.timeOut;
  const isAsking = state.vote === undefined && votersOn(ground, state, { kind: 'computer', seat }).length > 0;
  return isAsking ? 'vote' : 'computer';
};

/** More safe moves than any turn takes. */
const MAX_SAFE_MOVES = 1_000;

/** Plays the seat's safe moves until it need not act, or a new round begins: that is a new decision. */
const playOutSafely = (ground: DecisionContext, from: Transition, seat: Seat): Transition => {
  const { game } = ground;
  let progress = from;
  for (let moves = 0; moves < MAX_SAFE_MOVES; moves++) {
    const { state } = progress;
    if (state.phase !== 'playing' || game.outcome(state.game) !== undefined) return progress;
    if (!game.active(state.game).includes(seat)) return progress;
    const known = progress.events.length;
    progress = playSafely(ground, beginAct(progress, { by: seat, how: 'safe' }), state, seat);
    if (progress.events.slice(known).some(({ event }) => game.moment(event) !== undefined && game.moment(event) !== 'card')) {
      return progress;
    }
  }
  throw new Error(`${game.id}: safe moves do not end the turn.`);
};

/** Ends a pause, so that clocks run again. Players may move during a pause. */
export const endPause = (ground: DecisionContext, state: PlayingState, now: Date): MatchDecision => {
  if (state.pausedUntil === undefined) return { rejected: refusal('notPaused') };
  if (now.getTime() < state.pausedUntil) return { rejected: refusal('notDueYet') };
  const resumed: MatchEvent = { type: 'MatchResumed' };
  return resolveAutomaticMoves(ground, applyEvents(ground, startTransition(state, SYSTEM), [resumed]));
};

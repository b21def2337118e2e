import { isRoundSigned } from '#beacon/signature.ts';
import type { MatchCommandOf } from '../model/commands.ts';
import type { MatchEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { PlayingState } from '../model/state.ts';
import {
  applyEvents,
  beginAct,
  type DecisionContext,
  type MatchDecision,
  playMove,
  resolveAutomaticMoves,
  startTransition,
  type Transition,
} from './transition.ts';

/** Makes the waiting draw once its round is published. Verifies the signature, so that no log holds a forged one. */
export const drawRound = (
  context: DecisionContext,
  state: PlayingState,
  { round, signature }: MatchCommandOf<'DrawRound'>,
): MatchDecision => {
  const { awaited, beacon } = state;
  if (awaited === undefined || beacon === undefined || awaited.round !== round) return { rejected: refusal('alreadyDone') };
  if (!isRoundSigned(beacon, round, signature)) return { rejected: refusal('roundForged') };
  const { by, how } = awaited;
  return makeDraw(context, startTransition(state, { by, how }), signature);
};

/**
 * Continues a move that waits for its draw; without a signature, without the beacon. If a standing order's follow-up draws
 * again, that draw waits for a later round, because this one is already known.
 */
export const makeDraw = (context: DecisionContext, transition: Transition, signature?: string): Transition => {
  const { state } = transition;
  if (state.phase !== 'playing' || state.awaited === undefined) throw new Error('No draw is awaited.');
  const { round, move, by, how } = state.awaited;
  const drawn: MatchEvent = { type: 'RoundDrawn', round, ...(signature !== undefined && { signature }) };
  const drawing = { ...context, isDrawing: true };
  const begun = applyEvents(drawing, beginAct(transition, { by, how }), [drawn]);
  if (begun.state.phase !== 'playing') throw new Error('A draw ends no match.');
  const played = playMove(drawing, begun, begun.state, move);
  if ('rejected' in played) throw new Error(`${context.game.id}: the move that waited was refused: ${played.rejected.code}.`);
  return resolveAutomaticMoves(context, played);
};

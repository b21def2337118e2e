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

/** Makes the draw that waits for a round, once that is published. The signature is checked here, so that no log holds a forged one. */
export const drawRound = (
  ground: DecisionContext,
  state: PlayingState,
  { round, signature }: MatchCommandOf<'DrawRound'>,
): MatchDecision => {
  const { awaited, beacon } = state;
  if (awaited === undefined || beacon === undefined || awaited.round !== round) return { rejected: refusal('alreadyDone') };
  if (!isRoundSigned(beacon, round, signature)) return { rejected: refusal('roundForged') };
  const { by, how } = awaited;
  return makeDraw(ground, startTransition(state, { by, how }), signature);
};

/**
 * Goes on from where a move waits for its draw. Without a signature it is made without the beacon. What an order answers to it and
 * draws again waits for a round of its own, since this one is known by now.
 */
export const makeDraw = (ground: DecisionContext, progress: Transition, signature?: string): Transition => {
  const { state } = progress;
  if (state.phase !== 'playing' || state.awaited === undefined) throw new Error('No draw is awaited.');
  const { round, move, by, how } = state.awaited;
  const drawn: MatchEvent = { type: 'RoundDrawn', round, ...(signature !== undefined && { signature }) };
  const drawing = { ...ground, isDrawing: true };
  const begun = applyEvents(drawing, beginAct(progress, { by, how }), [drawn]);
  if (begun.state.phase !== 'playing') throw new Error('A draw ends no match.');
  const played = playMove(drawing, begun, begun.state, move);
  if ('rejected' in played) throw new Error(`${ground.game.id}: the move that waited was refused: ${played.rejected.code}.`);
  return resolveAutomaticMoves(ground, played);
};

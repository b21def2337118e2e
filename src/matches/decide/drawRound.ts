import { isRoundSigned } from '#beacon/signature.ts';
import { refusal } from '../model/rejections.ts';
import {
  beginAct,
  type Decider,
  type DecisionContext,
  playingIn,
  playLegalMove,
  record,
  resolveAutomaticMoves,
  startTransition,
  type Transition,
} from './transition.ts';

/** Makes the awaited draw once its beacon round is published. Verifies the signature, so that no log holds a forged one. */
export const drawRound: Decider<'DrawRound'> = (context, state, { round, signature }) => {
  const { awaited, beacon } = state;
  if (awaited === undefined || beacon === undefined || awaited.round !== round) return { rejected: refusal('alreadyDone') };
  if (!isRoundSigned(beacon, round, signature)) return { rejected: refusal('roundForged') };
  const { by, how } = awaited;
  return makeDraw(context, startTransition(state, { by, how }), signature);
};

/**
 * Continues the move that waits for its draw. Without a signature, it draws without the beacon. If a standing order then draws
 * again, that draw waits for a later round, because this one is already known.
 */
export const makeDraw = (context: DecisionContext, transition: Transition, signature?: string): Transition => {
  const { awaited } = playingIn(transition);
  if (awaited === undefined) throw new Error('No draw is awaited.');
  const { round, move, by, how } = awaited;
  const drawing = { ...context, isDrawing: true };
  const begun = beginAct(transition, { by, how });
  const drawn = record(drawing, begun, { type: 'RoundDrawn', round, ...(signature !== undefined && { signature }) });
  return resolveAutomaticMoves(context, playLegalMove(drawing, drawn, move));
};

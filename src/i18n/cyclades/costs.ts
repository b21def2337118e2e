import { MOVE_COST, RECRUIT_COSTS } from '#games/cyclades/data/figures.ts';
import type { God, Piece, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';

/** What moves cost the asker now, for the languages to put into words. */

/** The god of the turn; none for Apollo, who grants neither units nor buildings. */
export const godOfTurn = ({ turn }: View): God | undefined =>
  turn === undefined || turn.god === 'apollo' ? undefined : turn.god;

/** What each god lets a seat recruit. */
export const PIECE_OF: Readonly<Record<God, Piece>> = {
  poseidon: 'fleet',
  ares: 'troop',
  zeus: 'priest',
  athena: 'philosopher',
};

/** What the next unit costs; `undefined` where none is granted. */
export const recruitCost = (view: View): number | undefined => {
  const god = godOfTurn(view);
  return god === undefined ? undefined : (RECRUIT_COSTS[god][view.turn?.recruited ?? 0] ?? 0);
};

/** Going on with a voyage and the Sylph's steps are free; a new voyage is not. */
export const sailCost = ({ turn }: View, from: SeaId): number => {
  const goesOn = turn?.voyage?.at === from && turn.voyage.stepsLeft > 0;
  return goesOn || turn?.effect?.creature === 'sylph' ? 0 : MOVE_COST;
};

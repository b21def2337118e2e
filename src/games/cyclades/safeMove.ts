import type { Seat } from '#engine/game.ts';
import type { Command } from './commands.ts';
import { legalMoves } from './decide.ts';
import type { State } from './state.ts';

const SAFE: ReadonlySet<Command['type']> = new Set(['EndTurn', 'Fight', 'FinishCreature']);

/**
 * Returns the move for a seat that its owner has left: Apollo, no action, no retreat; for a mandatory choice, the first option.
 */
export const safeMove = (state: State, seat: Seat): Command => {
  const moves = legalMoves(state, seat);
  const safe = moves.find((move) => SAFE.has(move.type) || (move.type === 'PlaceBid' && move.god === 'apollo'));
  const move = safe ?? moves[0];
  if (!move) throw new Error(`Seat ${seat} has no legal move.`);
  return move;
};

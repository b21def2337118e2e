import { type Chance, fold } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';

/** Dice always fall on 1; gods come in their usual order, and so do cards. */
export const USUAL: Chance = { die: () => 1, pick: ([item]) => item as never };

/** Returns the number of sequences of legal moves of this length. */
export const countWays = (state: State, length: number): number => {
  if (length === 0) return 1;
  const moves = cyclades.active(state).flatMap((seat) => cyclades.legalMoves(state, seat));
  if (length === 1) return moves.length;
  return moves.reduce((count, move) => {
    const decision = cyclades.decide(state, move, USUAL);
    return count + countWays(fold<State, Event>(cyclades, state, decision.events ?? []), length - 1);
  }, 0);
};

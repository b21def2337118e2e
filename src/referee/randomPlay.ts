import type { AnyGame, BaseCommand, BaseEvent, Chance } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';

/** A move and its result. */
export interface PlayedMove {
  readonly command: BaseCommand;
  readonly events: readonly BaseEvent[];
  /** The state after the events. */
  readonly state: unknown;
}

/**
 * Plays a random move of a random active seat; `undefined` when no seat is active. Throws when an active seat has no legal
 * move, or its move is rejected.
 */
export const playRandomMove = (game: AnyGame, state: unknown, choice: Chance, chance: Chance): PlayedMove | undefined => {
  const active = game.active(state);
  const [first] = active;
  if (first === undefined) return undefined;
  const seat = active.length === 1 ? first : choice.pick(active);
  const moves = game.legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`Seat ${seat} is active but has no legal move.`);
  const command = randomMove(moves, choice);
  const decision = game.decide(state, command, chance);
  if (decision.rejected) throw new Error(`A legal move was rejected: ${JSON.stringify({ command, ...decision })}`);
  return { command, events: decision.events, state: decision.state };
};

import type { AnyGame, BaseCommand, BaseEvent, Chance } from '#engine/game.ts';

/** A legal move at random: its kind first, then one of that kind, so that the many offerings do not drown the rest. */
export const randomMove = (moves: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const kinds: string[] = [];
  let last = '';
  for (const { type } of moves) {
    if (type !== last && !kinds.includes(type)) kinds.push(type);
    last = type;
  }
  const kind = chance.pick(kinds);
  return chance.pick(kinds.length === 1 ? moves : moves.filter(({ type }) => type === kind));
};

/** A move, and what came of it. */
export interface PlayedMove {
  readonly command: BaseCommand;
  readonly events: readonly BaseEvent[];
  /** After the events. */
  readonly state: unknown;
}

/**
 * One random move of a seat that is due, any of them where several are; `undefined` when none is. Throws when a due seat has no
 * legal move or its move is refused.
 */
export const playRandomMove = (game: AnyGame, state: unknown, choice: Chance, chance: Chance): PlayedMove | undefined => {
  const active = game.active(state);
  const [first] = active;
  if (first === undefined) return undefined;
  const seat = active.length === 1 ? first : choice.pick(active);
  const moves = game.legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`Seat ${seat} is due and has no legal move.`);
  const command = randomMove(moves, choice);
  const decision = game.decide(state, command, chance);
  if (decision.rejected) throw new Error(`A legal move was refused: ${JSON.stringify({ command, ...decision })}`);
  return { command, events: decision.events, state: decision.state };
};

import type { Chance } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { decide } from '../decide.ts';
import type { State } from '../state.ts';

/** Detours: moves that spend gold and leave the board as it was. A search may try them; advice leaves them out. */

const refuse = (): never => {
  throw new RangeError('This move depends on luck.');
};
const NO_LUCK: Chance = { die: refuse, pick: refuse };

/** A line of moves, and the positions before each of them and after the last. */
export interface Replayed {
  readonly line: readonly Command[];
  readonly positions: readonly State[];
}

/** Returns a line without its detours, up to a move that depends on luck; `undefined` if it returns to its beginning. */
export const withoutDetours = (state: State, moves: readonly Command[]): Replayed | undefined => {
  let way: Replayed = { line: [], positions: [state] };
  for (const move of moves) {
    const next = after(way.positions.at(-1) ?? state, move);
    if (next === undefined) return { ...way, line: [...way.line, move] };
    const known = way.positions.findIndex((position) => boardOf(position, move) === boardOf(next, move));
    if (known === 0) return undefined;
    way =
      known < 0
        ? { line: [...way.line, move], positions: [...way.positions, next] }
        : { line: way.line.slice(0, known), positions: way.positions.slice(0, known + 1) };
  }
  return way;
};

/** Returns the position after a move; `undefined` where luck decides it or the rules refuse it. */
const after = (state: State, move: Command): State | undefined => {
  try {
    const decided = decide(state, move, NO_LUCK);
    return decided.rejected ? undefined : decided.state;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** Returns a position as a key, without what a detour uses up: the gold of the seat that moves, and the steps of fleets. */
const boardOf = (state: State, { seat: own }: Command): string => {
  const { phase, seats, islands, seas, figures, track, discards, kraken, finished } = state;
  const turn = state.phase === 'actions' ? state.turn : undefined;
  const effect = turn?.effect && { ...turn.effect, stepsLeft: 0 };
  const purses = seats.map((holder, seat) => (seat === own ? { ...holder, gold: 0 } : holder));
  return JSON.stringify([
    phase,
    purses,
    islands,
    seas,
    figures,
    track,
    discards,
    kraken,
    finished,
    { ...turn, voyage: undefined, effect },
  ]);
};

import type { Chance, Seat } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { legalMoves } from '../decide.ts';
import type { State } from '../state.ts';
import type { Evaluate } from './evaluation.ts';
import { type MoveOutcome, outcomeOf } from './outcome.ts';
import { pruneMoves } from './pruneMoves.ts';
import { type Reached, stepsAfter } from './voyages.ts';

/** A search over the sequences of actions a seat could take in its turn. It follows the most promising positions further. */

/** The limits of a search. */
export interface Effort {
  /** Maximum number of positions evaluated in all. */
  readonly positions: number;
  /** Maximum number of sequences followed, per length. */
  readonly width: number;
  /** Maximum length of a sequence. */
  readonly depth: number;
  /** Number of tries of a move whose result depends on chance. */
  readonly tries: number;
}

/** Returns a share of an effort: the search stops at that share of the positions. A multiple is also wider, and surer of chance. */
export const partOf = (effort: Effort, share: number): Effort => ({
  ...effort,
  positions: Math.ceil(share * effort.positions),
  width: Math.ceil(Math.max(1, share) * effort.width),
  tries: Math.ceil(Math.max(1, share) * effort.tries),
});

/** The best that was found behind a move. */
export interface Found extends Pick<MoveOutcome, 'value' | 'end' | 'gamble'> {
  /** The moves that lead there from the one that is judged. */
  readonly following?: readonly Command[];
}

/** A first move and the best found behind it. */
export interface Prospect extends Found {
  readonly move: Command;
}

/** A position during the search, the first move that leads to it, and its own value. */
interface Line {
  readonly state: State;
  readonly first: number;
  readonly value: number;
  readonly following: readonly Command[];
}

/** A move to try; `origin`: where its voyage began; `following`: the moves after the first one, this one included. */
type Try = Readonly<ReturnType<typeof tryOf>>;

const tryOf = (state: State, move: Command, first: number, following: readonly Command[]) => ({
  state,
  move,
  first,
  origin: move.type === 'MoveFleets' ? move.from : '',
  following,
});

/** Returns each first move with the best value behind it; `moves` are legal or assumed to be. */
export const search = (
  state: State,
  seat: Seat,
  moves: readonly Command[],
  chance: Chance,
  effort: Effort,
  evaluate: Evaluate,
): readonly Prospect[] => {
  const best = moves.map((): Found => ({ value: Number.NEGATIVE_INFINITY, end: state }));
  let left = effort.positions;
  const tried = (tries: readonly Try[]): Line[] => {
    const lines: Line[] = [];
    const reached: Reached = new Set();
    const waiting = [...tries];
    for (const { state: at, move, first, origin, following } of waiting) {
      if (left <= 0) break;
      const { cost, next, ...found } = outcomeOf(at, seat, move, chance, evaluate, effort.tries);
      left -= cost;
      if (found.value > (best[first] as Found).value) best[first] = { ...found, following };
      if (next === undefined) continue;
      lines.push({ state: next, first, value: found.value, following });
      for (const step of stepsAfter(next, move, origin, reached))
        waiting.push({ state: next, move: step, first, origin, following: [...following, step] });
    }
    return lines;
  };
  let lines = tried(moves.map((move, first) => tryOf(state, move, first, [])));
  for (let depth = 1; depth < effort.depth && left > 0; depth++) {
    lines = foremost(lines, effort.width).flatMap(({ state: at, first, following }) =>
      tried(pruneMoves(at, legalMoves(at, seat)).map((move) => tryOf(at, move, first, [...following, move]))),
    );
  }
  return best.map((found, first) => ({ move: moves[first] as Command, ...found }));
};

/** Returns the best lines, one for each distinct position. */
const foremost = (lines: readonly Line[], width: number): readonly Line[] => {
  const seen = new Set<string>();
  const chosen: Line[] = [];
  for (const line of lines.toSorted((one, other) => other.value - one.value)) {
    const key = keyOf(line.state);
    if (seen.has(key)) continue;
    seen.add(key);
    chosen.push(line);
    if (chosen.length === width) break;
  }
  return chosen;
};

/** Returns the key that distinguishes the positions of one turn. */
const keyOf = ({ seats, islands, seas, track, ...state }: State): string => {
  const turn = state.phase === 'actions' ? state.turn : undefined;
  return JSON.stringify([seats, islands, seas, track, turn]);
};

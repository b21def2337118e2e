import type { Chance, Seat } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { decide, dueSeat, legalMoves } from '../decide.ts';
import { type Acting, isActing, type State } from '../state.ts';
import type { Evaluate } from './evaluation.ts';

/** The result of a move, by the rules of the game. */
export interface MoveOutcome {
  readonly value: number;
  /** The position after all mandatory steps; the one before the move where chance decides. */
  readonly end: State;
  /** The move, where chance decides its result. */
  readonly gamble?: Command;
  /** Number of positions evaluated. */
  readonly cost: number;
  /** The position in which the seat may continue the same turn, if no chance was involved. */
  readonly next?: State;
}

/** The usual number of tries for a move whose outcome depends on chance. */
export const TRIES = 5;

/** Returns what a move is worth to a seat: the mean of that many tries where chance is involved. */
export const outcomeOf = (
  state: State,
  seat: Seat,
  move: Command,
  chance: Chance,
  evaluate: Evaluate,
  tries = TRIES,
): MoveOutcome => {
  if (move.type === 'EndTurn') return { value: evaluate(state, seat), cost: 1, end: state };
  let draws = 0;
  const counted: Chance = {
    die: (faces) => {
      draws++;
      return chance.die(faces);
    },
    pick: (list) => {
      draws++;
      return chance.pick(list);
    },
  };
  const decided = decide(state, move, counted);
  // The position was only a guess.
  if (decided.rejected) return { value: Number.NEGATIVE_INFINITY, cost: 1, end: state };
  const end = settled(decided.state, counted);
  const value = evaluate(end, seat);
  if (draws === 0) {
    const goesOn = isActing(decided.state) && dueSeat(decided.state) === seat;
    return { value, cost: 1, end, ...(goesOn && { next: decided.state }) };
  }
  let sum = value;
  for (let more = 1; more < tries; more++) {
    const again = decide(state, move, chance);
    sum += again.rejected ? value : evaluate(settled(again.state, chance), seat);
  }
  return { value: sum / tries, cost: tries, end: state, gamble: move };
};

/** Maximum number of steps in an unsettled position before it is evaluated as it is. */
const MAX_STEPS = 20;

/**
 * Returns the position after all mandatory steps: battles are fought to the end, Metropolises placed, creatures finished.
 * Finishes a creature where possible, and otherwise takes the first legal move.
 */
const settled = (state: State, chance: Chance): State => {
  let now = state;
  for (let step = 0; step < MAX_STEPS && isActing(now) && isPending(now); step++) {
    const seat = dueSeat(now);
    const moves = seat === undefined ? [] : legalMoves(now, seat);
    const move = moves.find(({ type }) => type === 'FinishCreature') ?? moves[0];
    const decided = move && decide(now, move, chance);
    if (decided === undefined || decided.rejected) return now;
    now = decided.state;
  }
  return now;
};

const isPending = ({ turn: { battle, due, effect } }: Acting): boolean =>
  battle !== undefined || due !== undefined || effect !== undefined;

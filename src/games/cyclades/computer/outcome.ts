import type { Chance, Seat } from '#engine/game.ts';
import type { Command } from '../commands.ts';
import { decide, dueSeat, legalMoves } from '../decide.ts';
import { type Acting, isActing, type State } from '../state.ts';
import { evaluate } from './evaluation.ts';

/** What a move brings, by the rules of the game. */
export interface Found {
  readonly value: number;
  /** Positions that were reckoned. */
  readonly cost: number;
  /** Where the seat may go on in the same turn, when no luck was in it. */
  readonly next?: State;
}

/** How often a move is tried whose outcome luck decides. */
const TRIES = 5;

/** A move that is refused: the position was only a guess. */
const REFUSED: Found = { value: Number.NEGATIVE_INFINITY, cost: 1 };

/** What a move is worth to a seat: the mean of some tries where luck has a say. */
export const outcomeOf = (state: State, seat: Seat, move: Command, chance: Chance): Found => {
  if (move.type === 'EndTurn') return { value: evaluate(state, seat), cost: 1 };
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
  if (decided.rejected) return REFUSED;
  const value = evaluate(settled(decided.state, counted), seat);
  if (draws === 0) {
    const goesOn = isActing(decided.state) && dueSeat(decided.state) === seat;
    return { value, cost: 1, ...(goesOn && { next: decided.state }) };
  }
  let sum = value;
  for (let more = 1; more < TRIES; more++) {
    const again = decide(state, move, chance);
    sum += again.rejected ? value : evaluate(settled(again.state, chance), seat);
  }
  return { value: sum / TRIES, cost: TRIES };
};

/** Steps that an unsettled position takes at most before it is looked at as it is. */
const MAX_STEPS = 20;

/**
 * The position once what must come first has come, by the first choice there is: battles are fought to the end, Metropolises
 * placed, creatures finished.
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

import { type BaseCommand, fold, type Seat } from '#engine/game.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { drivenOut } from '../support/drivenOut.ts';
import { playOut } from '../support/playout.ts';
import { theGame } from '../support/positions.ts';

/** A position in the middle of a match, frozen to the bottom. */
export interface Middle {
  readonly state: State;
  readonly asItWas: string;
  readonly seats: number;
  /** What is waited for: the phase, the god of the turn and what must be settled in it. */
  readonly business: string;
  readonly due: Seat | undefined;
  /** What may be done now. */
  readonly moves: readonly BaseCommand[];
  /** A seat that is out. */
  readonly out: Seat | undefined;
}

const MATCHES_EACH = 4;
const OF_A_BUSINESS = 3;

/** Positions of all kinds at 2 to 5 seats: a few of each business, each also with one seat driven out where that can be. */
export const middles = (seed: number): readonly Middle[] =>
  [2, 3, 4, 5].flatMap((seats) => {
    const seen = new Map<string, number>();
    return Array.from({ length: MATCHES_EACH }, (_, match) => playOut(theGame('cyclades'), seats, seed + match))
      .flatMap(({ steps, end }) => [...steps.map(({ before }) => before as State), end as State])
      .filter((state) => {
        const count = seen.get(businessOf(state)) ?? 0;
        seen.set(businessOf(state), count + 1);
        return count < OF_A_BUSINESS;
      })
      .flatMap((state) => [middle(state), ...withOneOut(state)]);
  });

const businessOf = (state: State): string => {
  if (state.phase !== 'actions' || !state.turn) return state.phase;
  const { god, battle, due, effect, prosperityDue } = state.turn;
  return [god, battle && `battle ${battle.on}`, due && 'due', effect?.creature, prosperityDue && 'prosperity']
    .filter(Boolean)
    .join(' ');
};

const middle = (state: State): Middle => {
  const [due] = cyclades.active(state);
  return {
    state: frozen(state),
    asItWas: JSON.stringify(state),
    seats: state.seats.length,
    business: businessOf(state),
    due,
    moves: due === undefined ? [] : cyclades.legalMoves(state, due),
    out: state.seats.findIndex((seat) => seat.eliminated) >= 0 ? state.seats.findIndex((seat) => seat.eliminated) : undefined,
  };
};

/** The same position with one seat out that is not due; not in a battle, which needs its sides. */
const withOneOut = (state: State): readonly Middle[] => {
  const [due] = cyclades.active(state);
  const out = [...state.seats.keys()].find((seat) => seat !== due && !state.seats[seat]?.eliminated);
  const isQuiet = state.phase === 'offerings' || (state.phase === 'actions' && state.turn !== undefined && !state.turn.battle);
  if (due === undefined || out === undefined || !isQuiet || state.seats.length === 2) return [];
  return [middle(fold(cyclades, state, drivenOut(state, out, due)))];
};

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

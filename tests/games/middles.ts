import { type AnyGame, fold, type Seat } from '#engine/game.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State as CycladesState } from '#games/cyclades/state.ts';
import type { State as PeloponnesState } from '#games/peloponnes/state.ts';
import { eliminationOf } from '../support/builders/eliminationEvents.ts';
import { playOut } from '../support/players/playout.ts';
import { provided } from '../support/setup/provided.ts';

/** A position in the middle of a match, deeply frozen. */
export interface Middle {
  readonly state: unknown;
  readonly asItWas: string;
  readonly seats: number;
  /** The pending decision. */
  readonly business: string;
  /** Seats that have to act. */
  readonly due: readonly Seat[];
  /** The legal moves. */
  readonly moves: ReturnType<AnyGame['legalMoves']>;
  /** A seat without legal moves. */
  readonly idle: Seat | undefined;
}

/** How the kinds of a game's positions differ. */
interface Kinds {
  /** The pending decision: the phase, and what must be settled in it. */
  businessOf(state: unknown): string;
  /** A seat without legal moves. */
  idleIn(game: AnyGame, state: unknown): Seat | undefined;
  /** Returns the position with one seat eliminated, for each seat where that is possible. */
  withOneOut(state: unknown): readonly unknown[];
}

const OF_CYCLADES: Kinds = {
  businessOf: (any) => {
    const state = any as CycladesState;
    if (state.phase !== 'actions' || !state.turn) return state.phase;
    const { god, battle, due, effect, prosperityDue } = state.turn;
    return [god, battle && `battle ${battle.on}`, due && 'due', effect?.creature, prosperityDue && 'prosperity']
      .filter(Boolean)
      .join(' ');
  },
  idleIn: (_game, state) => {
    const out = (state as CycladesState).seats.findIndex((seat) => seat.eliminated);
    return out >= 0 ? out : undefined;
  },
  // A seat that does not have to act; not in a battle, which needs both sides.
  withOneOut: (any) => {
    const state = any as CycladesState;
    const [due] = cyclades.active(state);
    const out = [...state.seats.keys()].find((seat) => seat !== due && !state.seats[seat]?.eliminated);
    const isQuiet = state.phase === 'offerings' || (state.phase === 'actions' && state.turn !== undefined && !state.turn.battle);
    if (due === undefined || out === undefined || !isQuiet || state.seats.length === 2) return [];
    return [fold(cyclades, state, eliminationOf(state, out, due))];
  },
};

const OF_PELOPONNES: Kinds = {
  businessOf: (any) => {
    const { now } = any as PeloponnesState;
    if (now.phase === 'disaster') return `disaster ${now.disaster}`;
    return now.phase === 'offers' && now.pushedOut ? 'pushed out' : now.phase;
  },
  idleIn: (game, state) => {
    const active = game.active(state);
    const idle = [...(state as PeloponnesState).seats.keys()].filter((seat) => !active.includes(seat));
    return active.length > 0 ? idle[0] : undefined;
  },
  withOneOut: () => [],
};

const KINDS: Readonly<Record<string, Kinds>> = { cyclades: OF_CYCLADES, peloponnes: OF_PELOPONNES };

const MATCHES_EACH = 4;
const OF_A_BUSINESS = 3;

/** Positions of all kinds for each seat count: a few of each pending decision, also with one seat eliminated where possible. */
export const middles = (game: AnyGame, seed: number): readonly Middle[] => {
  const { businessOf, withOneOut } = provided(KINDS, game.id);
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) => {
    const seen = new Map<string, number>();
    return Array.from({ length: MATCHES_EACH }, (_, match) => playOut(game, seats, seed + match))
      .flatMap(({ steps, end }) => [...steps.map(({ before }) => before), end])
      .filter((state) => {
        const count = seen.get(businessOf(state)) ?? 0;
        seen.set(businessOf(state), count + 1);
        return count < OF_A_BUSINESS;
      })
      .flatMap((state) => [state, ...withOneOut(state)].map((each) => middle(game, each, seats)));
  });
};

const middle = (game: AnyGame, state: unknown, seats: number): Middle => {
  const { businessOf, idleIn } = provided(KINDS, game.id);
  const due = game.active(state);
  return {
    state: frozen(state),
    asItWas: JSON.stringify(state),
    seats,
    business: businessOf(state),
    due,
    moves: due.flatMap((seat) => game.legalMoves(state, seat)),
    idle: idleIn(game, state),
  };
};

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

import { expect } from 'vitest';
import { type Chance, fold } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { SET_UPS, type SeatSetUp } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { RejectionCode, RejectionParams } from '#games/cyclades/rejections.ts';
import type { State } from '#games/cyclades/state.ts';
import { GODS, OPTIONS, type Options, type Patron } from '#games/cyclades/types.ts';
import { loaded } from './seededChance.ts';

/** Scenarios of Cyclades in three words: given these events, when this is commanded, then this happens. */

export const DEFAULTS: Options = {
  priests: OPTIONS.priests[0],
  stock: OPTIONS.stock[0],
  apolloMarker: OPTIONS.apolloMarker[0],
  tie: OPTIONS.tie[0],
  gold: OPTIONS.gold[0],
  creatures: OPTIONS.creatures[0],
};

/** The printed set-up, each seat in its own place with this much gold, in the offerings of the first cycle before any is made. */
export const table = (
  seats: number,
  {
    gold = 20,
    order,
    gods = GODS,
    cycle = 1,
    options = {},
    setUps = SET_UPS[seats] ?? [],
  }: {
    readonly gold?: number | readonly number[];
    readonly order?: readonly number[];
    readonly gods?: Extract<Event, { type: 'CycleBegan' }>['gods'];
    readonly cycle?: number;
    readonly options?: Partial<Options>;
    readonly setUps?: readonly SeatSetUp[];
  } = {},
): readonly Event[] => {
  const everybody = [...Array(seats).keys()];
  const markers = seats === 2 ? [0, 1, 0, 1] : everybody;
  return [
    { type: 'GameBegan', seats, options: { ...DEFAULTS, ...options } },
    ...setUps.map((setUp, seat): Event => ({ type: 'SeatPlaced', seat, ...setUp })),
    ...everybody.map((seat): Event => ({ type: 'GoldDealt', seat, gold: typeof gold === 'number' ? gold : (gold[seat] ?? 0) })),
    { type: 'TurnOrderDealt', order: order ?? markers },
    { type: 'CycleBegan', cycle, gods },
  ];
};

/** Seat 0 (or another) has the turn of a god; all other seats have acted or wait with Apollo. */
export const turnOf = (god: Patron, seat = 0): readonly Event[] => [
  ...(god === 'apollo' ? [] : ([{ type: 'BidPlaced', seat, god, amount: 1 }] satisfies Event[])),
  { type: 'TurnBegan', seat, god },
];

export const built = (
  seat: number,
  building: Extract<Event, { type: 'BuildingBuilt' }>['building'],
  island: string,
  slot: number,
): Event => ({ type: 'BuildingBuilt', seat, island, slot, building, cost: 0 });

export const metropolis = (seat: number, island: string): Event => ({ type: 'MetropolisPlaced', seat, island, destroyed: [] });

export const troops = (seat: number, island: string, count: number): readonly Event[] =>
  Array.from({ length: count }, () => ({ type: 'TroopRecruited', seat, island, cost: 0 }) as const);

export const fleets = (seat: number, sea: string, count = 1): readonly Event[] =>
  Array.from({ length: count }, () => ({ type: 'FleetRecruited', seat, sea, cost: 0 }) as const);

export const priests = (seat: number, count: number): readonly Event[] =>
  Array.from({ length: count }, () => ({ type: 'PriestRecruited', seat, cost: 0 }) as const);

export const philosophers = (seat: number, count: number): readonly Event[] =>
  Array.from({ length: count }, () => ({ type: 'PhilosopherRecruited', seat, cost: 0 }) as const);

/** An island without troops passes to a seat, as by a landing. */
export const owns = (seat: number, island: string, count = 0): Event => ({
  type: 'IslandLanded',
  seat,
  from: 'nowhere',
  island,
  troops: count,
  cost: 0,
});

interface Then {
  /** Expects exactly these events. */
  thenExactly(events: readonly Event[]): State;
  /** Expects events that begin with these. */
  thenFirst(events: readonly Event[]): State;
  /** Expects each of these among the events. */
  thenIncludes(...events: readonly Event[]): State;
  /** Expects acceptance without any event of these types. */
  thenWithout(...types: readonly Event['type'][]): State;
  thenRejected<Code extends RejectionCode>(code: Code, params?: RejectionParams[Code]): void;
  /** Expects acceptance, with any events. */
  thenAccepted(): State;
}

export interface Given {
  readonly state: State;
  /** `luck`: the dice of the decision, attacker first (gods are turned up in their usual order), or any other source. */
  when(command: Command, luck?: readonly number[] | Chance): Then;
  legal(seat: number): readonly Command[];
  /** Legal moves of one kind, without `type` and `seat`. */
  choices<Type extends Command['type']>(
    seat: number,
    type: Type,
  ): readonly Omit<Extract<Command, { type: Type }>, 'type' | 'seat'>[];
}

export const stateAfter = (events: readonly Event[]): State => fold(cyclades, cyclades.initialState(), events);

/** A position set up by events alone. */
export const given = (...parts: readonly (Event | readonly Event[])[]): Given => from(stateAfter(parts.flat()));

/** A given position. */
export const from = (state: State): Given => ({
  state,
  when: (command, luck = []) => outcomeOf(state, command, 'pick' in luck ? luck : loaded(luck)),
  legal: (seat) => cyclades.legalMoves(state, seat),
  choices: (seat, kind) =>
    cyclades.legalMoves(state, seat).flatMap((move) => {
      if (move.type !== kind) return [];
      const { type: _, seat: __, ...rest } = move;
      return [rest as never];
    }),
});

const outcomeOf = (state: State, command: Command, chance: Chance): Then => {
  const decision = cyclades.decide(state, command, chance);
  const isLegal = cyclades
    .legalMoves(state, command.seat)
    .some((move) => JSON.stringify(sorted(move)) === JSON.stringify(sorted(command)));
  expect(isLegal, 'a command is accepted exactly if it is listed').toBe(decision.events !== undefined);
  const after = (): State => fold(cyclades, state, decision.events ?? []);
  return {
    thenExactly: (events) => {
      expect(decision).toEqual({ events, state: after() });
      return after();
    },
    thenFirst: (events) => {
      expect(decision.rejected).toBeUndefined();
      expect(decision.events?.slice(0, events.length)).toEqual(events);
      return after();
    },
    thenIncludes: (...events) => {
      expect(decision.rejected).toBeUndefined();
      expect(decision.events).toEqual(expect.arrayContaining([...events]));
      return after();
    },
    thenWithout: (...types) => {
      expect(decision.rejected).toBeUndefined();
      expect(decision.events?.filter((event) => types.includes(event.type))).toEqual([]);
      return after();
    },
    thenRejected: (code, params) => {
      expect(decision).toEqual({ rejected: { code, params: params ?? expect.anything() } });
    },
    thenAccepted: () => {
      expect(decision.rejected).toBeUndefined();
      return after();
    },
  };
};

const sorted = (command: Command): unknown => Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1));

import type { Outcome, Seat } from '#engine/game.ts';
import type { BoardId, Building, God, IslandId, Options, Patron, SeaId, Slot } from './types.ts';

/** What a viewer sees of a match: everything on the table, and of secrets only the viewer's own. Plain JSON. */
export interface View {
  readonly viewer: Seat | 'spectator';
  readonly options: Options;
  readonly board: BoardId;
  /** From 1; 0 before the deal. */
  readonly cycle: number;
  readonly phase: 'unstarted' | 'offerings' | 'actions' | 'ended';
  /** Metropolises that win. */
  readonly goal: number;
  readonly active: readonly Seat[];
  readonly seats: readonly SeatView[];
  /** All islands of the board, in its order. */
  readonly islands: readonly IslandView[];
  /** Sea spaces that hold fleets. */
  readonly fleets: readonly FleetView[];
  /** The places of the god track, top to bottom, without Apollo. */
  readonly gods: readonly GodView[];
  /** Apollo's markers in the order they came. */
  readonly apollo: readonly Seat[];
  /** Markers that still wait to be offered, first to last. */
  readonly queue: readonly Seat[];
  /** The marker that was driven off and must be placed at once on another god. */
  readonly displaced?: { readonly seat: Seat; readonly god: God };
  /** Next cycle's turn track: places by index, filled from the last one up; a place without a seat is still free. */
  readonly nextOrder: readonly (Seat | undefined)[];
  readonly turn?: TurnView;
  readonly outcome?: Outcome;
}

export interface SeatView {
  readonly seat: Seat;
  /** Present when the viewer may know it. */
  readonly gold?: number;
  readonly priests: number;
  readonly philosophers: number;
  readonly metropolises: number;
  readonly income: number;
  /** On the board and in battle. */
  readonly troops: number;
  readonly fleets: number;
  readonly eliminated: boolean;
}

export interface IslandView {
  readonly id: IslandId;
  readonly owner?: Seat;
  readonly troops: number;
  readonly slots: readonly Slot[];
  /** The slots under a Metropolis are `free` and cannot be built on. */
  readonly metropolis: boolean;
  /** Markers placed by Apollo, beside the printed ones. */
  readonly prosperity: number;
}

export interface FleetView {
  readonly sea: SeaId;
  readonly seat: Seat;
  readonly fleets: number;
}

export interface GodView {
  /** Absent while the tile lies face down. */
  readonly god?: God;
  readonly offering?: { readonly seat: Seat; readonly amount: number };
  /** The owner of the offering has acted (or is out). */
  readonly done: boolean;
}

export interface TurnView {
  readonly seat: Seat;
  readonly god: Patron;
  /** Units recruited this turn, the free one included. */
  readonly recruited: number;
  readonly voyage?: { readonly at: SeaId; readonly stepsLeft: number };
  readonly battle?: BattleView;
  /** A Metropolis that must be placed before anything else; `discards`: types still to be chosen among equals. */
  readonly metropolisDue?: { readonly discards: readonly Building[] };
  readonly prosperityDue: boolean;
}

export interface BattleView {
  readonly at: IslandId | SeaId;
  readonly from: IslandId | SeaId;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Units that fight, attacker first. */
  readonly units: readonly [number, number];
  /** Added to the defender's die and units. */
  readonly defences: number;
  /** Who is asked now whether to retreat. */
  readonly asked: Seat;
}

import type { Outcome, Seat } from '#engine/game.ts';
import type { BoardId, Building, Creature, God, IslandId, LandFigure, Options, Patron, SeaId, Slot } from './types.ts';

/** What a viewer sees of a match: everything on the table, and of secrets only the viewer's own. Plain JSON. */
export interface View {
  readonly viewer: Seat | 'spectator';
  readonly options: Options;
  readonly board: BoardId;
  /** From 1; 0 before the deal. */
  readonly cycle: number;
  readonly phase: 'unstarted' | 'offerings' | 'actions' | 'ended';
  /** Metropolises needed to win. */
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
  /** The marker that was driven off and must be placed immediately on another god. */
  readonly displaced?: { readonly seat: Seat; readonly god: God };
  /** Next cycle's turn track: places by index, filled from the last one up; a place without a seat is still free. */
  readonly nextOrder: readonly (Seat | undefined)[];
  /** The creature track from its dearest space (4 GP) to its cheapest (2 GP); empty when creatures are not in play. */
  readonly track: readonly TrackView[];
  /** The discard pile, oldest card first. */
  readonly discards: readonly Creature[];
  /** Cards in the deck. */
  readonly deck: number;
  /** Land figures on the board. */
  readonly figures: readonly FigureView[];
  /** The sea space the Kraken blocks. */
  readonly kraken?: SeaId;
  readonly turn?: TurnView;
  readonly outcome?: Outcome;
}

export interface TrackView {
  /** Absent when the card of the space has been used. */
  readonly creature?: Creature;
  readonly cost: number;
  /** What it costs the viewer, after discounts; absent for spectators. */
  readonly price?: number;
}

export interface FigureView {
  readonly creature: LandFigure;
  /** The seat that bought it: it stays until that seat's first turn in a later cycle. */
  readonly seat: Seat;
  readonly island: IslandId;
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
  /** Discounts on creatures (temples and Metropolises) not yet used in this cycle. */
  readonly discounts: number;
  readonly eliminated: boolean;
}

export interface IslandView {
  readonly id: IslandId;
  readonly owner?: Seat;
  readonly troops: number;
  readonly slots: readonly Slot[];
  /** The slots under a Metropolis are `free` and cannot be built on. */
  readonly metropolis: boolean;
  /** Markers placed by Apollo, in addition to the printed ones. */
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
  /** The owner of the offering has acted (or is eliminated). */
  readonly done: boolean;
}

export interface TurnView {
  readonly seat: Seat;
  readonly god: Patron;
  /** Units recruited this turn, the free one included. */
  readonly recruited: number;
  readonly voyage?: { readonly at: SeaId; readonly stepsLeft: number };
  readonly battle?: BattleView;
  /** A Metropolis that must be placed before anything else; `discards`: types of which one of several must still be chosen. */
  readonly metropolisDue?: { readonly discards: readonly Building[] };
  readonly prosperityDue: boolean;
  /** What a creature still asks for or allows. */
  readonly effect?: EffectView;
}

export interface EffectView {
  readonly creature: 'chimera' | 'sphinx' | 'sylph' | 'polyphemus' | 'kraken';
  /** Of the Sylph. */
  readonly stepsLeft?: number;
  /** By the Sphinx. */
  readonly sold?: number;
  /** The island of Polyphemus. */
  readonly island?: IslandId;
}

export interface BattleView {
  readonly at: IslandId | SeaId;
  readonly from: IslandId | SeaId;
  readonly attacker: Seat;
  /** Absent where the Minotaur alone defends an unowned island. */
  readonly defender?: Seat;
  /** The Minotaur fights for the defence: 2 in addition to `units`. */
  readonly minotaur: boolean;
  /** Troops or fleets that fight, attacker first. */
  readonly units: readonly [number, number];
  /** Added to the defender's die and units. */
  readonly defences: number;
  /** The seat that must choose now whether to retreat. */
  readonly asked: Seat;
}

import { defaultsOf, type Outcome, type Seat } from '#engine/game.ts';
import { type Board, boardOf, type Island, type Sea } from './data/boards.ts';
import {
  type Building,
  type Creature,
  type God,
  type IslandId,
  type LandFigure,
  OPTIONS,
  type Options,
  type Patron,
  type SeaId,
  type Slot,
} from './types.ts';

export interface SeatState {
  readonly gold: number;
  readonly priests: number;
  readonly philosophers: number;
  readonly eliminated: boolean;
  /** Discounts of temples and Metropolises used in this cycle. */
  readonly discounts: number;
}

export interface IslandState {
  readonly owner: Seat | undefined;
  readonly troops: number;
  readonly slots: readonly Slot[];
  readonly metropolis: boolean;
  /** Markers in addition to the printed ones. */
  readonly prosperity: number;
}

export interface SeaState {
  readonly holder: Seat | undefined;
  readonly fleets: number;
}

interface Offering {
  readonly seat: Seat;
  readonly amount: number;
}

/** A god face up on the god track. */
export interface GodTrackSlot {
  readonly god: God;
  readonly offering: Offering | undefined;
  /** The owner of the offering has acted, or is eliminated. */
  readonly done: boolean;
}

/** A land figure on the board; its card lies in front of `seat`, who bought it in `cycle`. */
export interface Figure {
  readonly creature: LandFigure;
  readonly seat: Seat;
  readonly island: IslandId;
  readonly cycle: number;
}

/** What lies on the table in every phase. */
export interface Table {
  readonly options: Options;
  readonly seats: readonly SeatState[];
  /** In the order of the board. */
  readonly islands: readonly IslandState[];
  /** In the order of the board. */
  readonly seas: readonly SeaState[];
  readonly cycle: number;
  /** Gods face up, top to bottom. */
  readonly places: readonly GodTrackSlot[];
  /** Apollo's markers in the order they came. */
  readonly apollo: readonly Seat[];
  /** Markers on next cycle's turn track: the first is on its last place. */
  readonly finished: readonly Seat[];
  /** The creature track from its dearest space to its cheapest; empty before the first cycle. */
  readonly track: readonly (Creature | undefined)[];
  /**
   * The discard pile. A card that is neither there, on the track nor a figure's is in the deck; the deck's order is not stored.
   */
  readonly discards: readonly Creature[];
  readonly figures: readonly Figure[];
  readonly kraken: SeaId | undefined;
}

/** Before the first cycle. */
export interface Unstarted extends Table {
  readonly phase: 'unstarted';
}

export interface Offerings extends Table {
  readonly phase: 'offerings';
  /** Markers that wait to be offered, first to last. */
  readonly queue: readonly Seat[];
  /** The marker that was driven from `god` and must be placed immediately. */
  readonly displaced: { readonly seat: Seat; readonly god: God } | undefined;
}

export interface Actions extends Table {
  readonly phase: 'actions';
  /** How many of Apollo's markers have acted. */
  readonly apolloActed: number;
  readonly turn: Turn | undefined;
}

export interface Ended extends Table {
  readonly phase: 'ended';
  readonly outcome: Outcome;
}

export type State = Unstarted | Offerings | Actions | Ended;

/** A seat's turn is in progress. */
export interface Acting extends Actions {
  readonly turn: Turn;
}

export interface Turn {
  readonly seat: Seat;
  readonly god: Patron;
  /** Units recruited, the free one included. */
  readonly recruited: number;
  readonly voyage: Voyage | undefined;
  readonly battle: Battle | undefined;
  readonly due: MetropolisDue | undefined;
  readonly prosperityDue: boolean;
  readonly effect: Effect | undefined;
  /** The Chimera has called a creature: after its effect the discard pile is shuffled into the deck. */
  readonly chimera: boolean;
}

/** What a creature still asks for or allows. */
export type Effect =
  /** A creature of the discard pile must be named. */
  | { readonly creature: 'chimera' }
  | { readonly creature: 'sphinx'; readonly sold: number }
  /** `fought`: fleets that are done, by their space. */
  | { readonly creature: 'sylph'; readonly stepsLeft: number; readonly fought: readonly Fought[] }
  | { readonly creature: 'polyphemus'; readonly island: IslandId }
  | { readonly creature: 'kraken' };

export interface Fought {
  readonly sea: SeaId;
  readonly fleets: number;
}

interface Voyage {
  readonly at: SeaId;
  readonly stepsLeft: number;
}

/** The defender's units are at `at`; the attackers have left `from` and are nowhere else. */
export interface Battle {
  readonly on: 'land' | 'sea';
  readonly at: IslandId | SeaId;
  readonly from: IslandId | SeaId;
  readonly attacker: Seat;
  /** `undefined` where the Minotaur alone defends an unowned island. */
  readonly defender: Seat | undefined;
  readonly attackers: number;
  /** What comes next: the dice, or a side's choice whether to retreat. */
  readonly next: 'dice' | 'defender' | 'attacker';
}

export interface MetropolisDue {
  /** Building types of which one must still be given up. */
  readonly discards: readonly Building[];
}

/** Before any event: there are no seats yet. */
export const INITIAL_STATE: Unstarted = {
  phase: 'unstarted',
  options: defaultsOf(OPTIONS),
  seats: [],
  islands: [],
  seas: [],
  cycle: 0,
  places: [],
  apollo: [],
  finished: [],
  track: [],
  discards: [],
  figures: [],
  kraken: undefined,
};

/** Returns whether a seat's turn is in progress. */
export const isActing = (state: State): state is Acting => state.phase === 'actions' && state.turn !== undefined;

/** Returns the board of the table. */
export const board = (table: Table): Board => boardOf(table.seats.length);

/** A turn with one of the four gods; with Apollo a seat only places his marker. */
export interface GodTurn extends Acting {
  readonly turn: Turn & { readonly god: God };
}

/** Returns whether the turn is one with a god who lets the seat act. */
export const isGodTurn = (state: Acting): state is GodTurn => state.turn.god !== 'apollo';

const NOBODY: SeatState = { gold: 0, priests: 0, philosophers: 0, eliminated: false, discounts: 0 };
const NEUTRAL: IslandState = { owner: undefined, troops: 0, slots: [], metropolis: false, prosperity: 0 };
/** Nobody holds a sea space without fleets. */
export const EMPTY_SEA: SeaState = { holder: undefined, fleets: 0 };

/** Returns what a seat has; an empty seat for a number that does not exist. */
export const seatOf = (table: Table, seat: Seat): SeatState => table.seats[seat] ?? NOBODY;

/** Returns the state of an island of the board. */
export const islandOn = (table: Table, { index }: Island): IslandState => table.islands[index] ?? NEUTRAL;

/** Returns the state of a sea space of the board. */
export const seaOn = (table: Table, { index }: Sea): SeaState => table.seas[index] ?? EMPTY_SEA;

/** Returns the state of the island with this id; an empty one if there is none. */
export const islandOf = (table: Table, id: IslandId): IslandState => islandAt(table, id) ?? NEUTRAL;

/** Returns the state of the sea space with this id; an empty one if there is none. */
export const seaOf = (table: Table, id: SeaId): SeaState => seaAt(table, id) ?? EMPTY_SEA;

/** Returns the state of a sea space; `undefined` for an id that is not on the board. */
export const seaAt = (table: Table, id: SeaId): SeaState | undefined => {
  const index = board(table).sea(id)?.index;
  return index === undefined ? undefined : table.seas[index];
};

/** Returns the state of an island; `undefined` for an id that is not on the board. */
export const islandAt = (table: Table, id: IslandId): IslandState | undefined => {
  const index = board(table).island(id)?.index;
  return index === undefined ? undefined : table.islands[index];
};

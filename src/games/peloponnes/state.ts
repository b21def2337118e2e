import { defaultsOf, type Outcome, type Seat } from '#engine/game.ts';
import type { Choice } from './commands.ts';
import { CIVILISATION_TILES } from './data/civilisations.ts';
import { LAST_LEVEL, LEVELS, type Level, STACK_OF_ROUND } from './data/figures.ts';
import { FULL_STACKS } from './data/tiles.ts';
import { NO_GOODS } from './goods.ts';
import {
  type Amounts,
  type Chit,
  type Civilisation,
  type Disaster,
  type Goods,
  OPTIONS,
  type Options,
  type Resource,
  STACKS,
  type Stack,
  type TileId,
} from './types.ts';

export interface SeatState {
  readonly civilisation: Civilisation | undefined;
  readonly goods: Goods;
  /** From the civilisation outwards. */
  readonly lands: readonly TileId[];
  readonly buildings: readonly TileId[];
  /** Buildings with a coin on them: not paid off yet. */
  readonly marked: readonly TileId[];
}

export interface Offer {
  readonly tile: TileId;
  readonly seat: Seat;
  readonly coins: number;
}

/** What lies on the table, and the current step. */
export interface State {
  readonly options: Options;
  readonly seats: readonly SeatState[];
  /** The turn order, first to last. */
  readonly order: readonly Seat[];
  /** From 1; 0 before the first. */
  readonly round: number;
  /** Tiles face up, in the order they came. */
  readonly auction: readonly TileId[];
  readonly conquest: readonly TileId[];
  /** Current offers, and tiles won that have not yet joined a civilisation. */
  readonly offers: readonly Offer[];
  /** The tiles face down in each stack: sets, in the order of the tiles' ids. The order in which they will come is not stored. */
  readonly stacks: Stacks;
  /** Chits turned up, by kind. The others lie face down; their order is not stored. */
  readonly chits: Chits;
  /** Chits turned up in this round. */
  readonly chitsOfRound: number;
  readonly campaign: Campaign | undefined;
  readonly now: Now;
}

export type Stacks = Readonly<Record<Stack, readonly TileId[]>>;
export type Chits = Readonly<Record<Chit, number>>;

export interface Campaign {
  readonly level: number;
  readonly target: number;
  /** Extra income of each round, one good per level from the second. */
  readonly bonuses: readonly Resource[];
}

/** The current step of the match. */
export type Now =
  | { readonly phase: 'unstarted' | 'revealing' | 'chits' | 'scoring' }
  | Offers
  | ChoiceInProgress
  /** A level of the campaign has been won. */
  | { readonly phase: 'bonus'; readonly level: number }
  | { readonly phase: 'ended'; readonly outcome: Outcome };

export interface Offers {
  readonly phase: 'offers';
  /** Seats that wait to offer, first to last. */
  readonly queue: readonly Seat[];
  /** The offer that was driven from `tile` and must go elsewhere immediately. */
  readonly pushedOut: Offer | undefined;
}

/** A step in which all seats choose at the same time; the choices take effect after the last one. */
export type ChoiceInProgress =
  | (ChoosingPhase & { readonly phase: 'placing' | 'income' })
  | (ChoosingPhase & { readonly phase: 'disaster'; readonly disaster: Disaster; readonly protected: readonly Seat[] })
  | (ChoosingPhase & { readonly phase: 'feeding' | 'finishing'; readonly final: boolean });

export interface ChoosingPhase {
  /** Seats that have something to choose, ascending; empty before they are asked. */
  readonly asked: readonly Seat[];
  /** Those of them that have finished choosing. */
  readonly chosen: readonly Seat[];
  /** The choices so far, in order. Secret until they take effect. */
  readonly notes: readonly Choice[];
}

export const NO_CHITS: Chits = {
  earthquake: 0,
  drought: 0,
  plague: 0,
  tempest: 0,
  decline: 0,
  blank: 0,
};

/** Before any event: there are no seats yet. */
export const INITIAL_STATE: State = {
  options: defaultsOf(OPTIONS),
  seats: [],
  order: [],
  round: 0,
  auction: [],
  conquest: [],
  offers: [],
  stacks: FULL_STACKS,
  chits: NO_CHITS,
  chitsOfRound: 0,
  campaign: undefined,
  now: { phase: 'unstarted' },
};

/** Returns whether the current step is one in which all seats choose at the same time. */
export const isAsking = (now: Now): now is ChoiceInProgress => 'notes' in now;

/** A seat that has nothing. */
export const BARE_SEAT: SeatState = { civilisation: undefined, goods: NO_GOODS, lands: [], buildings: [], marked: [] };

/** Returns what a seat has; an empty seat for a number that does not exist. */
export const seatOf = (state: State, seat: Seat): SeatState => state.seats[seat] ?? BARE_SEAT;

/** All seats, ascending. */
export const allSeats = ({ seats }: State): readonly Seat[] => seats.map((_, seat) => seat);

/** Returns a civilisation's income each round; nothing before one is dealt. */
export const civilisationIncome = ({ civilisation }: SeatState): Goods =>
  civilisation ? CIVILISATION_TILES[civilisation].income : NO_GOODS;

/** Returns a civilisation's initial goods; nothing before one is dealt. */
export const civilisationStart = ({ civilisation }: SeatState): Amounts =>
  civilisation ? CIVILISATION_TILES[civilisation].start : {};

/** Returns the tiles still in the stack of this round. */
export const stackOf = ({ stacks, round }: State): readonly TileId[] => stacks[STACK_OF_ROUND[round - 1] ?? STACKS[0]];

/** Returns a level of the campaign; the last one for a higher number. */
export const levelOf = (level: number): Level => LEVELS[level - 1] ?? LAST_LEVEL;

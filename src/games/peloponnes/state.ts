import type { Outcome, Seat } from '#engine/game.ts';
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
  /** Buildings with a coin on them: not paid yet. */
  readonly marked: readonly TileId[];
}

export interface Offer {
  readonly tile: TileId;
  readonly seat: Seat;
  readonly coins: number;
}

/** What lies on the table, and what happens now. */
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
  /** Offers that stand, and tiles won that have not yet joined a civilisation. */
  readonly offers: readonly Offer[];
  /** What lies face down in each stack: sets, in the order of the tiles' ids. The order in which they will come is nowhere. */
  readonly stacks: Stacks;
  /** Chits turned up, by kind. Those that are not lie face down; their order is nowhere. */
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
  /** What each round brings beside all else, one good a level from the second. */
  readonly bonuses: readonly Resource[];
}

/** The step at which the match stands. */
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
  /** The offer that was driven from `tile` and must go elsewhere at once. */
  readonly pushedOut: Offer | undefined;
}

/** A step in which all seats choose at the same time; what they choose takes effect when the last one has. */
export type ChoiceInProgress =
  | (ChoosingPhase & { readonly phase: 'placing' | 'income' })
  | (ChoosingPhase & { readonly phase: 'disaster'; readonly disaster: Disaster; readonly protected: readonly Seat[] })
  | (ChoosingPhase & { readonly phase: 'feeding' | 'finishing'; readonly final: boolean });

export interface ChoosingPhase {
  /** Seats that have something to choose, ascending; nobody before they are asked. */
  readonly asked: readonly Seat[];
  /** Those of them who have chosen all they have to. */
  readonly chosen: readonly Seat[];
  /** What has been chosen so far, one after the other. Secret until it takes effect. */
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

/** Before anything has happened: nobody sits at the table yet. */
export const INITIAL_STATE: State = {
  options: {
    halfCoin: OPTIONS.halfCoin[0],
    feeding: OPTIONS.feeding[0],
    marker: OPTIONS.marker[0],
    solo: OPTIONS.solo[0],
  },
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

/** Whether a step goes on in which all seats choose at the same time. */
export const isAsking = (now: Now): now is ChoiceInProgress => 'notes' in now;

/** A seat that has nothing. */
export const BARE_SEAT: SeatState = { civilisation: undefined, goods: NO_GOODS, lands: [], buildings: [], marked: [] };

/** What a seat has; nothing for one that is not there. */
export const seatOf = (state: State, seat: Seat): SeatState => state.seats[seat] ?? BARE_SEAT;

/** All seats, ascending. */
export const allSeats = ({ seats }: State): readonly Seat[] => seats.map((_, seat) => seat);

/** What a civilisation brings each round; nothing before one is dealt. */
export const civilisationIncome = ({ civilisation }: SeatState): Goods =>
  civilisation ? CIVILISATION_TILES[civilisation].income : NO_GOODS;

/** What a civilisation begins with; nothing before one is dealt. */
export const civilisationStart = ({ civilisation }: SeatState): Amounts =>
  civilisation ? CIVILISATION_TILES[civilisation].start : {};

/** The tiles that still lie in the stack of this round. */
export const stackOf = ({ stacks, round }: State): readonly TileId[] => stacks[STACK_OF_ROUND[round - 1] ?? STACKS[0]];

/** A level of the campaign; the last one for what lies beyond. */
export const levelOf = (level: number): Level => LEVELS[level - 1] ?? LAST_LEVEL;

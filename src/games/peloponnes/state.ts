import type { Outcome, Seat } from '#engine/game.ts';
import type { Choice } from './commands.ts';
import {
  type Chit,
  type Civilisation,
  type Disaster,
  type Goods,
  OPTIONS,
  type Options,
  type Resource,
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
  /** Every tile that has been turned up. The rest of each stack is what is not here; its order is nowhere. */
  readonly revealed: readonly TileId[];
  /** Chits turned up, by kind. Those that are not lie face down; their order is nowhere. */
  readonly chits: Readonly<Record<Chit, number>>;
  /** Chits turned up in this round. */
  readonly chitsOfRound: number;
  readonly campaign: Campaign | undefined;
  readonly now: Now;
}

export interface Campaign {
  readonly level: number;
  readonly target: number;
  /** What each round brings beside all else, one good a level from the second. */
  readonly bonuses: readonly Resource[];
}

/** The step at which the match stands. */
export type Now =
  | { readonly phase: 'unstarted' | 'revealing' | 'chits' | 'scoring' | 'bonus' }
  | Offers
  | Asking
  | { readonly phase: 'ended'; readonly outcome: Outcome };

export interface Offers {
  readonly phase: 'offers';
  /** Seats that wait to offer, first to last. */
  readonly queue: readonly Seat[];
  /** The offer that was driven from `tile` and must go elsewhere at once. */
  readonly pushedOut: Offer | undefined;
}

/** A step in which all seats choose at the same time; what they choose takes effect when the last one has. */
export type Asking =
  | (Choosing & { readonly phase: 'placing' | 'income' })
  | (Choosing & { readonly phase: 'disaster'; readonly disaster: Disaster; readonly protected: readonly Seat[] })
  | (Choosing & { readonly phase: 'feeding' | 'finishing'; readonly final: boolean });

export interface Choosing {
  /** Seats that have something to choose, ascending; `undefined` before they are asked. */
  readonly asked: readonly Seat[] | undefined;
  /** Those of them who have chosen all they have to. */
  readonly chosen: readonly Seat[];
  /** What has been chosen so far, one after the other. Secret until it takes effect. */
  readonly notes: readonly Choice[];
}

export const NO_GOODS: Goods = { coins: 0, wood: 0, stone: 0, food: 0, luxury: 0, inhabitants: 0 };
export const NO_CHITS: Readonly<Record<Chit, number>> = {
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
  revealed: [],
  chits: NO_CHITS,
  chitsOfRound: 0,
  campaign: undefined,
  now: { phase: 'unstarted' },
};

/** Whether a step goes on in which all seats choose at the same time. */
export const isAsking = (now: Now): now is Asking => 'notes' in now;

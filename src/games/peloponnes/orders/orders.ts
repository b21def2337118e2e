import type { IncomeChoice, TileId } from '../types.ts';

/** The standing orders that a seat may give (RULES.md, chapter 13). */
export type Order = OfferPlan | PlaceBuilding | FinishBuildings | IncomeOf | BearDisasters | Feed;

/** What the seat offers in one round, and where a pushed-out offer goes. */
export interface OfferPlan {
  readonly type: 'OfferPlan';
  readonly round: number;
  /** The offer goes to the first of these tiles that is possible within its limits, with the fewest coins that suffice. */
  readonly offers: readonly PlannedOffer[];
  /** Passes when none of them is possible; otherwise the seat is asked. */
  readonly pass: boolean;
  /** A pushed-out offer moves to the first of these tiles for which its coins suffice and are not too many. */
  readonly moves: readonly PlannedMove[];
  /** Withdraws the offer when it cannot be moved; otherwise the seat is asked. */
  readonly withdraw: boolean;
}

export interface PlannedMove {
  readonly tile: TileId;
  readonly upTo: number;
}

export interface PlannedOffer extends PlannedMove {
  /** Minimum of coins, even if fewer would suffice: it is harder to push out. */
  readonly from?: number;
}

/** The first of these ways that is possible for a building just won. */
export interface PlaceBuilding {
  readonly type: 'PlaceBuilding';
  readonly by: readonly Way[];
}

export const WAYS = ['pay', 'mark', 'forgo'] as const;
export type Way = (typeof WAYS)[number];

/** Supply round: the order in which marked buildings are paid, and what happens to the others. */
export interface FinishBuildings {
  readonly type: 'FinishBuildings';
  readonly pay: readonly TileId[];
  readonly others: 'pay' | 'abandon' | 'ask';
}

/** The good that a tile with an income of choice brings. */
export interface IncomeOf {
  readonly type: 'IncomeOf';
  readonly tile: TileId;
  readonly good: IncomeChoice;
}

/** Earthquake and tempest: what is given up, in this order, until the seat can pay for the rest. */
export interface BearDisasters {
  readonly type: 'BearDisasters';
  readonly giveUp: readonly TileId[];
}

/** Luxury goods for inhabitants without food: as many as needed, up to a maximum if there is one. */
export interface Feed {
  readonly type: 'Feed';
  readonly upTo?: number;
}

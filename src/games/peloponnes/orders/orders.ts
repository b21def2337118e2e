import type { IncomeChoice, TileId } from '../types.ts';

/** What a seat may order beforehand (RULES.md, chapter 13). */
export type Order = OfferPlan | PlaceBuilding | FinishBuildings | IncomeOf | BearDisasters | Feed;

/** What is offered in one round, and where an offer goes that is pushed out. */
export interface OfferPlan {
  readonly type: 'OfferPlan';
  readonly round: number;
  /** The first of these tiles that can be had within its limits, for the fewest coins that are enough. */
  readonly offers: readonly PlannedOffer[];
  /** Passes when none of them can be had; else the seat is asked. */
  readonly pass: boolean;
  /** Pushed out, the offer moves to the first of these tiles for which its coins suffice and are not too many. */
  readonly moves: readonly PlannedMove[];
  /** Withdraws the offer when it cannot be moved; else the seat is asked. */
  readonly withdraw: boolean;
}

export interface PlannedMove {
  readonly tile: TileId;
  readonly upTo: number;
}

export interface PlannedOffer extends PlannedMove {
  /** No fewer coins than this, though fewer would be enough: it is harder to push out. */
  readonly from?: number;
}

/** The first of these ways that is possible for a building just won. */
export interface PlaceBuilding {
  readonly type: 'PlaceBuilding';
  readonly by: readonly Way[];
}

export const WAYS = ['pay', 'mark', 'forgo'] as const;
export type Way = (typeof WAYS)[number];

/** Supply round: marked buildings are paid in this order; what is done about the others. */
export interface FinishBuildings {
  readonly type: 'FinishBuildings';
  readonly pay: readonly TileId[];
  readonly others: 'pay' | 'abandon' | 'ask';
}

/** What a tile whose income is of choice brings. */
export interface IncomeOf {
  readonly type: 'IncomeOf';
  readonly tile: TileId;
  readonly good: IncomeChoice;
}

/** Earthquake and tempest: what is given up, in this order, until the rest can be paid for. */
export interface BearDisasters {
  readonly type: 'BearDisasters';
  readonly giveUp: readonly TileId[];
}

/** Luxury goods for inhabitants without food: as many as are needed, up to a number if there is one. */
export interface Feed {
  readonly type: 'Feed';
  readonly upTo?: number;
}

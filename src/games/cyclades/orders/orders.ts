import type { God, IslandId, SeaId } from '../types.ts';

/** The standing orders that a seat may give (RULES.md, chapter 14). */
export type Order = OfferingPlan | FrontOrder | ProsperityIsland | EndSpentTurn;

/** Where the marker goes in one cycle. */
export interface OfferingPlan {
  readonly type: 'OfferingPlan';
  readonly cycle: number;
  /** The marker goes to the first of these gods on whom the seat can lead within the limit, with the lowest amount that leads. */
  readonly offers: readonly PlannedOffer[];
  /** What a displaced marker does: tries all these gods again, only those after the one it was driven from, or asks. */
  readonly displaced: 'again' | 'next' | 'ask';
  /** Goes to Apollo when no god is possible; otherwise the seat is asked. */
  readonly apollo: boolean;
}

export interface PlannedOffer {
  readonly god: God;
  readonly upTo: number;
  /** The limit for a displaced marker that tries again. */
  readonly raisedTo?: number;
}

/** A place where battles are fought, or `everywhere` for all places without an order of their own. */
export type Front = IslandId | SeaId;

/** What a side does when it may retreat. */
export type FrontOrder = FightOn | RetreatFrom;

export interface FightOn {
  readonly type: 'FightOn';
  readonly front: Front;
}

export interface RetreatFrom {
  readonly type: 'RetreatFrom';
  readonly front: Front;
  /** Fights on until this condition holds; absent: retreats immediately. */
  readonly when?: Peril;
  /** The first open one of these places; absent: where most own units are. */
  readonly to?: readonly (IslandId | SeaId)[];
}

/**
 * When a battle is going badly: the side has fewer units than the other by this many, or wins the next round in less than this
 * many of 100 throws.
 */
export type Peril = { readonly outnumberedBy: number } | { readonly oddsBelow: number };

/** Where Apollo's Prosperity marker goes. */
export interface ProsperityIsland {
  readonly type: 'ProsperityIsland';
  readonly island: IslandId;
}

/** Ends a turn, or the use of a creature, when nothing else can be done or paid. */
export interface EndSpentTurn {
  readonly type: 'EndSpentTurn';
}

export const EVERYWHERE: Front = 'everywhere';

/** Returns whether an order is about battles. */
export const isFrontOrder = (order: Order): order is FrontOrder => order.type === 'FightOn' || order.type === 'RetreatFrom';

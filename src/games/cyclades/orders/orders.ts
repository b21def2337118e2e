import type { God, IslandId, SeaId } from '../types.ts';

/** What a seat may order beforehand (RULES.md, chapter 14). */
export type Order = OfferingPlan | FrontOrder | ProsperityIsland | EndSpentTurn;

/** Where the marker goes in one cycle. */
export interface OfferingPlan {
  readonly type: 'OfferingPlan';
  readonly cycle: number;
  /** The first god of these that can be led within its limit, by the least that leads. */
  readonly offers: readonly PlannedOffer[];
  /** What a displaced marker does: tries all these gods again, only those after the one it was driven from, or asks. */
  readonly displaced: 'again' | 'next' | 'ask';
  /** Goes to Apollo when no god can be had; else the seat is asked. */
  readonly apollo: boolean;
}

export interface PlannedOffer {
  readonly god: God;
  readonly upTo: number;
  /** The limit for a displaced marker that tries again. */
  readonly raisedTo?: number;
}

/** A place where battles are fought, or `everywhere` for all that have no order of their own. */
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
  /** Fights on until it has come to this; absent: retreats at once. */
  readonly when?: Peril;
  /** The first of these places that is open; absent: where most own units are. */
  readonly to?: readonly (IslandId | SeaId)[];
}

/** How bad a battle stands: so many units fewer than the other side; or the next round is won in less than so many of 100 throws. */
export type Peril = { readonly outnumberedBy: number } | { readonly oddsBelow: number };

/** Where Apollo's prosperity marker goes. */
export interface ProsperityIsland {
  readonly type: 'ProsperityIsland';
  readonly island: IslandId;
}

/** Ends a turn, or the use of a creature, when nothing else can be done or paid. */
export interface EndSpentTurn {
  readonly type: 'EndSpentTurn';
}

export const EVERYWHERE: Front = 'everywhere';

/** Whether an order is about battles. */
export const isFrontOrder = (order: Order): order is FrontOrder => order.type === 'FightOn' || order.type === 'RetreatFrom';

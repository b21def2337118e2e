import { type Rejection, rejected } from '#engine/game.ts';
import { ORDER_LIST_CODES, type OrderListParams } from '../../orderList.ts';
import type { REJECTION_CODES, RejectionParams } from '../rejections.ts';
import type { God } from '../types.ts';

/** Codes of refused commands that say the same of orders. */
const SHARED = [
  'notStarted',
  'gameOver',
  'eliminated',
  'godFaceDown',
  'noSuchIsland',
  'notYourIsland',
] as const satisfies readonly (keyof RejectionParams)[];

/** Why orders are refused or skipped, with what the sentence may mention. Only their owner is ever told. */
export interface OrderRejectionParams extends OrderListParams, Pick<RejectionParams, (typeof SHARED)[number]> {
  /** Who looks on from outside has no orders. */
  readonly ordersNeedASeat: Readonly<Record<string, never>>;
  /** A plan, or a choice of places, that says nothing. */
  readonly orderEmpty: { readonly order: string };
  /** Offerings can be planned for the cycles `first` to `last`. */
  readonly notThatCycle: { readonly cycle: number; readonly first: number; readonly last: number };
  /** A displaced marker would be left with less than it had. */
  readonly limitFalls: { readonly god: God; readonly upTo: number; readonly raisedTo: number };
  /** A displaced marker does not come to try this god again. */
  readonly neverRaised: { readonly god: God };
  readonly noSuchFront: { readonly front: string };
  /** A retreat from the front cannot lead there. */
  readonly noWayTo: { readonly front: string; readonly to: string };

  // Skipped.
  /** No god of the plan can be led within its limit. */
  readonly planExhausted: { readonly cycle: number };
  /** None of the places named is open; `places` are. */
  readonly retreatCutOff: { readonly front: string; readonly to: readonly string[]; readonly places: readonly string[] };
}

export type OrderRejectionCode = keyof OrderRejectionParams;

/** The codes that no refused command has. */
export const ORDER_REJECTION_CODES = [
  ...ORDER_LIST_CODES,
  'ordersNeedASeat',
  'orderEmpty',
  'notThatCycle',
  'limitFalls',
  'neverRaised',
  'noSuchFront',
  'noWayTo',
  'planExhausted',
  'retreatCutOff',
] as const satisfies readonly Exclude<OrderRejectionCode, (typeof REJECTION_CODES)[number]>[];

/** A refusal of orders by its code. */
export const refuseOrders = <Code extends OrderRejectionCode>(code: Code, params: OrderRejectionParams[Code]): Rejection =>
  rejected(code, params).rejected;

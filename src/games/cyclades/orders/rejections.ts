import { type Rejection, rejected } from '#engine/game.ts';
import { ORDER_LIST_CODES, type OrderListParams } from '../../orderList.ts';
import type { REJECTION_CODES, RejectionParams } from '../rejections.ts';
import type { God } from '../types.ts';

/** Codes of rejected commands that mean the same for orders. */
const SHARED = [
  'notStarted',
  'gameOver',
  'eliminated',
  'godFaceDown',
  'noSuchIsland',
  'notYourIsland',
] as const satisfies readonly (keyof RejectionParams)[];

/** Why orders are rejected or skipped, with what the sentence may mention. Only their owner ever sees it. */
export interface OrderRejectionParams extends OrderListParams, Pick<RejectionParams, (typeof SHARED)[number]> {
  /** An observer without a seat has no orders. */
  readonly ordersNeedASeat: Readonly<Record<string, never>>;
  /** A plan, or a choice of places, without content. */
  readonly orderEmpty: { readonly order: string };
  /** Offerings can be planned for the cycles `first` to `last`. */
  readonly notThatCycle: { readonly cycle: number; readonly first: number; readonly last: number };
  /** The displaced marker's limit would be lower than its first limit. */
  readonly limitFalls: { readonly god: God; readonly upTo: number; readonly raisedTo: number };
  /** A displaced marker never tries this god again. */
  readonly neverRaised: { readonly god: God };
  readonly noSuchFront: { readonly front: string };
  /** A retreat from the front cannot lead there. */
  readonly noWayTo: { readonly front: string; readonly to: string };

  // Skipped.
  /** The seat cannot lead on any god of the plan within the limit. */
  readonly planExhausted: { readonly cycle: number };
  /** None of the places named is open; `places` are. */
  readonly retreatCutOff: { readonly front: string; readonly to: readonly string[]; readonly places: readonly string[] };
}

export type OrderRejectionCode = keyof OrderRejectionParams;

/** The codes that no rejected command has. */
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

/** Returns a rejection of orders with its code. */
export const refuseOrders = <Code extends OrderRejectionCode>(code: Code, params: OrderRejectionParams[Code]): Rejection =>
  rejected(code, params).rejected;

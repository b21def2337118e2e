import { type Rejection, rejected } from '#engine/game.ts';
import { codesOf, none, type ParamsOf, params } from '#engine/paramsTable.ts';
import { ORDER_LIST_CODES, type OrderListParams } from '../../orderList.ts';
import type { RejectionParams } from '../rejections.ts';
import type { God } from '../types.ts';

/** Codes of rejected commands that mean the same for orders. */
type Shared = 'notStarted' | 'gameOver' | 'eliminated' | 'godFaceDown' | 'noSuchIsland' | 'notYourIsland';

/** Why orders are rejected or skipped for reasons of their own, with what the sentence may mention. Only their owner ever sees it. */
const OWN = {
  /** An observer without a seat has no orders. */
  ordersNeedASeat: none,
  /** A plan, or a choice of places, without content. */
  orderEmpty: params<{ readonly order: string }>(),
  /** Offerings can be planned for the cycles `first` to `last`. */
  notThatCycle: params<{ readonly cycle: number; readonly first: number; readonly last: number }>(),
  /** The displaced marker's limit would be lower than its first limit. */
  limitFalls: params<{ readonly god: God; readonly upTo: number; readonly raisedTo: number }>(),
  /** A displaced marker never tries this god again. */
  neverRaised: params<{ readonly god: God }>(),
  noSuchFront: params<{ readonly front: string }>(),
  /** A retreat from the front cannot lead there. */
  noWayTo: params<{ readonly front: string; readonly to: string }>(),

  // Skipped.
  /** No god of the plan is face up, or led by another seat. Earlier releases also said it instead of the three below. */
  planExhausted: params<{ readonly cycle: number }>(),
  /** The marker was driven from the last god that the plan tries; `isLast`: it names others, before this one. */
  planOutbid: params<{ readonly god: God; readonly isLast: boolean }>(),
  /** Each of these gods would take more than its limit, or than the seat can pay; `least` would lead. */
  planTooDear: params<{ readonly gods: readonly God[]; readonly least: readonly number[] }>(),
  /** The marker was driven from `god`, and the other gods are too dear. */
  planOutbidDear: params<{ readonly god: God; readonly gods: readonly God[]; readonly least: readonly number[] }>(),
  /** None of the places named is open; `places` are. */
  retreatCutOff: params<{ readonly front: string; readonly to: readonly string[]; readonly places: readonly string[] }>(),
};

/** Why orders are rejected or skipped. */
export type OrderRejectionParams = OrderListParams & Pick<RejectionParams, Shared> & ParamsOf<typeof OWN>;

export type OrderRejectionCode = keyof OrderRejectionParams;

/** The codes that no rejected command has. */
export const ORDER_REJECTION_CODES = [...ORDER_LIST_CODES, ...codesOf(OWN)];

/** Returns a rejection of orders with its code. */
export const refuseOrders = <Code extends OrderRejectionCode>(code: Code, params: OrderRejectionParams[Code]): Rejection =>
  rejected(code, params).rejected;

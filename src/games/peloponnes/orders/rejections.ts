import { type Rejection, rejected, type Seat } from '#engine/game.ts';
import { codesOf, none, type ParamsOf, params } from '#engine/paramsTable.ts';
import { ORDER_LIST_CODES, type OrderListParams } from '../../orderList.ts';
import type { RejectionParams } from '../rejections.ts';
import type { Disaster, TileId } from '../types.ts';

/** Codes of rejected commands that mean the same for orders. */
type Shared = 'notStarted' | 'gameOver' | 'tileNotOffered' | 'bidTooLow' | 'bidNotThePrice';

/** Why orders are rejected or skipped for reasons of their own, with what the sentence may mention. Only their owner ever sees it. */
const OWN = {
  /** An observer without a seat has no orders. */
  ordersNeedASeat: none,
  /** In a match with one seat, nobody waits for orders. */
  ordersNeedOthers: none,
  /** An order without content. */
  orderEmpty: params<{ readonly order: string }>(),
  /** Offers can be planned for the rounds `first` to `last`; for none when `first` is the later one. */
  notThatRound: params<{ readonly round: number; readonly first: number; readonly last: number }>(),
  /** The tile cannot come up in that round: it is of another stack, or has come up already. */
  tileNotToCome: params<{ readonly tile: TileId; readonly round: number }>(),
  /** The minimum of coins is more than the maximum. */
  limitsCross: params<{ readonly tile: TileId; readonly from: number; readonly upTo: number }>(),
  tileOfAnother: params<{ readonly tile: TileId; readonly seat: Seat }>(),
  notABuilding: params<{ readonly tile: TileId }>(),
  alreadyPaid: params<{ readonly tile: TileId }>(),
  incomeNotOfChoice: params<{ readonly tile: TileId }>(),
  /** Luxury goods feed in pairs. */
  luxuryByTwos: params<{ readonly luxury: number }>(),
  /** Under the option `feeding` no seat is asked. */
  feedingIsForced: none,

  // Skipped.
  /** No tile of the plan is possible within its limits. */
  planExhausted: params<{ readonly round: number }>(),
  /** None of the ways named is possible. */
  noWayLeft: params<{ readonly tile: TileId }>(),
  markedUnpayable: params<{ readonly tile: TileId }>(),
  /** None of the tiles named is left to give up. */
  nothingToGiveUp: params<{ readonly disaster: Disaster }>(),
};

/** Why orders are rejected or skipped. */
export type OrderRejectionParams = OrderListParams & Pick<RejectionParams, Shared> & ParamsOf<typeof OWN>;

export type OrderRejectionCode = keyof OrderRejectionParams;

/** The codes that no rejected command has. */
export const ORDER_REJECTION_CODES = [...ORDER_LIST_CODES, ...codesOf(OWN)];

/** Returns a rejection of orders with its code. */
export const refuseOrders = <Code extends OrderRejectionCode>(code: Code, params: OrderRejectionParams[Code]): Rejection =>
  rejected(code, params).rejected;

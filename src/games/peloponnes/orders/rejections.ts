import { type Rejection, rejected, type Seat } from '#engine/game.ts';
import { ORDER_LIST_CODES, type OrderListParams } from '../../orderList.ts';
import type { REJECTION_CODES, RejectionParams } from '../rejections.ts';
import type { Disaster, TileId } from '../types.ts';

type None = Readonly<Record<string, never>>;

/** Codes of rejected commands that mean the same for orders. */
type Shared = 'notStarted' | 'gameOver' | 'tileNotOffered' | 'bidTooLow' | 'bidNotThePrice';

/** Why orders are rejected or skipped, with what the sentence may mention. Only their owner ever sees it. */
export interface OrderRejectionParams extends OrderListParams, Pick<RejectionParams, Shared> {
  /** An observer without a seat has no orders. */
  readonly ordersNeedASeat: None;
  /** In a match with one seat, nobody waits for orders. */
  readonly ordersNeedOthers: None;
  /** An order without content. */
  readonly orderEmpty: { readonly order: string };
  /** Offers can be planned for the rounds `first` to `last`; for none when `first` is the later one. */
  readonly notThatRound: { readonly round: number; readonly first: number; readonly last: number };
  /** The tile cannot come up in that round: it is of another stack, or has come up already. */
  readonly tileNotToCome: { readonly tile: TileId; readonly round: number };
  /** The minimum of coins is more than the maximum. */
  readonly limitsCross: { readonly tile: TileId; readonly from: number; readonly upTo: number };
  readonly tileOfAnother: { readonly tile: TileId; readonly seat: Seat };
  readonly notABuilding: { readonly tile: TileId };
  readonly alreadyPaid: { readonly tile: TileId };
  readonly incomeNotOfChoice: { readonly tile: TileId };
  /** Luxury goods feed in pairs. */
  readonly luxuryByTwos: { readonly luxury: number };
  /** Under the option `feeding` no seat is asked. */
  readonly feedingIsForced: None;

  // Skipped.
  /** No tile of the plan is possible within its limits. */
  readonly planExhausted: { readonly round: number };
  /** None of the ways named is possible. */
  readonly noWayLeft: { readonly tile: TileId };
  readonly markedUnpayable: { readonly tile: TileId };
  /** None of the tiles named is left to give up. */
  readonly nothingToGiveUp: { readonly disaster: Disaster };
}

export type OrderRejectionCode = keyof OrderRejectionParams;

/** The codes that no rejected command has. */
export const ORDER_REJECTION_CODES = [
  ...ORDER_LIST_CODES,
  'ordersNeedASeat',
  'ordersNeedOthers',
  'orderEmpty',
  'notThatRound',
  'tileNotToCome',
  'limitsCross',
  'tileOfAnother',
  'notABuilding',
  'alreadyPaid',
  'incomeNotOfChoice',
  'luxuryByTwos',
  'feedingIsForced',
  'planExhausted',
  'noWayLeft',
  'markedUnpayable',
  'nothingToGiveUp',
] as const satisfies readonly Exclude<OrderRejectionCode, (typeof REJECTION_CODES)[number]>[];

/** Returns a rejection of orders with its code. */
export const refuseOrders = <Code extends OrderRejectionCode>(code: Code, params: OrderRejectionParams[Code]): Rejection =>
  rejected(code, params).rejected;

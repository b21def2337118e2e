import { type Rejection, rejected, type Seat } from '#engine/game.ts';
import { ORDER_LIST_CODES, type OrderListParams } from '../../orderList.ts';
import type { REJECTION_CODES, RejectionParams } from '../rejections.ts';
import type { Disaster, TileId } from '../types.ts';

type None = Readonly<Record<string, never>>;

/** Codes of refused commands that say the same of orders. */
type Shared = 'notStarted' | 'gameOver' | 'tileNotOffered' | 'bidTooLow' | 'bidNotThePrice';

/** Why orders are refused or skipped, with what the sentence may mention. Only their owner is ever told. */
export interface OrderRejectionParams extends OrderListParams, Pick<RejectionParams, Shared> {
  /** Who looks on from outside has no orders. */
  readonly ordersNeedASeat: None;
  /** Nobody waits for a seat alone. */
  readonly ordersNeedOthers: None;
  /** An order that says nothing. */
  readonly orderEmpty: { readonly order: string };
  /** Offers can be planned for the rounds `first` to `last`; for none when `first` is the later one. */
  readonly notThatRound: { readonly round: number; readonly first: number; readonly last: number };
  /** The tile cannot come up in that round: it is of another stack, or has come up already. */
  readonly tileNotToCome: { readonly tile: TileId; readonly round: number };
  /** More coins at least than at most. */
  readonly limitsCross: { readonly tile: TileId; readonly from: number; readonly upTo: number };
  readonly tileOfAnother: { readonly tile: TileId; readonly seat: Seat };
  readonly notABuilding: { readonly tile: TileId };
  readonly alreadyPaid: { readonly tile: TileId };
  readonly incomeNotOfChoice: { readonly tile: TileId };
  /** Luxury goods feed by twos. */
  readonly luxuryByTwos: { readonly luxury: number };
  /** By the option `feeding` nobody is asked. */
  readonly feedingIsForced: None;

  // Skipped.
  /** No tile of the plan can be had within its limits. */
  readonly planExhausted: { readonly round: number };
  /** None of the ways named is possible. */
  readonly noWayLeft: { readonly tile: TileId };
  readonly markedUnpayable: { readonly tile: TileId };
  /** None of the tiles named is left to give up. */
  readonly nothingToGiveUp: { readonly disaster: Disaster };
}

export type OrderRejectionCode = keyof OrderRejectionParams;

/** The codes that no refused command has. */
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

/** A refusal of orders by its code. */
export const refuseOrders = <Code extends OrderRejectionCode>(code: Code, params: OrderRejectionParams[Code]): Rejection =>
  rejected(code, params).rejected;

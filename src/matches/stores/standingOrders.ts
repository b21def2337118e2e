import { isDeepStrictEqual } from 'node:util';
import type { BaseCommand, Rejection, Seat } from '#engine/game.ts';
import type { BaseOrder, Ordered } from '#engine/orders.ts';
import type { MatchId } from '../model/types.ts';

/**
 * The standing orders of a match, kept outside its log: the log's versions are public, and must not reveal that a seat has
 * orders.
 */
export interface OrderBook {
  /** Counts changes of the whole book, for optimistic locking. */
  readonly generation: number;
  /** The seats with orders or notices, ascending. */
  readonly seats: readonly SeatOrders[];
}

/** One seat's orders, visible to its person only. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly orders: readonly StandingOrder[];
  /** Notices about dropped orders, until their owner has been shown them. */
  readonly notices: readonly OrderNotice[];
}

export interface StandingOrder {
  readonly order: BaseOrder;
  /** The version of the first event of its last move; absent if it has not been used. */
  readonly usedAt?: number;
}

/** The notice of an order that was dropped without its owner deleting it. */
export interface OrderNotice {
  /** The version at which it was dropped. */
  readonly version: number;
  readonly order: BaseOrder;
  /** Why it could not be followed. Absent: its move was undone, and it would have made the same move again. */
  readonly skipped?: Rejection;
  /** Its owner got a direct message of it. It stays until a panel shows it, too: the message may be unread. */
  readonly sent?: true;
}

export const EMPTY_BOOK: OrderBook = { generation: 0, seats: [] };

/** Whether a notice is still to be sent. */
export const hasUnsent = ({ notices }: SeatOrders): boolean => notices.some(({ sent }) => sent === undefined);

type Seats = OrderBook['seats'];

/** Returns a seat's entry in the book, empty by default. */
export const ordersOfSeat = (seats: Seats, seat: Seat): SeatOrders =>
  seats.find((each) => each.seat === seat) ?? { seat, orders: [], notices: [] };

/** Returns the book's seats with one changed. A seat without orders and notices has no entry. */
export const withSeat = (seats: Seats, changed: SeatOrders): Seats => {
  const isEmpty = changed.orders.length + changed.notices.length === 0;
  const others = seats.filter(({ seat }) => seat !== changed.seat);
  return isEmpty ? others : [...others, changed].sort((one, other) => one.seat - other.seat);
};

/** Returns a seat's orders after one of them was used or skipped at a version. */
export const afterAnswer = (
  { seat, orders, notices }: SeatOrders,
  { left, by, skipped }: Ordered<BaseCommand, BaseOrder>,
  version: number,
): SeatOrders => {
  const standing = orders.filter(({ order }) => left.includes(order));
  return skipped === undefined
    ? { seat, orders: standing.map((each) => (each.order === by ? { ...each, usedAt: version } : each)), notices }
    : { seat, orders: standing, notices: [...notices, { version, order: by, skipped }] };
};

/** Returns a seat's orders after its person saved a new list. An unchanged order keeps its history. */
export const rewritten = ({ seat, orders, notices }: SeatOrders, written: readonly BaseOrder[]): SeatOrders => ({
  seat,
  orders: written.map((order) => orders.find((standing) => isDeepStrictEqual(standing.order, order)) ?? { order }),
  notices,
});

/**
 * Returns the book's seats once all events after a version are undone (with `of`, only those of one seat). An order used since
 * is dropped, because it would make the same move again and defeat the undo. Dropped orders do not come back.
 */
export const withoutUsedSince = (seats: Seats, toVersion: number, version: number, of?: Seat): Seats =>
  seats.map((each) => {
    if (of !== undefined && each.seat !== of) return each;
    const isUsed = ({ usedAt }: StandingOrder): boolean => usedAt !== undefined && usedAt > toVersion;
    const dropped = each.orders.filter(isUsed).map(({ order }) => ({ version, order }));
    const orders = each.orders.filter((standing) => !isUsed(standing));
    return dropped.length === 0 ? each : { ...each, orders, notices: [...each.notices, ...dropped] };
  });

/** The store of order books. Log appends write them as well. */
export interface OrderStore {
  /** Returns the book; an empty one of generation 0 if there never were orders. */
  find(match: MatchId): Promise<OrderBook>;
  /**
   * Saves a book if its generation is still the newest and the match is still at `version`, where given. False: nothing was
   * changed.
   */
  save(match: MatchId, book: OrderBook, version?: number): Promise<boolean>;
}

import { isDeepStrictEqual } from 'node:util';
import type { BaseCommand, Rejection, Seat } from '#engine/game.ts';
import type { BaseOrder, Ordered } from '#engine/orders.ts';
import type { MatchId } from '../model/types.ts';

/**
 * The standing orders of a match, as they are kept beside its log: the log and its versions are known to all, and must not tell
 * that a seat has any.
 */
export interface OrderBook {
  /** Counts the changes of the whole book: two that read the same one cannot both write. */
  readonly generation: number;
  /** Those who have orders, or news of them, ascending. */
  readonly seats: readonly SeatOrders[];
}

/** What one seat has ordered, for its person alone. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly orders: readonly StandingOrder[];
  /** Of orders that are gone, until their owner has been told. */
  readonly notices: readonly OrderNotice[];
}

export interface StandingOrder {
  readonly order: BaseOrder;
  /** The version that the first event of its last answer got; absent: it has not answered yet. */
  readonly usedAt?: number;
}

/** An order that is gone, though its owner did not take it back. */
export interface OrderNotice {
  /** The version at which it was found out. */
  readonly version: number;
  readonly order: BaseOrder;
  /** Why it could not be followed; absent: what it had answered was taken back, and it would have answered the same again. */
  readonly skipped?: Rejection;
}

export const EMPTY_BOOK: OrderBook = { generation: 0, seats: [] };

type Seats = OrderBook['seats'];

/** What a seat has in the book; empty where it has nothing. */
export const ordersOfSeat = (seats: Seats, seat: Seat): SeatOrders =>
  seats.find((each) => each.seat === seat) ?? { seat, orders: [], notices: [] };

/** The book's seats with one changed. Who has neither orders nor news is not in it. */
export const withSeat = (seats: Seats, changed: SeatOrders): Seats => {
  const isEmpty = changed.orders.length + changed.notices.length === 0;
  const others = seats.filter(({ seat }) => seat !== changed.seat);
  return isEmpty ? others : [...others, changed].sort((one, other) => one.seat - other.seat);
};

/** A seat's orders after one of them has answered, or was skipped, at a version. */
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

/** A seat's orders when its person has written these. One that stays as it was is still the same one. */
export const rewritten = ({ seat, orders, notices }: SeatOrders, written: readonly BaseOrder[]): SeatOrders => ({
  seat,
  orders: written.map((order) => orders.find((standing) => isDeepStrictEqual(standing.order, order)) ?? { order }),
  notices,
});

/**
 * The book's seats once the events after a version are taken back, of one seat's acts alone with `of`: an order that answered
 * there goes with its answer, for it would answer the same at once and undo nothing. None that is gone comes back.
 */
export const withoutUsedSince = (seats: Seats, toVersion: number, version: number, of?: Seat): Seats =>
  seats.map((each) => {
    if (of !== undefined && each.seat !== of) return each;
    const isUsed = ({ usedAt }: StandingOrder): boolean => usedAt !== undefined && usedAt > toVersion;
    const dropped = each.orders.filter(isUsed).map(({ order }) => ({ version, order }));
    const orders = each.orders.filter((standing) => !isUsed(standing));
    return dropped.length === 0 ? each : { ...each, orders, notices: [...each.notices, ...dropped] };
  });

/** The books of standing orders. Appends of the log write them as well. */
export interface OrderStore {
  /** An empty book of generation 0 where nothing was ever ordered. */
  find(match: MatchId): Promise<OrderBook>;
  /**
   * Writes a book's seats in place of those of the generation it names, only if that is still the newest, and the match, with
   * `version`, has not moved on. False: nothing was changed.
   */
  save(match: MatchId, book: OrderBook, version?: number): Promise<boolean>;
  /** Playing matches in which somebody is to be told by `now` of orders that are gone: at once when they are written. */
  newsDue(now: Date, limit: number): Promise<readonly MatchId[]>;
  /** When to look at the news in a book of this generation next; without `at` never. A newer book is left as it is. */
  rescheduleNotices(match: MatchId, generation: number, at?: Date): Promise<void>;
}

import type { Seat } from '#engine/game.ts';
import { ownOrders, previewOrders, type TriedOrders } from '../decide/orders.ts';
import { refusal } from '../model/rejections.ts';
import type { MatchId, UserId } from '../model/types.ts';
import { type OrderNotice, type OrderStore, ordersOfSeat, withSeat } from '../stores/standingOrders.ts';
import type { ServiceDeps } from './play.ts';

/** Maximum attempts at changing notices when the book changes concurrently. */
const ATTEMPTS = 8;

/**
 * Creates the methods that read and preview a user's own orders and acknowledge their notices. Changes of orders go through
 * `play`.
 */
export const createOwnOrders = ({ stores: { matches: store, orders: books }, folded, ordersOf }: ServiceDeps) => ({
  /** Returns the standing orders of a user's own seat; `undefined` where it cannot have any. */
  async orders(id: MatchId, user: UserId) {
    const match = await store.find(id);
    const loaded = match && (await folded.load(match));
    if (match === undefined || loaded === undefined || 'unreadable' in loaded) return undefined;
    const { game } = loaded;
    return ownOrders(game, ordersOf(game.id), loaded.folded.state, match, await books.find(id), user);
  },
  /** Returns what saving these as all orders of the user's seat would do. Saves nothing. */
  async previewOrders(id: MatchId, user: UserId, orders: unknown): Promise<TriedOrders> {
    const match = await store.find(id);
    if (match === undefined) return { rejected: refusal('noSuchMatch') };
    const loaded = await folded.load(match);
    if ('unreadable' in loaded) return { rejected: loaded.unreadable };
    const { game } = loaded;
    return previewOrders(game, ordersOf(game.id), loaded.folded.state, match, user, orders);
  },
  /** Removes the notices about dropped orders that the seat's owner has now been shown. */
  acknowledgeNotices: (id: MatchId, seat: Seat, shown: readonly OrderNotice[]) => changeNotices(books, id, seat, shown, () => []),
  /** Notes that these notices were sent. They stay until `acknowledgeNotices`. */
  markNoticesSent: (id: MatchId, seat: Seat, sent: readonly OrderNotice[]) =>
    changeNotices(books, id, seat, sent, (notice) => [{ ...notice, sent: true }]),
});

/** What a notice is about, whether it was sent or not. */
const subjectOf = ({ sent: _, ...notice }: OrderNotice): string => JSON.stringify(notice);

/** Replaces some notices of a seat, also while the book changes concurrently. */
const changeNotices = async (
  books: OrderStore,
  id: MatchId,
  seat: Seat,
  some: readonly OrderNotice[],
  changed: (notice: OrderNotice) => readonly OrderNotice[],
): Promise<void> => {
  const subjects = new Set(some.map(subjectOf));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { generation, seats } = await books.find(id);
    const own = ordersOfSeat(seats, seat);
    if (!own.notices.some((notice) => subjects.has(subjectOf(notice)))) return;
    const notices = own.notices.flatMap((notice) => (subjects.has(subjectOf(notice)) ? changed(notice) : [notice]));
    if (await books.save(id, { generation, seats: withSeat(seats, { ...own, notices }) })) return;
  }
};

import type { Seat } from '#engine/game.ts';
import { ownOrders, previewOrders } from '../decide/orders.ts';
import { refusal } from '../model/rejections.ts';
import type { MatchId } from '../model/types.ts';
import { type OrderNotice, type OrderStore, ordersOfSeat, withSeat } from '../stores/standingOrders.ts';
import type { MatchService } from './matchService.ts';
import type { ServiceDeps } from './play.ts';

/** Maximum attempts at changing notices when the book changes concurrently. */
const ATTEMPTS = 8;

/**
 * Creates the methods that read and preview a user's own orders and acknowledge their notices. Changes of orders go through
 * `play`.
 */
export const createOwnOrders = ({
  stores: { matches: store, orders: books },
  folded,
  ordersOf,
}: ServiceDeps): Pick<MatchService, 'orders' | 'previewOrders' | 'acknowledgeNotices' | 'markNoticesSent'> => ({
  async orders(id, user) {
    const match = await store.find(id);
    const loaded = match && (await folded.load(match));
    if (match === undefined || loaded === undefined || 'unreadable' in loaded) return undefined;
    const { game } = loaded;
    return ownOrders(game, ordersOf(game.id), loaded.folded.state, match, await books.find(id), user);
  },
  async previewOrders(id, user, orders) {
    const match = await store.find(id);
    if (match === undefined) return { rejected: refusal('noSuchMatch') };
    const loaded = await folded.load(match);
    if ('unreadable' in loaded) return { rejected: loaded.unreadable };
    const { game } = loaded;
    return previewOrders(game, ordersOf(game.id), loaded.folded.state, match, user, orders);
  },
  acknowledgeNotices: (id, seat, shown) => changeNotices(books, id, seat, shown, () => []),
  markNoticesSent: (id, seat, sent) => changeNotices(books, id, seat, sent, (notice) => [{ ...notice, sent: true }]),
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

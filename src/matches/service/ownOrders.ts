import { ownOrders, previewOrders } from '../decide/orders.ts';
import { refusal } from '../model/rejections.ts';
import { ordersOfSeat, withSeat } from '../stores/standingOrders.ts';
import type { MatchService } from './matchService.ts';
import type { ServiceDeps } from './play.ts';

/** Maximum attempts at removing notices when the book changes concurrently. */
const ATTEMPTS = 8;

/**
 * Creates the methods that read and preview a user's own orders and acknowledge their notices. Changes of orders go through
 * `play`.
 */
export const createOwnOrders = ({
  stores: { matches: store, orders: books },
  folded,
  ordersOf,
}: ServiceDeps): Pick<MatchService, 'orders' | 'previewOrders' | 'acknowledgeNotices'> => ({
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
  async acknowledgeNotices(id, seat, shown) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { generation, seats } = await books.find(id);
      const own = ordersOfSeat(seats, seat);
      const isShown = new Set(shown.map((notice) => JSON.stringify(notice)));
      const notices = own.notices.filter((notice) => !isShown.has(JSON.stringify(notice)));
      if (notices.length === own.notices.length) return;
      if (await books.save(id, { generation, seats: withSeat(seats, { ...own, notices }) })) return;
    }
  },
});

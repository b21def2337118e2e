import type { CommandOf } from '../commands.ts';
import { type Amounts, GOODS, type Good, type Goods, type TileId } from '../types.ts';
import type { SeatView, View } from '../viewTypes.ts';
import { LUXURY_FOR_ONE, MARKER_COINS } from './figures.ts';
import { tileOf } from './tiles.ts';

/** What a seat's bids and payments would cost, from its view; a test compares it with what the rules then do. */

/** Returns how something is paid: own goods first, luxury goods for what is missing; `undefined` when they do not suffice. */
export const paymentOf = (goods: Goods, needed: Amounts): Amounts | undefined => {
  const own: Partial<Record<Good, number>> = {};
  let luxury = 0;
  for (const good of GOODS) {
    const amount = needed[good] ?? 0;
    own[good] = Math.min(amount, goods[good]);
    luxury += LUXURY_FOR_ONE * (amount - Math.min(amount, goods[good]));
  }
  return luxury > goods.luxury ? undefined : { ...own, luxury };
};

export const without = (goods: Goods, paid: Amounts): Goods => {
  const left: Record<Good, number> = { ...goods };
  for (const good of GOODS) left[good] -= paid[good] ?? 0;
  return left;
};

/** Returns what a seat has left after a bid; one that is moved has been paid. */
export const goodsAfterOffer = (view: View, { goods }: SeatView, { coins }: CommandOf<'PlaceBid'>): Goods => {
  const paid = view.pushedOut === undefined ? paymentOf(goods, { coins }) : {};
  return without(goods, paid ?? {});
};

/** Whether a land could be placed outermost now. */
export const fits = ({ lands, buildings }: SeatView, land: TileId): boolean => {
  const outermost = lands.at(-1);
  if (outermost === undefined || buildings.some(({ tile }) => tileOf(tile).freeLands)) return true;
  return tileOf(outermost).icons.some((good) => tileOf(land).icons.includes(good));
};

/** Why a seat would lose the tile that it bids on: a land that does not fit, or a building that it can neither pay for nor mark. */
export type Loss = 'noMatch' | 'unaffordable';

/** Returns why a bid would lose both its tile and its coins, if nothing changes until then; `undefined` for one that would not. */
export const lossOfBid = (view: View, bid: CommandOf<'PlaceBid'>): Loss | undefined => {
  const own = view.seats[bid.seat];
  if (own === undefined) return undefined;
  const { kind, cost } = tileOf(bid.tile);
  if (kind === 'land') return fits(own, bid.tile) ? undefined : 'noMatch';
  const left = goodsAfterOffer(view, own, bid);
  const isAffordable = paymentOf(left, cost) !== undefined || paymentOf(left, { coins: MARKER_COINS }) !== undefined;
  return isAffordable ? undefined : 'unaffordable';
};

import { STORES } from '#games/peloponnes/data/figures.ts';
import type { Good } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';
import { GOODS } from './amounts.ts';
import { luxuryForFood } from './stamps.ts';

/** What a seat has of a good, what the next income brings, and the track that counts it. */
export interface Store {
  readonly good: Good;
  readonly icon: Box;
  readonly amount: Label;
  readonly income?: Label;
  /** Luxury goods that the viewer has chosen to spend; stands in place of the income. */
  readonly spent?: Label;
  /** Absent for coins, which have no limit. */
  readonly track?: { readonly box: Box; readonly filled: Box };
}

/** Where each track ends: the stores' limits, and as far as luxury goods and inhabitants are counted. */
const ENDS: Readonly<Record<Exclude<Good, 'coins'>, number>> = { ...STORES, luxury: 20, inhabitants: 20 };

const trackIn = (box: Box, amount: number, end: number): NonNullable<Store['track']> => ({
  box,
  filled: { ...box, width: (box.width * Math.min(amount, end)) / end },
});

const storeIn = (box: Box, good: Good, { goods, income }: SeatView, spent: number, text: Text): Store => {
  const y = box.y + 26;
  const track = { x: box.x, y: box.y + 54, width: box.width, height: 9 };
  const amount = text(String(goods[good]), box.x + 39, y, { face: 'body', size: 40, align: 'left' });
  const earned = income[good] ?? 0;
  const beside = (words: string): Label => text(words, amount.x + amount.width + 6, y, { face: 'body', size: 34, align: 'left' });
  return {
    good,
    icon: boxAround({ x: box.x + 17, y }, 34),
    amount,
    ...(spent === 0 && earned !== 0 && { income: beside(`+${earned}`) }),
    ...(spent !== 0 && { spent: beside(`−${spent}`) }),
    ...(good !== 'coins' && { track: trackIn(track, goods[good], ENDS[good]) }),
  };
};

/** The six goods of a seat, side by side. */
export const layOutStores = (box: Box, seat: SeatView, view: View, text: Text): readonly Store[] =>
  columns(box, GOODS.length, 14).flatMap((cell, index) => {
    const good = GOODS[index];
    return good === undefined
      ? []
      : [storeIn(cell, good, seat, good === 'luxury' && seat.seat === view.viewer ? luxuryForFood(view) : 0, text)];
  });

import { STORES } from '#games/peloponnes/data/figures.ts';
import type { Good } from '#games/peloponnes/types.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';
import { GOODS } from './amounts.ts';

/** What a seat has of a good, what the next income brings, and the track that counts it. */
export interface Store {
  readonly good: Good;
  readonly icon: Box;
  readonly amount: Label;
  readonly income?: Label;
  /** One box a place; the first `filled` are full. */
  readonly track: readonly Box[];
  readonly filled: number;
}

/** Places of each track: the stores' limits, and as far as luxury goods and inhabitants are counted. Coins have none. */
const PLACES: Readonly<Record<Good, number>> = { coins: 0, ...STORES, luxury: 20, inhabitants: 20 };

const storeIn = (box: Box, good: Good, { goods, income }: SeatView, text: Text): Store => {
  const y = box.y + 24;
  const track = { x: box.x, y: box.y + 50, width: box.width - 12, height: 11 };
  const earned = income[good] ?? 0;
  return {
    good,
    icon: boxAround({ x: box.x + 20, y }, 40),
    amount: text(String(goods[good]), box.x + 48, y, { face: 'body', size: 42, align: 'left' }),
    ...(earned === 0
      ? {}
      : { income: text(`+${earned}`, box.x + box.width - 12, y, { face: 'body', size: 36, align: 'right' }) }),
    track: PLACES[good] === 0 ? [] : columns(track, PLACES[good], 2),
    filled: Math.min(goods[good], PLACES[good]),
  };
};

/** The six goods of a seat, side by side. */
export const layOutStores = (box: Box, seat: SeatView, text: Text): readonly Store[] =>
  columns(box, GOODS.length, 12).flatMap((cell, index) => {
    const good = GOODS[index];
    return good === undefined ? [] : [storeIn(cell, good, seat, text)];
  });

import { MARKER_COINS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Goods, TileId } from '#games/peloponnes/types.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { fits, paymentOf } from '../reckoning.ts';
import { price, signed } from '../words.ts';
import { inARow } from './packing.ts';

/** What would become of a tile that a seat gets, and what it brings or takes away, in a few words. */

const said = (words: string): readonly string[] => (words === '' ? [] : [words]);

/** What must be said, and what may be said behind it as far as there is room: the price of a building, and what the tile brings. */
interface Fate {
  readonly words: string;
  readonly prices: readonly string[];
  readonly gains: readonly string[];
}

/** "fits", "payable", "to pay later", "would be lost", with `goods` left to pay for it; then price and gains. */
export const fateOf = (own: SeatView, goods: Goods, tile: TileId): Fate => {
  const { kind, cost } = tileOf(tile);
  const gains = inARow(gainsOf(tile));
  if (kind === 'land')
    return fits(own, tile) ? { words: 'fits', prices: [], gains } : { words: 'no match: lost', prices: [], gains: [] };
  const paid = paymentOf(goods, cost);
  if (paid !== undefined) return { words: 'payable', prices: [`: ${price(paid)}`], gains };
  const isLost = paymentOf(goods, { coins: MARKER_COINS }) === undefined;
  return isLost
    ? { words: 'would be lost', prices: [` (costs ${price(cost)})`], gains: [] }
    : { words: 'to pay later', prices: [`: ${price(cost)}`], gains };
};

/** "3 wood + 1 stone", what a building costs; nothing for a land. */
export const costOf = (tile: TileId): string => price(tileOf(tile).cost);

const incomeOf = (tile: TileId): readonly string[] => {
  const { income, ofChoice } = tileOf(tile);
  const goods = [...said(price(income)), ...(ofChoice ? ['1 good of choice'] : [])];
  return goods.length === 0 ? [] : [`${goods.join(' + ')} a round`];
};

const powersOf = (tile: TileId): readonly string[] => {
  const { half, freeLands, protects } = tileOf(tile);
  return [
    ...(protects === undefined ? [] : [`no ${protects}`]),
    ...(half ? ['offers +½'] : []),
    ...(freeLands ? ['lands fit anywhere'] : []),
  ];
};

/** "2 power". */
const worthOf = (tile: TileId): string => `${tileOf(tile).power} power`;

/** What a tile brings: each round, once, by its powers, at the end. */
export const gainsOf = (tile: TileId): readonly string[] => [
  ...incomeOf(tile),
  ...said(signed(tileOf(tile).once)),
  ...powersOf(tile),
  worthOf(tile),
];

/** What goes with a tile that is given up; what it brought once stays. */
export const lossesOf = (tile: TileId): readonly string[] => [worthOf(tile), ...incomeOf(tile), ...powersOf(tile)];

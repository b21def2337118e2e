import { MARKER_COINS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Goods, TileId } from '#games/peloponnes/types.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { fits, paymentOf } from '../../../peloponnes/reckoning.ts';
import { BY_DISASTER, price, signed } from '../words.ts';

/** What would become of a tile that a seat gets, and what it brings or takes away, in a few words. */

const said = (words: string): readonly string[] => (words === '' ? [] : [words]);

/** What must be said, and what may be said behind it as far as there is room: what is paid or why it is lost, and what the tile brings. */
interface Fate {
  readonly words: string;
  readonly tails: readonly string[];
  readonly gains: readonly string[];
}

/** "sedí", "lze zaplatit", "teď 1 mince", "propadne", with `goods` left to pay for it; then price or reason, and gains. */
export const fateOf = (own: SeatView, goods: Goods, tile: TileId): Fate => {
  const { kind, cost } = tileOf(tile);
  const gains = gainsOf(tile);
  if (kind === 'land')
    return fits(own, tile) ? { words: 'sedí', tails: [], gains } : { words: 'nesedí: propadne', tails: [], gains: [] };
  const paid = paymentOf(goods, cost);
  if (paid !== undefined) return { words: 'zaplatíš', tails: [`: ${price(paid)}`], gains };
  const marker = paymentOf(goods, { coins: MARKER_COINS });
  return marker === undefined
    ? { words: 'propadne', tails: [': nezbyla na ni mince', ` (${price(cost)})`], gains: [] }
    : { words: `teď ${price(marker)}`, tails: [`; ${dueLater(tile)}`], gains };
};

/** "později 3 dřeva + 1 kámen, nebo propadne": what the next supply round asks for a building with a coin on it. */
export const dueLater = (tile: TileId): string => `později ${price(tileOf(tile).cost)}, nebo propadne`;

const incomeOf = (tile: TileId): readonly string[] => {
  const { income, ofChoice } = tileOf(tile);
  const goods = [...said(price(income)), ...(ofChoice ? ['1 zboží podle volby'] : [])];
  return goods.length === 0 ? [] : [`${goods.join(' + ')} za kolo`];
};

const powersOf = (tile: TileId): readonly string[] => {
  const { half, freeLands, protects } = tileOf(tile);
  return [
    ...(protects === undefined ? [] : [`chrání před ${BY_DISASTER[protects]}`]),
    ...(half ? ['nabídky +½'] : []),
    ...(freeLands ? ['území navazují vždy'] : []),
  ];
};

/** "moc 2". */
const worthOf = (tile: TileId): string => `moc ${tileOf(tile).power}`;

/** What a tile brings: at the end and in inhabitants, each round, once, by its powers. */
export const gainsOf = (tile: TileId): readonly string[] => {
  const { inhabitants, ...once } = tileOf(tile).once;
  return [worthOf(tile), ...said(signed({ inhabitants })), ...incomeOf(tile), ...said(signed(once)), ...powersOf(tile)];
};

/** What goes with a tile that is given up; what it brought once stays. */
export const lossesOf = (tile: TileId): readonly string[] => [worthOf(tile), ...incomeOf(tile), ...powersOf(tile)];

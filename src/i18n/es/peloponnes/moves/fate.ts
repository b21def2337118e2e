import { MARKER_COINS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Goods, TileId } from '#games/peloponnes/types.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { fits, paymentOf } from '../../../peloponnes/reckoning.ts';
import { DISASTER_NAMES, price, signed } from '../words.ts';

/** What would become of a tile that a seat gets, and what it brings or takes away, in a few words. */

const said = (words: string): readonly string[] => (words === '' ? [] : [words]);

/** What must be said, and what may be said behind it as far as there is room: what is paid or why it is lost, and what the tile brings. */
interface Fate {
  readonly words: string;
  readonly tails: readonly string[];
  readonly gains: readonly string[];
}

/** "encaja", "pagable", "1 moneda ya", "se perdería", with `goods` left to pay for it; then price or reason, and gains. */
export const fateOf = (own: SeatView, goods: Goods, tile: TileId): Fate => {
  const { kind, cost } = tileOf(tile);
  const gains = gainsOf(tile);
  if (kind === 'land')
    return fits(own, tile) ? { words: 'encaja', tails: [], gains } : { words: 'se perdería', tails: [': no encaja'], gains: [] };
  const paid = paymentOf(goods, cost);
  if (paid !== undefined) return { words: 'pagable', tails: [`: ${price(paid)}`], gains };
  const marker = paymentOf(goods, { coins: MARKER_COINS });
  return marker === undefined
    ? { words: 'se perdería', tails: [': sin moneda que ponerle', ` (${price(cost)})`], gains: [] }
    : { words: `${price(marker)} ya`, tails: [`; ${dueLater(tile)}`], gains };
};

/** "luego 3 maderas + 1 piedra o se pierde": what the next supply round asks for a building with a coin on it. */
export const dueLater = (tile: TileId): string => `luego ${price(tileOf(tile).cost)} o se pierde`;

const incomeOf = (tile: TileId): readonly string[] => {
  const { income, ofChoice } = tileOf(tile);
  const goods = [...said(price(income)), ...(ofChoice ? ['1 recurso a elegir'] : [])];
  return goods.length === 0 ? [] : [`${goods.join(' + ')} por ronda`];
};

const powersOf = (tile: TileId): readonly string[] => {
  const { half, freeLands, protects } = tileOf(tile);
  return [
    ...(protects === undefined ? [] : [`protege de ${DISASTER_NAMES[protects]}`]),
    ...(half ? ['ofertas +½'] : []),
    ...(freeLands ? ['toda tierra encaja'] : []),
  ];
};

/** "poder 2". */
const worthOf = (tile: TileId): string => `poder ${tileOf(tile).power}`;

/** What a tile brings: at the end and in inhabitants, each round, once, by its powers. */
export const gainsOf = (tile: TileId): readonly string[] => {
  const { inhabitants, ...once } = tileOf(tile).once;
  return [worthOf(tile), ...said(signed({ inhabitants })), ...incomeOf(tile), ...said(signed(once)), ...powersOf(tile)];
};

/** What goes with a tile that is given up; what it brought once stays. */
export const lossesOf = (tile: TileId): readonly string[] => [worthOf(tile), ...incomeOf(tile), ...powersOf(tile)];

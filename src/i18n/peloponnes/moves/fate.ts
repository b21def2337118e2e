import type { Command } from '#games/peloponnes/commands.ts';
import { fits, lossOfBid, paymentOf } from '#games/peloponnes/data/affording.ts';
import { MARKER_COINS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Goods, TileId } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { amountWords } from '../amounts.ts';
import type { PeloponnesText } from '../phrases.ts';
import type { Extras, Length } from './packing.ts';

/** What would become of a tile that a seat gets, and what it brings or takes away, in a few words. */

/** What must be said, and what is added while there is room: what is paid or why it is lost, and what the tile brings. */
interface Fate extends Required<Extras> {
  readonly words: string;
}

interface FateWords {
  /** "fits", "build it", "1 coin to mark it", "you’d lose it", with `goods` left to pay for it; then price or reason, and gains. */
  fateOf(own: SeatView, goods: Goods, tile: TileId, length: Length, isText?: boolean): Fate;
  /** What a tile brings: at the end and in inhabitants, each round, once, by its powers. */
  gainsOf(tile: TileId, length: Length): readonly string[];
  /** What goes with a tile that is given up; what it brought once stays. */
  lossesOf(tile: TileId, length: Length): readonly string[];
}

const said = (words: string): readonly string[] => (words === '' ? [] : [words]);

/** The case of counted goods in words of this length. */
export const caseOf = (length: Length): 'nom' | 'short' => (length === 'short' ? 'short' : 'nom');

/** Returns how a language describes what happens to tiles. */
export const fateWords = (t: PeloponnesText): FateWords => {
  const { price, signed } = amountWords(t);

  const fitWords = ({ lands }: SeatView, isText: boolean): string => {
    if (!isText) return t('fate-fits');
    return t(lands.length === 0 ? 'fate-fits-first' : 'fate-fits-text');
  };

  const landFate = (own: SeatView, tile: TileId, length: Length, isText: boolean): Fate =>
    fits(own, tile)
      ? { words: fitWords(own, isText), tails: [], gains: gainsOf(tile, length) }
      : {
          words: isText ? t('fate-no-match-text') : t('fate-no-match', { length }),
          tails: said(t('fate-no-match-why')),
          gains: [],
        };

  const buildingFate = (goods: Goods, tile: TileId, length: Length): Fate => {
    const { cost } = tileOf(tile);
    const priced = (amounts: typeof cost | Partial<typeof cost>): string => price(amounts, caseOf(length));
    const paid = paymentOf(goods, cost);
    if (paid !== undefined)
      return { words: t('fate-payable'), tails: [t('fate-price', { price: priced(paid) })], gains: gainsOf(tile, length) };
    const marker = paymentOf(goods, { coins: MARKER_COINS });
    if (marker === undefined) {
      const tails = [t('fate-lost-why', { length }), t('fate-lost-price', { price: priced(cost) })];
      return { words: t('fate-lost'), tails, gains: [] };
    }
    const later = t('fate-later', { price: priced(cost), length });
    return { words: t('fate-marked', { price: priced(marker), length }), tails: [later], gains: gainsOf(tile, length) };
  };

  const worthOf = (tile: TileId, length: Length): string => t('gain-power', { power: tileOf(tile).power, length });

  const incomeOf = (tile: TileId, length: Length): readonly string[] => {
    const { income, ofChoice } = tileOf(tile);
    const goods = [...said(price(income, caseOf(length))), ...(ofChoice ? [t('gain-choice', { length })] : [])];
    return goods.length === 0 ? [] : [t('gain-each-round', { goods: goods.join(' + '), length })];
  };

  const powersOf = (tile: TileId, length: Length): readonly string[] => {
    const { half, freeLands, protects } = tileOf(tile);
    return [
      ...(protects === undefined ? [] : [t('gain-protects', { disaster: protects, length })]),
      ...(half ? [t('gain-half')] : []),
      ...(freeLands ? [t('gain-free-lands')] : []),
    ];
  };

  const gainsOf = (tile: TileId, length: Length): readonly string[] => {
    const { inhabitants, ...once } = tileOf(tile).once;
    return [
      worthOf(tile, length),
      ...said(signed({ inhabitants }, caseOf(length))),
      ...incomeOf(tile, length),
      ...said(signed(once, caseOf(length))),
      ...powersOf(tile, length),
    ];
  };

  return {
    fateOf: (own, goods, tile, length, isText = false) =>
      tileOf(tile).kind === 'land' ? landFate(own, tile, length, isText) : buildingFate(goods, tile, length),
    gainsOf,
    lossesOf: (tile, length) => [worthOf(tile, length), ...incomeOf(tile, length), ...powersOf(tile, length)],
  };
};

/** Returns why a player would lose what they bid. */
export const bidRisk =
  (t: PeloponnesText) =>
  (view: View, move: Command): string => {
    const loss = move.type === 'PlaceBid' ? lossOfBid(view, move) : undefined;
    return loss === undefined || move.type !== 'PlaceBid' ? '' : t(`risk-${loss}`, { coins: move.coins });
  };

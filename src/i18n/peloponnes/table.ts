import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { PeloponnesText } from './phrases.ts';

/** Parts of the table in short, in the words of one language. */
export interface TableWords {
  /** "Market (3), Street (Ada 5)": the tiles of a row, with the current bid or the minimum bid. */
  row(tiles: readonly RowTileView[], name: NameSeat): string;
  /** "Market (Ada 5), Street (1) – conquest row: Bridge (4)": both rows; tiles that have been taken away are gone from them. */
  rowsInShort(view: View, name: NameSeat): string;
  /** What half coins in the rows are, where there are some. */
  halves(view: Pick<View, 'auction' | 'conquest'>): readonly string[];
  /** "drought 2, plague 3 (struck)": chits turned up, by kind; `undefined` when there are none. */
  chitsInShort(view: View): string | undefined;
  /** "power 24, population 30 (24 points)". */
  worthInShort(seat: SeatView): string;
  /** "7 coins, 4 wood, 3 inhabitants": coins and inhabitants always, of other goods those of which there are some. */
  goodsInShort(seat: SeatView): string;
  /** " – 5 tiles more in stack A"; empty when there are none. */
  stackInShort(view: View): string;
  /** "Round 3 of 8", and the level of a campaign. */
  roundInShort(view: View): string;
}

const rowTile = (t: PeloponnesText, { tile, least, offer }: RowTileView, name: NameSeat): string =>
  offer === undefined
    ? t('tile-priced', { tile, coins: least })
    : t('row-offer', { tile, seat: name(offer.seat), coins: offer.coins, half: offer.half ? 'yes' : 'no' });

const chitCount = (t: PeloponnesText, chit: Chit, turned: number): string =>
  chit === 'blank'
    ? t('chits-blank')
    : t('chits-turned', { disaster: chit, turned, struck: turned < CHITS_TO_STRIKE ? 'no' : 'yes' });

/** Returns how a language tells of parts of the table. */
export const tableWords = (t: PeloponnesText): TableWords => {
  const halfCoins = t('half-coins', {
    tiles: t.any(TILES.filter(({ half }) => half).map(({ id }) => t('half-coin-tile', { tile: id }))),
  });
  const row: TableWords['row'] = (tiles, name) => tiles.map((tile) => rowTile(t, tile, name)).join(', ');
  const halves: TableWords['halves'] = ({ auction, conquest }) =>
    [...auction, ...conquest].some(({ offer }) => offer?.half === true) ? [halfCoins] : [];
  return {
    row,
    halves,
    rowsInShort: (view, name) =>
      [
        ...(view.auction.length === 0 ? [] : [row(view.auction, name)]),
        ...(view.conquest.length === 0 ? [] : [t('row-conquest', { tiles: row(view.conquest, name) })]),
        ...halves(view),
      ].join(' – '),
    chitsInShort: ({ chits }) => {
      const turned = (Object.keys(CHIT_COUNTS) as readonly Chit[]).filter((chit) => chits[chit] > 0);
      return turned.length === 0 ? undefined : turned.map((chit) => chitCount(t, chit, chits[chit])).join(', ');
    },
    worthInShort: ({ worth }) => t('worth-in-short', worth),
    goodsInShort: ({ goods }) =>
      [
        t('coins', { n: goods.coins }),
        ...(['wood', 'stone', 'food', 'luxury'] as const).flatMap((good) =>
          goods[good] === 0 ? [] : [t(good, { n: goods[good] })],
        ),
        t('inhabitants', { n: goods.inhabitants }),
      ].join(', '),
    stackInShort: ({ round, stacks }) => {
      const stack = STACK_OF_ROUND[round - 1];
      return stack === undefined || stacks[stack] === 0 ? '' : ` – ${t('stack-in-short', { tiles: stacks[stack], stack })}`;
    },
    roundInShort: ({ round, campaign }) =>
      campaign === undefined
        ? t('round-in-short', { round, rounds: ROUNDS })
        : t('round-in-short-level', { round, rounds: ROUNDS, level: campaign.level, target: campaign.target }),
  };
};

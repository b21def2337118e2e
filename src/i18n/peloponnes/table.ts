import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { PeloponnesText } from './phrases.ts';

/** Parts of the table in short, in the words of one language. */
export type TableWords = Readonly<ReturnType<typeof tableWords>>;

const rowTile = (t: PeloponnesText, { tile, least, offer }: RowTileView, name: NameSeat): string =>
  offer === undefined
    ? t('tile-priced', { tile, coins: least })
    : t('row-offer', { tile, seat: name(offer.seat), coins: offer.coins, half: offer.half ? 'yes' : 'no' });

const chitCount = (t: PeloponnesText, chit: Chit, turned: number): string =>
  chit === 'blank'
    ? t('chits-blank')
    : t('chits-turned', { disaster: chit, turned, struck: turned < CHITS_TO_STRIKE ? 'no' : 'yes' });

/** Returns how a language tells of parts of the table. */
export const tableWords = (t: PeloponnesText) => {
  const halfCoins = t('half-coins', {
    tiles: t.any(TILES.filter(({ half }) => half).map(({ id }) => t('half-coin-tile', { tile: id }))),
  });
  const row = (tiles: readonly RowTileView[], name: NameSeat) => tiles.map((tile) => rowTile(t, tile, name)).join(', ');
  const halves = ({ auction, conquest }: Pick<View, 'auction' | 'conquest'>) =>
    [...auction, ...conquest].some(({ offer }) => offer?.half === true) ? [halfCoins] : [];
  return {
    /** "Market (3), Street (Ada 5)": the tiles of a row, with the current bid or the minimum bid. */
    row,
    /** What half coins in the rows are, where there are some. */
    halves,
    /** "Market (Ada 5), Street (1) – conquest row: Bridge (4)": both rows; tiles that have been taken away are gone from them. */
    rowsInShort: (view: View, name: NameSeat) =>
      [
        ...(view.auction.length === 0 ? [] : [row(view.auction, name)]),
        ...(view.conquest.length === 0 ? [] : [t('row-conquest', { tiles: row(view.conquest, name) })]),
        ...halves(view),
      ].join(' – '),
    /** "drought 2, plague 3 (struck)": chits turned up, by kind; `undefined` when there are none. */
    chitsInShort: ({ chits }: View) => {
      const turned = (Object.keys(CHIT_COUNTS) as readonly Chit[]).filter((chit) => chits[chit] > 0);
      return turned.length === 0 ? undefined : turned.map((chit) => chitCount(t, chit, chits[chit])).join(', ');
    },
    /** "power 24, population 30 (24 points)". */
    worthInShort: ({ worth }: SeatView) => t('worth-in-short', worth),
    /** "7 coins, 4 wood, 3 inhabitants": coins and inhabitants always, of other goods those of which there are some. */
    goodsInShort: ({ goods }: SeatView) =>
      [
        t('coins', { n: goods.coins }),
        ...(['wood', 'stone', 'food', 'luxury'] as const).flatMap((good) =>
          goods[good] === 0 ? [] : [t(good, { n: goods[good] })],
        ),
        t('inhabitants', { n: goods.inhabitants }),
      ].join(', '),
    /** " – 5 tiles more in stack A"; empty when there are none. */
    stackInShort: ({ round, stacks }: View) => {
      const stack = STACK_OF_ROUND[round - 1];
      return stack === undefined || stacks[stack] === 0 ? '' : ` – ${t('stack-in-short', { tiles: stacks[stack], stack })}`;
    },
    /** "Round 3 of 8", and the level of a campaign. */
    roundInShort: ({ round, campaign }: View) =>
      campaign === undefined
        ? t('round-in-short', { round, rounds: ROUNDS })
        : t('round-in-short-level', { round, rounds: ROUNDS, level: campaign.level, target: campaign.target }),
  };
};

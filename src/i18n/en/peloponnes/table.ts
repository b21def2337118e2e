import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { tileName } from './tiles.ts';
import { any, coins, DISASTER_NAMES, inhabitants, points, some, tiles } from './words.ts';

/** "Market (3)", "Market (Ada 5)": a tile of a row, with the offer that stands there or the least that may be offered. */
const rowTile = ({ tile, least, offer }: RowTileView, name: NameSeat): string => {
  if (offer === undefined) return `${tileName(tile)} (${least})`;
  return `${tileName(tile)} (${name(offer.seat)} ${offer.coins}${offer.half ? '½' : ''})`;
};

export const row = (tiles: readonly RowTileView[], name: NameSeat): string => tiles.map((tile) => rowTile(tile, name)).join(', ');

/** "Market (Ada 5), Street (1) – conquest row: Bridge (4)": both rows; tiles that have been taken away are gone from them. */
export const rowsInShort = ({ auction, conquest }: View, name: NameSeat): string =>
  [
    ...(auction.length === 0 ? [] : [row(auction, name)]),
    ...(conquest.length === 0 ? [] : [`conquest row: ${row(conquest, name)}`]),
    ...halves({ auction, conquest }),
  ].join(' – ');

/** What half coins in the rows are, where there are some. */
export const halves = ({ auction, conquest }: Pick<View, 'auction' | 'conquest'>): readonly string[] =>
  [...auction, ...conquest].some(({ offer }) => offer?.half === true) ? [`½ is counted on top, by ${HALF_COIN}`] : [];

const HALF_COIN = any(TILES.filter(({ half }) => half).map(({ id }) => tileName(id)));

const chitCount = (chit: Chit, turned: number): string =>
  chit === 'blank' ? 'blank' : `${DISASTER_NAMES[chit]} ${turned}${turned < CHITS_TO_STRIKE ? '' : ' (struck)'}`;

/** "drought 2, plague 3 (struck)": chits turned up, by kind; `undefined` when there are none. */
export const chitsInShort = ({ chits }: View): string | undefined => {
  const turned = (Object.keys(CHIT_COUNTS) as readonly Chit[]).filter((chit) => chits[chit] > 0);
  return turned.length === 0 ? undefined : turned.map((chit) => chitCount(chit, chits[chit])).join(', ');
};

/** "power 24, population 30: 24 points". */
export const worthInShort = ({ worth }: SeatView): string =>
  `power ${worth.power}, population ${worth.population}: ${points(worth.score)}`;

/** "7 coins, 4 wood, 3 inhabitants": coins and inhabitants always, of other goods those of which there are some. */
export const goodsInShort = ({ goods }: SeatView): string =>
  [
    coins(goods.coins),
    ...(['wood', 'stone', 'food', 'luxury'] as const).flatMap((good) => (goods[good] === 0 ? [] : [some(good, goods[good])])),
    inhabitants(goods.inhabitants),
  ].join(', ');

/** " – 5 tiles more in stack A". */
export const stackInShort = ({ round, stacks }: View): string => {
  const stack = STACK_OF_ROUND[round - 1];
  return stack === undefined || stacks[stack] === 0 ? '' : ` – ${tiles(stacks[stack])} more in stack ${stack}`;
};

/** "Round 3 of 8", and the level of a campaign. */
export const roundInShort = ({ round, campaign }: View): string =>
  `Round ${round} of ${ROUNDS}${campaign === undefined ? '' : `, level ${campaign.level}: ${points(campaign.target)} to reach`}`;

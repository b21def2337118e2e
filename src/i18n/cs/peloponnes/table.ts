import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { any, z } from '../counting.ts';
import { tileName } from './tiles.ts';
import { coins, DISASTER_NAMES, inhabitants, points, some, tiles } from './words.ts';

/** "Tržiště (3)", "Tržiště (Ada 5)": a tile of a row, with the offer that stands there or the least that may be offered. */
const rowTile = ({ tile, least, offer }: RowTileView, name: NameSeat): string => {
  if (offer === undefined) return `${tileName(tile)} (${least})`;
  return `${tileName(tile)} (${name(offer.seat)} ${offer.coins}${offer.half ? '½' : ''})`;
};

export const row = (tiles: readonly RowTileView[], name: NameSeat): string => tiles.map((tile) => rowTile(tile, name)).join(', ');

/** "Tržiště (Ada 5), Ulice (1) – řada dobývání: Most (4)": both rows; tiles that have been taken away are gone from them. */
export const rowsInShort = ({ auction, conquest }: View, name: NameSeat): string =>
  [
    ...(auction.length === 0 ? [] : [row(auction, name)]),
    ...(conquest.length === 0 ? [] : [`řada dobývání: ${row(conquest, name)}`]),
    ...halves({ auction, conquest }),
  ].join(' – ');

/** What half coins in the rows are, where there are some. */
export const halves = ({ auction, conquest }: Pick<View, 'auction' | 'conquest'>): readonly string[] =>
  [...auction, ...conquest].some(({ offer }) => offer?.half === true) ? [`½ přidává ${HALF_COIN}`] : [];

const HALF_COIN = any(TILES.filter(({ half }) => half).map(({ id }) => tileName(id)));

const chitCount = (chit: Chit, turned: number): string =>
  chit === 'blank' ? 'prázdný' : `${DISASTER_NAMES[chit]} ${turned}${turned < CHITS_TO_STRIKE ? '' : ' (proběhlo)'}`;

/** "sucho 2, mor 3 (proběhlo)": chits turned up, by kind; `undefined` when there are none. */
export const chitsInShort = ({ chits }: View): string | undefined => {
  const turned = (Object.keys(CHIT_COUNTS) as readonly Chit[]).filter((chit) => chits[chit] > 0);
  return turned.length === 0 ? undefined : turned.map((chit) => chitCount(chit, chits[chit])).join(', ');
};

/** "moc 24, obyvatelstvo 30: 24 bodů". */
export const worthInShort = ({ worth }: SeatView): string =>
  `moc ${worth.power}, obyvatelstvo ${worth.population}: ${points(worth.score)}`;

/** "7 mincí, 4 dřeva, 3 obyvatelé": coins and inhabitants always, of other goods those of which there are some. */
export const goodsInShort = ({ goods }: SeatView): string =>
  [
    coins(goods.coins),
    ...(['wood', 'stone', 'food', 'luxury'] as const).flatMap((good) => (goods[good] === 0 ? [] : [some(good, goods[good])])),
    inhabitants(goods.inhabitants),
  ].join(', ');

/** " – v hromádce A: ještě 5 destiček". */
export const stackInShort = ({ round, stacks }: View): string => {
  const stack = STACK_OF_ROUND[round - 1];
  return stack === undefined || stacks[stack] === 0 ? '' : ` – v hromádce ${stack}: ještě ${tiles(stacks[stack])}`;
};

/** "Kolo 3 z 8", and the level of a campaign. */
export const roundInShort = ({ round, campaign }: View): string =>
  `Kolo ${round} ${z(ROUNDS)} ${ROUNDS}${campaign === undefined ? '' : `, úroveň ${campaign.level}: cíl ${points(campaign.target)}`}`;

import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { tileName, toTile } from './tiles.ts';
import { any, coins, DISASTER_NAMES, inhabitants, points, some, tiles } from './words.ts';

/** "Marché (3)", "Marché (Ada 5)": a tile of a row, with the offer that stands there or the least that may be offered. */
const rowTile = ({ tile, least, offer }: RowTileView, name: NameSeat): string => {
  if (offer === undefined) return `${tileName(tile)} (${least})`;
  return `${tileName(tile)} (${name(offer.seat)} ${offer.coins}${offer.half ? '½' : ''})`;
};

export const row = (tiles: readonly RowTileView[], name: NameSeat): string => tiles.map((tile) => rowTile(tile, name)).join(', ');

/** "Marché (Ada 5), Route (1) – conquête : Pont (4)": both rows; tiles that have been taken away are gone from them. */
export const rowsInShort = ({ auction, conquest }: View, name: NameSeat): string =>
  [
    ...(auction.length === 0 ? [] : [row(auction, name)]),
    ...(conquest.length === 0 ? [] : [`rangée de conquête : ${row(conquest, name)}`]),
    ...halves({ auction, conquest }),
  ].join(' – ');

/** What half coins in the rows are, where there are some. */
export const halves = ({ auction, conquest }: Pick<View, 'auction' | 'conquest'>): readonly string[] =>
  [...auction, ...conquest].some(({ offer }) => offer?.half === true) ? [`½ s’ajoute grâce ${HALF_COIN}`] : [];

const HALF_COIN = any(TILES.filter(({ half }) => half).map(({ id }) => toTile(id)));

const chitCount = (chit: Chit, turned: number): string =>
  chit === 'blank' ? 'vierge' : `${DISASTER_NAMES[chit]} ${turned}${turned < CHITS_TO_STRIKE ? '' : ' (a frappé)'}`;

/** "sécheresse 2, épidémie 3 (a frappé)": chits turned up, by kind; `undefined` when there are none. */
export const chitsInShort = ({ chits }: View): string | undefined => {
  const turned = (Object.keys(CHIT_COUNTS) as readonly Chit[]).filter((chit) => chits[chit] > 0);
  return turned.length === 0 ? undefined : turned.map((chit) => chitCount(chit, chits[chit])).join(', ');
};

/** "puissance 24, population 30 : 24 points". */
export const worthInShort = ({ worth }: SeatView): string =>
  `puissance ${worth.power}, population ${worth.population} : ${points(worth.score)}`;

/** "7 pièces, 4 bois, 3 habitants": coins and inhabitants always, of other goods those of which there are some. */
export const goodsInShort = ({ goods }: SeatView): string =>
  [
    coins(goods.coins),
    ...(['wood', 'stone', 'food', 'luxury'] as const).flatMap((good) => (goods[good] === 0 ? [] : [some(good, goods[good])])),
    inhabitants(goods.inhabitants),
  ].join(', ');

/** " – encore 5 tuiles dans la pile A". */
export const stackInShort = ({ round, stacks }: View): string => {
  const stack = STACK_OF_ROUND[round - 1];
  return stack === undefined || stacks[stack] === 0 ? '' : ` – encore ${tiles(stacks[stack])} dans la pile ${stack}`;
};

/** "Tour 3 sur 8", and the level of a campaign. */
export const roundInShort = ({ round, campaign }: View): string =>
  `Tour ${round} sur ${ROUNDS}${campaign === undefined ? '' : `, niveau ${campaign.level} : ${points(campaign.target)} à atteindre`}`;

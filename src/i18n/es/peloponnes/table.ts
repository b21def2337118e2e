import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { tileName } from './tiles.ts';
import { any, coins, DISASTER_NAMES, inhabitants, points, some, tiles } from './words.ts';

/** "Mercado (3)", "Mercado (Ada 5)": a tile of a row, with the offer that stands there or the least that may be offered. */
const rowTile = ({ tile, least, offer }: RowTileView, name: NameSeat): string => {
  if (offer === undefined) return `${tileName(tile)} (${least})`;
  return `${tileName(tile)} (${name(offer.seat)} ${offer.coins}${offer.half ? '½' : ''})`;
};

export const row = (tiles: readonly RowTileView[], name: NameSeat): string => tiles.map((tile) => rowTile(tile, name)).join(', ');

/** "Mercado (Ada 5), Calle (1) – fila de conquista: Puente (4)": both rows; tiles that have been taken away are gone from them. */
export const rowsInShort = ({ auction, conquest }: View, name: NameSeat): string =>
  [
    ...(auction.length === 0 ? [] : [row(auction, name)]),
    ...(conquest.length === 0 ? [] : [`fila de conquista: ${row(conquest, name)}`]),
    ...halves({ auction, conquest }),
  ].join(' – ');

/** What half coins in the rows are, where there are some. */
export const halves = ({ auction, conquest }: Pick<View, 'auction' | 'conquest'>): readonly string[] =>
  [...auction, ...conquest].some(({ offer }) => offer?.half === true) ? [`½ se cuenta además, por ${HALF_COIN}`] : [];

const HALF_COIN = any(TILES.filter(({ half }) => half).map(({ id }) => tileName(id)));

const chitCount = (chit: Chit, turned: number): string =>
  chit === 'blank' ? 'en blanco' : `${DISASTER_NAMES[chit]} ${turned}${turned < CHITS_TO_STRIKE ? '' : ' (ya ocurrió)'}`;

/** "sequía 2, plaga 3 (ya ocurrió)": chits turned up, by kind; `undefined` when there are none. */
export const chitsInShort = ({ chits }: View): string | undefined => {
  const turned = (Object.keys(CHIT_COUNTS) as readonly Chit[]).filter((chit) => chits[chit] > 0);
  return turned.length === 0 ? undefined : turned.map((chit) => chitCount(chit, chits[chit])).join(', ');
};

/** "poder 24, población 30: 24 puntos". */
export const worthInShort = ({ worth }: SeatView): string =>
  `poder ${worth.power}, población ${worth.population}: ${points(worth.score)}`;

/** "7 monedas, 4 maderas, 3 habitantes": coins and inhabitants always, of other goods those of which there are some. */
export const goodsInShort = ({ goods }: SeatView): string =>
  [
    coins(goods.coins),
    ...(['wood', 'stone', 'food', 'luxury'] as const).flatMap((good) => (goods[good] === 0 ? [] : [some(good, goods[good])])),
    inhabitants(goods.inhabitants),
  ].join(', ');

/** " – 5 losetas más en la pila A". */
export const stackInShort = ({ round, stacks }: View): string => {
  const stack = STACK_OF_ROUND[round - 1];
  return stack === undefined || stacks[stack] === 0 ? '' : ` – ${tiles(stacks[stack])} más en la pila ${stack}`;
};

/** "Ronda 3 de 8", and the level of a campaign. */
export const roundInShort = ({ round, campaign }: View): string =>
  `Ronda ${round} de ${ROUNDS}${campaign === undefined ? '' : `, nivel ${campaign.level}: hay que llegar a ${points(campaign.target)}`}`;

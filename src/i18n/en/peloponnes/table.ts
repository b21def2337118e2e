import { CHIT_COUNTS, CHITS_TO_STRIKE, ROUNDS, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import type { Chit } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { SeatName } from '../../sentences.ts';
import { tileName } from './tiles.ts';
import {
  all,
  buildings,
  CIVILISATION_NAMES,
  coins,
  DISASTER_NAMES,
  inhabitants,
  lands,
  names,
  points,
  some,
  tiles,
} from './words.ts';

/** "Market (3)", "Market (Ada 5)": a tile of a row, with the offer that stands there or the least that may be offered. */
const rowTile = ({ tile, least, offer }: RowTileView, name: SeatName): string => {
  if (offer === undefined) return `${tileName(tile)} (${least})`;
  return `${tileName(tile)} (${name(offer.seat)} ${offer.coins}${offer.half ? '½' : ''})`;
};

const row = (tiles: readonly RowTileView[], name: SeatName): string => tiles.map((tile) => rowTile(tile, name)).join(', ');

/** "Market (Ada 5), Street (1) – conquest row: Bridge (4)": both rows; tiles that have been taken away are gone from them. */
export const rowsInShort = ({ auction, conquest }: View, name: SeatName): string =>
  [
    ...(auction.length === 0 ? [] : [row(auction, name)]),
    ...(conquest.length === 0 ? [] : [`conquest row: ${row(conquest, name)}`]),
  ].join(' – ');

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

/** "3 lands", "4 buildings (1 with a coin)": those of which there are some. */
const tilesInShort = (seat: SeatView): readonly string[] => {
  const marked = seat.buildings.filter((building) => building.marked).length;
  const built = `${buildings(seat.buildings.length)}${marked === 0 ? '' : ` (${marked} with a coin)`}`;
  return [...(seat.lands.length === 0 ? [] : [lands(seat.lands.length)]), ...(seat.buildings.length === 0 ? [] : [built])];
};

/** "7 coins, 4 wood, 0 stone, 2 food, 3 inhabitants". */
export const goodsInShort = ({ goods }: SeatView): string =>
  [
    coins(goods.coins),
    ...(['wood', 'stone', 'food'] as const).map((good) => some(good, goods[good])),
    ...(goods.luxury === 0 ? [] : [some('luxury', goods.luxury)]),
    inhabitants(goods.inhabitants),
  ].join(', ');

const seatLine = (seat: SeatView, name: SeatName): string =>
  `${name(seat.seat)}${seat.civilisation === undefined ? '' : ` (${CIVILISATION_NAMES[seat.civilisation]})`} – ${[
    worthInShort(seat),
    goodsInShort(seat),
    ...tilesInShort(seat),
  ].join('; ')}`;

/** "Round 3 of 8", and the level of a campaign. */
export const roundInShort = ({ round, campaign }: View): string =>
  `Round ${round} of ${ROUNDS}${campaign === undefined ? '' : `, level ${campaign.level}: ${points(campaign.target)} to reach`}`;

/** " – 5 tiles more in stack A". */
const stackInShort = ({ round, stacks }: View): string => {
  const stack = STACK_OF_ROUND[round - 1];
  return stack === undefined || stacks[stack] === 0 ? '' : ` – ${tiles(stacks[stack])} more in stack ${stack}`;
};

const maybe = (title: string, words: string | undefined): readonly string[] =>
  words === undefined || words === '' ? [] : [`${title}${words}`];

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: both rows with their offers, who is next, chits, and each seat with its scores and goods. */
export const summary = (view: View, name: SeatName): string =>
  within(
    [
      `**${roundInShort(view)}**${stackInShort(view)}`,
      ...maybe('Auction row: ', row(view.auction, name)),
      ...maybe('Conquest row: ', row(view.conquest, name)),
      ...(view.chosen.length === 0 ? [] : [`Chosen already: ${names(view.chosen, name)}`]),
      ...(view.order.length < 2 ? [] : [`Order: ${view.order.map(name).join(', ')}`]),
      ...(isPartly(view.queue, view.order) ? [`Still to offer: ${view.queue.map(name).join(', ')}`] : []),
      ...maybe('Chits: ', chitsInShort(view)),
      ...view.seats.map((seat) => seatLine(seat, name)),
      ...bonuses(view),
    ],
    '\n',
    MOST,
  );

const isPartly = (some: readonly number[], all: readonly number[]): boolean => some.length > 0 && some.length < all.length;

const bonuses = ({ campaign }: View): readonly string[] =>
  campaign === undefined || campaign.bonuses.length === 0
    ? []
    : [`Each round brings also ${all(campaign.bonuses.map((good) => some(good, 1)))}`];

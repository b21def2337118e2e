import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { boardLines } from '../../fitting.ts';
import { GOODS } from '../../peloponnes/lists.ts';
import { seatText } from '../../peloponnes/seatText.ts';
import type { NameSeat } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { changesIn, dueInShort } from './picture.ts';
import { chitsInShort, roundInShort, stackInShort, worthInShort } from './table.ts';
import { tileName } from './tiles.ts';
import { all, amountsOf, CIVILISATION_NAMES, changesOf, coins, DISASTER_NAMES, some } from './words.ts';

/** "costs 3 wood; each round 1 food; once gains 3 inhabitants; keeps the plague off". */
const tileInFull = (row: RowTileView): string => {
  const { kind, power, cost, income, once, ofChoice, half, freeLands, protects, supply } = tileOf(row.tile);
  const earned = all([...(amountsOf(income) === '' ? [] : [amountsOf(income)]), ...(ofChoice ? ['1 good of choice'] : [])]);
  return [
    kind,
    `power ${power}`,
    ...(amountsOf(cost) === '' ? [] : [`costs ${amountsOf(cost)}`]),
    ...(earned === '' ? [] : [`each round ${earned}`]),
    ...(changesOf(once) === '' ? [] : [`once ${changesOf(once)}`]),
    ...(half ? ['half a coin more on offers'] : []),
    ...(freeLands ? ['lands need no match'] : []),
    ...(supply ? ['calls a supply round'] : []),
    ...(protects === undefined ? [] : [`keeps ${DISASTER_NAMES[protects]} off`]),
  ].join('; ');
};

/** "from 3 coins", "for 6 coins", "Ada offers 5½". */
const priceOf = ({ least, fixed, offer }: RowTileView, name: NameSeat): string =>
  offer === undefined
    ? `${fixed ? 'for' : 'from'} ${coins(least)}`
    : `${name(offer.seat)} offers ${offer.coins}${offer.half ? '½' : ''}`;

const rowLines = (title: string, row: readonly RowTileView[], name: NameSeat): readonly string[] =>
  row.length === 0
    ? []
    : [`**${title}**`, ...row.map((tile) => `- ${tileName(tile.tile)}, ${priceOf(tile, name)}: ${tileInFull(tile)}`)];

/** "7 coins (+1), 4 wood": all goods, with what the next income brings of each. */
const storesOf = ({ goods, income }: SeatView): string =>
  GOODS.map((good) => `${some(good, goods[good])}${(income[good] ?? 0) === 0 ? '' : ` (+${income[good]})`}`).join(', ');

const owed = (tile: string, marked: boolean): string => (marked ? ` (coin on it, ${amountsOf(tileOf(tile).cost)} to pay)` : '');

/** What a seat has, by what it is called, a line each. */
const linesOf = (seat: SeatView, called: string): readonly [string, ...string[]] => [
  `${called}${seat.civilisation === undefined ? '' : `, ${CIVILISATION_NAMES[seat.civilisation]}`}: ${worthInShort(seat)}`,
  storesOf(seat),
  ...(seat.lands.length === 0 ? [] : [`Lands, from the first: ${seat.lands.map(tileName).join(', ')}`]),
  ...(seat.buildings.length === 0
    ? []
    : [`Buildings: ${seat.buildings.map(({ tile, marked }) => `${tileName(tile)}${owed(tile, marked)}`).join(', ')}`]),
  ...(seat.protectedFrom.length === 0 ? [] : [`Safe from ${all(seat.protectedFrom.map((each) => DISASTER_NAMES[each]))}`]),
];

const seatLines = (seat: SeatView, name: NameSeat): readonly string[] => {
  const [head, ...holdings] = linesOf(seat, `**${name(seat.seat)}**`);
  return [head, ...holdings.map((line) => `- ${line}`)];
};

/** Everything that the picture shows, line by line: for screen readers and slow lines. At most 3,800 characters. */
export const boardText = (view: View, name: NameSeat, told: readonly Event[] = []): string => {
  const chits = chitsInShort(view);
  return boardLines([
    `**${roundInShort(view)}**${stackInShort(view)}. ${dueInShort(view, name)}`,
    ...(view.order.length < 2 ? [] : [`Turn order: ${view.order.map(name).join(', ')}`]),
    ...(chits === undefined ? [] : [`Chits turned up: ${chits}`]),
    ...rowLines(view.seats.length === 1 ? 'For sale' : 'Auction row', view.auction, name),
    ...rowLines('Conquest row', view.conquest, name),
    ...view.seats.flatMap((seat) => seatLines(seat, name)),
    ...asList(changesIn(told, name)),
  ]);
};

/** What one seat has, as it is seen larger: the same lines as plain sentences. */
export const detailText = (view: View, value: string, name: NameSeat): string | undefined =>
  seatText(view, value, (seat) => linesOf(seat, name(seat.seat)));

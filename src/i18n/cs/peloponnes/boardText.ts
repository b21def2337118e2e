import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { boardLines } from '../../fitting.ts';
import { GOODS } from '../../peloponnes/lists.ts';
import { seatText } from '../../peloponnes/seatText.ts';
import type { NameSeat } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { all } from '../counting.ts';
import { changesIn, dueInShort } from './picture.ts';
import { chitsInShort, roundInShort, stackInShort, worthInShort } from './table.ts';
import { tileName } from './tiles.ts';
import { amountsOf, BY_DISASTER, CIVILISATION_NAMES, changesOf, coins, some } from './words.ts';

const KINDS = { land: 'území', building: 'budova' } as const;

/** "stojí 3 dřeva; každé kolo 1 jídlo; jednou získává 3 obyvatele; chrání před morem". */
const tileInFull = (row: RowTileView): string => {
  const { kind, power, cost, income, once, ofChoice, half, freeLands, protects, supply } = tileOf(row.tile);
  const earned = all([...(amountsOf(income) === '' ? [] : [amountsOf(income)]), ...(ofChoice ? ['1 zboží podle volby'] : [])]);
  return [
    KINDS[kind],
    `moc ${power}`,
    ...(amountsOf(cost) === '' ? [] : [`stojí ${amountsOf(cost)}`]),
    ...(earned === '' ? [] : [`každé kolo ${earned}`]),
    ...(changesOf(once) === '' ? [] : [`jednou ${changesOf(once)}`]),
    ...(half ? ['k nabídkám půl mince navíc'] : []),
    ...(freeLands ? ['území nemusejí navazovat'] : []),
    ...(supply ? ['vyvolá zásobovací kolo'] : []),
    ...(protects === undefined ? [] : [`chrání před ${BY_DISASTER[protects]}`]),
  ].join('; ');
};

/** "nejméně 3 mince", "přesně 6 mincí", "nabízí Ada 5½". */
const priceOf = ({ least, fixed, offer }: RowTileView, name: NameSeat): string =>
  offer === undefined
    ? `${fixed ? 'přesně' : 'nejméně'} ${coins(least)}`
    : `nabízí ${name(offer.seat)} ${offer.coins}${offer.half ? '½' : ''}`;

const rowLines = (title: string, row: readonly RowTileView[], name: NameSeat): readonly string[] =>
  row.length === 0
    ? []
    : [`**${title}**`, ...row.map((tile) => `- ${tileName(tile.tile)}, ${priceOf(tile, name)}: ${tileInFull(tile)}`)];

/** "7 mincí (+1), 4 dřeva": all goods, with what the next income brings of each. */
const storesOf = ({ goods, income }: SeatView): string =>
  GOODS.map((good) => `${some(good, goods[good])}${(income[good] ?? 0) === 0 ? '' : ` (+${income[good]})`}`).join(', ');

const owed = (tile: string, marked: boolean): string =>
  marked ? ` (s mincí, zbývá zaplatit ${amountsOf(tileOf(tile).cost)})` : '';

/** What a seat has, by what it is called, a line each. */
const linesOf = (seat: SeatView, called: string): readonly [string, ...string[]] => [
  `${called}${seat.civilisation === undefined ? '' : `, ${CIVILISATION_NAMES[seat.civilisation]}`}: ${worthInShort(seat)}`,
  storesOf(seat),
  ...(seat.lands.length === 0 ? [] : [`Území, od prvního: ${seat.lands.map(tileName).join(', ')}`]),
  ...(seat.buildings.length === 0
    ? []
    : [`Budovy: ${seat.buildings.map(({ tile, marked }) => `${tileName(tile)}${owed(tile, marked)}`).join(', ')}`]),
  ...(seat.protectedFrom.length === 0 ? [] : [`Ochrana před: ${all(seat.protectedFrom.map((each) => BY_DISASTER[each]))}`]),
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
    ...(view.order.length < 2 ? [] : [`Pořadí hráčů: ${view.order.map(name).join(', ')}`]),
    ...(chits === undefined ? [] : [`Otočené žetony: ${chits}`]),
    ...rowLines(view.seats.length === 1 ? 'Na prodej' : 'Dražba', view.auction, name),
    ...rowLines('Řada dobývání', view.conquest, name),
    ...view.seats.flatMap((seat) => seatLines(seat, name)),
    ...asList(changesIn(told, name)),
  ]);
};

/** What one seat has, as it is seen larger: the same lines as plain sentences. */
export const detailText = (view: View, value: string, name: NameSeat): string | undefined =>
  seatText(view, value, (seat) => linesOf(seat, name(seat.seat)));

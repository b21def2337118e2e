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
import { KIND_NAMES } from './tileKinds.ts';
import { tileName } from './tiles.ts';
import { all, amountsOf, CIVILISATION_NAMES, changesOf, coins, ofDisaster, some, theDisaster } from './words.ts';

/** "cuesta 3 maderas; cada ronda 1 comida; una vez gana 3 habitantes; impide la plaga". */
const tileInFull = (row: RowTileView): string => {
  const { kind, power, cost, income, once, ofChoice, half, freeLands, protects, supply } = tileOf(row.tile);
  const earned = all([...(amountsOf(income) === '' ? [] : [amountsOf(income)]), ...(ofChoice ? ['1 recurso a elegir'] : [])]);
  return [
    KIND_NAMES[kind],
    `poder ${power}`,
    ...(amountsOf(cost) === '' ? [] : [`cuesta ${amountsOf(cost)}`]),
    ...(earned === '' ? [] : [`cada ronda ${earned}`]),
    ...(changesOf(once) === '' ? [] : [`una vez ${changesOf(once)}`]),
    ...(half ? ['media moneda más en las ofertas'] : []),
    ...(freeLands ? ['las tierras no tienen que encajar'] : []),
    ...(supply ? ['trae una ronda de suministro'] : []),
    ...(protects === undefined ? [] : [`impide ${theDisaster(protects)}`]),
  ].join('; ');
};

/** "desde 3 monedas", "por 6 monedas", "Ada ofrece 5½". */
const priceOf = ({ least, fixed, offer }: RowTileView, name: NameSeat): string =>
  offer === undefined
    ? `${fixed ? 'por' : 'desde'} ${coins(least)}`
    : `${name(offer.seat)} ofrece ${offer.coins}${offer.half ? '½' : ''}`;

const rowLines = (title: string, row: readonly RowTileView[], name: NameSeat): readonly string[] =>
  row.length === 0
    ? []
    : [`**${title}**`, ...row.map((tile) => `- ${tileName(tile.tile)}, ${priceOf(tile, name)}: ${tileInFull(tile)}`)];

/** "7 monedas (+1), 4 maderas": all goods, with what the next income brings of each. */
const storesOf = ({ goods, income }: SeatView): string =>
  GOODS.map((good) => `${some(good, goods[good])}${(income[good] ?? 0) === 0 ? '' : ` (+${income[good]})`}`).join(', ');

const owed = (tile: string, marked: boolean): string =>
  marked ? ` (con una moneda encima, faltan ${amountsOf(tileOf(tile).cost)})` : '';

/** What a seat has, by what it is called, a line each. */
const linesOf = (seat: SeatView, called: string): readonly [string, ...string[]] => [
  `${called}${seat.civilisation === undefined ? '' : `, ${CIVILISATION_NAMES[seat.civilisation]}`}: ${worthInShort(seat)}`,
  storesOf(seat),
  ...(seat.lands.length === 0 ? [] : [`Tierras, desde la primera: ${seat.lands.map(tileName).join(', ')}`]),
  ...(seat.buildings.length === 0
    ? []
    : [`Edificios: ${seat.buildings.map(({ tile, marked }) => `${tileName(tile)}${owed(tile, marked)}`).join(', ')}`]),
  ...(seat.protectedFrom.length === 0 ? [] : [`A salvo ${all(seat.protectedFrom.map(ofDisaster))}`]),
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
    ...(view.order.length < 2 ? [] : [`Orden de turno: ${view.order.map(name).join(', ')}`]),
    ...(chits === undefined ? [] : [`Fichas de desastre reveladas: ${chits}`]),
    ...rowLines(view.seats.length === 1 ? 'A la venta' : 'Fila de subasta', view.auction, name),
    ...rowLines('Fila de conquista', view.conquest, name),
    ...view.seats.flatMap((seat) => seatLines(seat, name)),
    ...asList(changesIn(told, name)),
  ]);
};

/** What one seat has, as it is seen larger: the same lines as plain sentences. */
export const detailText = (view: View, value: string, name: NameSeat): string | undefined =>
  seatText(view, value, (seat) => linesOf(seat, name(seat.seat)));

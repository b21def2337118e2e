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
import { all, amountsOf, CIVILISATION_NAMES, changesOf, coins, KIND_NAMES, ofDisaster, some } from './words.ts';

/** "coûte 3 bois ; chaque tour 1 nourriture ; une fois gagne 3 habitants ; protège de l’épidémie". */
const tileInFull = (row: RowTileView): string => {
  const { kind, power, cost, income, once, ofChoice, half, freeLands, protects, supply } = tileOf(row.tile);
  const earned = all([...(amountsOf(income) === '' ? [] : [amountsOf(income)]), ...(ofChoice ? ['1 bien au choix'] : [])]);
  return [
    KIND_NAMES[kind],
    `puissance ${power}`,
    ...(amountsOf(cost) === '' ? [] : [`coûte ${amountsOf(cost)}`]),
    ...(earned === '' ? [] : [`chaque tour ${earned}`]),
    ...(changesOf(once) === '' ? [] : [`une fois ${changesOf(once)}`]),
    ...(half ? ['une demi-pièce de plus sur les offres'] : []),
    ...(freeLands ? ['terrains sans accord'] : []),
    ...(supply ? ['amène un ravitaillement'] : []),
    ...(protects === undefined ? [] : [`protège ${ofDisaster(protects)}`]),
  ].join(' ; ');
};

/** "dès 3 pièces", "pour 6 pièces", "offre d’Ada : 5½". */
const priceOf = ({ least, fixed, offer }: RowTileView, name: NameSeat): string =>
  offer === undefined
    ? `${fixed ? 'pour' : 'dès'} ${coins(least)}`
    : `${name(offer.seat)} offre ${offer.coins}${offer.half ? '½' : ''}`;

const rowLines = (title: string, row: readonly RowTileView[], name: NameSeat): readonly string[] =>
  row.length === 0
    ? []
    : [`**${title}**`, ...row.map((tile) => `- ${tileName(tile.tile)}, ${priceOf(tile, name)} : ${tileInFull(tile)}`)];

/** "7 pièces (+1), 4 bois": all goods, with what the next income brings of each. */
const storesOf = ({ goods, income }: SeatView): string =>
  GOODS.map((good) => `${some(good, goods[good])}${(income[good] ?? 0) === 0 ? '' : ` (+${income[good]})`}`).join(', ');

const owed = (tile: string, marked: boolean): string =>
  marked ? ` (avec une pièce, ${amountsOf(tileOf(tile).cost)} à payer)` : '';

/** What a seat has, by what it is called, a line each. */
const linesOf = (seat: SeatView, called: string): readonly [string, ...string[]] => [
  `${called}${seat.civilisation === undefined ? '' : `, ${CIVILISATION_NAMES[seat.civilisation]}`} : ${worthInShort(seat)}`,
  storesOf(seat),
  ...(seat.lands.length === 0 ? [] : [`Terrains, depuis le premier : ${seat.lands.map(tileName).join(', ')}`]),
  ...(seat.buildings.length === 0
    ? []
    : [`Bâtiments : ${seat.buildings.map(({ tile, marked }) => `${tileName(tile)}${owed(tile, marked)}`).join(', ')}`]),
  ...(seat.protectedFrom.length === 0 ? [] : [`À l’abri ${all(seat.protectedFrom.map(ofDisaster))}`]),
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
    ...(view.order.length < 2 ? [] : [`Ordre du tour : ${view.order.map(name).join(', ')}`]),
    ...(chits === undefined ? [] : [`Jetons révélés : ${chits}`]),
    ...rowLines(view.seats.length === 1 ? 'À vendre' : 'Rangée d’enchères', view.auction, name),
    ...rowLines('Rangée de conquête', view.conquest, name),
    ...view.seats.flatMap((seat) => seatLines(seat, name)),
    ...asList(changesIn(told, name)),
  ]);
};

/** What one seat has, as it is seen larger: the same lines as plain sentences. */
export const detailText = (view: View, value: string, name: NameSeat): string | undefined =>
  seatText(view, value, (seat) => linesOf(seat, name(seat.seat)));

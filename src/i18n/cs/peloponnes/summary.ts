import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';
import { chitsInShort, goodsInShort, halves, roundInShort, row, stackInShort, worthInShort } from './table.ts';
import { buildings, CIVILISATION_NAMES, lands, names, someAcc } from './words.ts';

/** "3 území", "4 budovy (s mincí: 1)": those of which there are some. */
const tilesInShort = (seat: SeatView): readonly string[] => {
  const marked = seat.buildings.filter((building) => building.marked).length;
  const built = `${buildings(seat.buildings.length)}${marked === 0 ? '' : ` (s mincí: ${marked})`}`;
  return [...(seat.lands.length === 0 ? [] : [lands(seat.lands.length)]), ...(seat.buildings.length === 0 ? [] : [built])];
};

type SeatLine = (seat: SeatView, name: NameSeat) => string;

const wholeLine: SeatLine = (seat, name) =>
  `${name(seat.seat)}${seat.civilisation === undefined ? '' : ` (${CIVILISATION_NAMES[seat.civilisation]})`} – ${[
    worthInShort(seat),
    goodsInShort(seat),
    ...tilesInShort(seat),
  ].join('; ')}`;

const briefLine: SeatLine = (seat, name) => `${name(seat.seat)} – ${worthInShort(seat)}; ${goodsInShort(seat)}`;

const maybe = (title: string, words: string | undefined): readonly string[] =>
  words === undefined || words === '' ? [] : [`${title}${words}`];

const isPartly = (some: readonly number[], whole: readonly number[]): boolean => some.length > 0 && some.length < whole.length;

const bonuses = ({ campaign }: View): readonly string[] =>
  campaign === undefined || campaign.bonuses.length === 0
    ? []
    : [`Každé kolo přináší navíc ${all(campaign.bonuses.map((good) => someAcc(good, 1)))}`];

const lines = (view: View, name: NameSeat, seatLine: SeatLine): readonly string[] => [
  `**${roundInShort(view)}**${stackInShort(view)}`,
  ...maybe(view.seats.length === 1 ? 'Na prodej: ' : 'Dražba: ', row(view.auction, name)),
  ...maybe('Řada dobývání: ', row(view.conquest, name)),
  ...halves(view).map((words) => `-# ${words}`),
  ...(view.chosen.length === 0 ? [] : [`Už vybráno: ${names(view.chosen, name)}`]),
  ...(view.order.length < 2 ? [] : [`Pořadí: ${view.order.map(name).join(', ')}`]),
  ...(isPartly(view.queue, view.order) ? [`Ještě nabídnou: ${view.queue.map(name).join(', ')}`] : []),
  ...view.seats.map((seat) => seatLine(seat, name)),
  ...maybe('Žetony: ', chitsInShort(view)),
  ...bonuses(view),
];

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: both rows with their offers, who is next, each seat with its scores and goods, and chits. Long names leave less room for tiles. */
export const summary = (view: View, name: NameSeat): string => {
  const whole = lines(view, name, wholeLine);
  const fits = whole.join('\n').length <= MOST;
  return within(fits ? whole : lines(view, name, briefLine), '\n', MOST);
};

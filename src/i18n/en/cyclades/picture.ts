import type { Event } from '#games/cyclades/events.ts';
import type { IslandView, View } from '#games/cyclades/viewTypes.ts';
import { linesOf } from '../../changed.ts';
import { eventSentences } from '../../cyclades/events.ts';
import { MARKED } from '../../cyclades/marked.ts';
import { islandsOf, leader } from '../../cyclades/standing.ts';
import { pictureSentences } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { asSentences } from '../changes.ts';
import { figuresInShort, onTrack } from './creatureTable.ts';
import { godLine } from './table.ts';
import { t } from './text.ts';
import { all, BUILDING_NAMES, buildings, islands as islandCount, metropolises, names, place, troops } from './words.ts';

const eventSentence = eventSentences(t);

/** "Metropolis", "3 troops". */
export const standingOn = ({ metropolis, troops: standing }: IslandView): readonly string[] => [
  ...(metropolis ? ['Metropolis'] : []),
  ...(standing > 0 ? [troops(standing)] : []),
];

export const islandWith = (island: IslandView, others: readonly string[]): string => {
  const words = [...standingOn(island), ...others];
  return `${place(island.id)}${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
};

export const buildingsOn = ({ slots }: IslandView): readonly string[] =>
  slots.flatMap((slot) => (slot === 'free' ? [] : [BUILDING_NAMES[slot]]));

const islandWords = (island: IslandView): string =>
  islandWith(island, [...buildingsOn(island), ...(island.prosperity > 0 ? [`+${island.prosperity} prosperity`] : [])]);

const islandInShort = (island: IslandView): string => {
  const standing = buildingsOn(island).length;
  return islandWith(island, standing === 0 ? [] : [buildings(standing)]);
};

/** "islands Is1 (2 troops) and Is8; fleets in A3 (2) and F7". */
export const holdings = (view: View, seat: number, words = islandWords): string => {
  const islands = view.islands.filter(({ owner }) => owner === seat).map(words);
  const fleetsHeld = view.fleets
    .filter((fleet) => fleet.seat === seat)
    .map((fleet) => `${fleet.sea}${fleet.fleets > 1 ? ` (${fleet.fleets})` : ''}`);
  return [
    ...(islands.length > 0 ? [`islands ${all(islands)}`] : []),
    ...(fleetsHeld.length > 0 ? [`fleets in ${all(fleetsHeld)}`] : []),
  ].join('; ');
};

/** "Ada is due.", "Won by Ada.": whom the match waits for. */
export const dueInShort = ({ active, outcome }: View, name: NameSeat): string => {
  if (outcome === undefined) return `${names(active, name)} ${active.length === 1 ? 'is' : 'are'} due.`;
  const { winners, reason } = outcome;
  if (reason === 'draw') return `A draw between ${names(winners, name)}.`;
  return winners.length === 0 ? 'Over.' : `Won by ${names(winners, name)}.`;
};

/** "Ada leads with 1 Metropolis and 4 islands.", where one seat does. */
export const leading = (view: View, name: NameSeat): readonly string[] => {
  const first = leader(view);
  if (first === undefined) return [];
  const held = [...(first.metropolises > 0 ? [metropolises(first.metropolises)] : []), islandCount(islandsOf(view, first.seat))];
  return [`${name(first.seat)} leads with ${all(held)}.`];
};

/** The picture in words: 1,024 characters at most. On a crowded board buildings are counted; whole sentences as far as they fit. */
export const altText = (view: View, name: NameSeat, told: readonly Event[] = []): string => {
  const changes = asSentences(changesIn(told, name));
  const inWords = (words: typeof islandWords) => [...sentences(view, name, words), ...changes];
  return pictureSentences(inWords(islandWords), inWords(islandInShort));
};

/** What changed on the board, a line each. */
export const changesIn = (told: readonly Event[], name: NameSeat): readonly string[] =>
  linesOf(told, MARKED, (event) => eventSentence(event, name));

const sentences = (view: View, name: NameSeat, words: typeof islandWords): readonly string[] => {
  const creatures = onTrack(view);
  const figures = figuresInShort(view);
  return [
    [`Cyclades, cycle ${view.cycle}.`, dueInShort(view, name), ...leading(view, name)].join(' '),
    `Gods: ${godLine(view, name)}.`,
    ...(creatures === undefined ? [] : [`Creatures: ${creatures}.`]),
    ...(figures === undefined ? [] : [`Figures: ${figures}.`]),
    ...view.seats.filter(({ eliminated }) => !eliminated).map(({ seat }) => `${name(seat)}: ${holdings(view, seat, words)}.`),
  ];
};

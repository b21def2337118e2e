import type { IslandView, View } from '#games/cyclades/viewTypes.ts';
import type { SeatName } from '../../sentences.ts';
import { figuresInShort, onTrack } from './creatureTable.ts';
import { godLine } from './table.ts';
import { within } from './within.ts';
import { all, BUILDING_NAMES, place, troops } from './words.ts';

const islandWords = (island: IslandView): string => {
  const buildings = island.slots.flatMap((slot) => (slot === 'free' ? [] : [BUILDING_NAMES[slot]]));
  const standing = [
    ...(island.metropolis ? ['Metropolis'] : []),
    ...(island.troops > 0 ? [troops(island.troops)] : []),
    ...buildings,
    ...(island.prosperity > 0 ? [`+${island.prosperity} prosperity`] : []),
  ];
  return `${place(island.id)}${standing.length === 0 ? '' : ` (${standing.join(', ')})`}`;
};

/** "islands Is1 (2 troops) and Is8; fleets in A3 (2) and F7". */
export const holdings = (view: View, seat: number): string => {
  const islands = view.islands.filter(({ owner }) => owner === seat).map(islandWords);
  const fleetsHeld = view.fleets
    .filter((fleet) => fleet.seat === seat)
    .map((fleet) => `${fleet.sea}${fleet.fleets > 1 ? ` (${fleet.fleets})` : ''}`);
  return [
    ...(islands.length > 0 ? [`islands ${all(islands)}`] : []),
    ...(fleetsHeld.length > 0 ? [`fleets in ${all(fleetsHeld)}`] : []),
  ].join('; ');
};

/** What Discord takes beside a picture. */
const MOST = 1024;

/** The picture in words: 1,024 characters at most, whole sentences as far as they fit. */
export const altText = (view: View, name: SeatName): string => {
  const creatures = onTrack(view);
  const figures = figuresInShort(view);
  return within(
    [
      `Cyclades, cycle ${view.cycle}.`,
      `Gods: ${godLine(view, name)}.`,
      ...(creatures === undefined ? [] : [`Creatures: ${creatures}.`]),
      ...(figures === undefined ? [] : [`Figures: ${figures}.`]),
      ...view.seats.filter(({ eliminated }) => !eliminated).map(({ seat }) => `${name(seat)}: ${holdings(view, seat)}.`),
    ],
    ' ',
    MOST,
  );
};

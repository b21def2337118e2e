import type { Event } from '#games/cyclades/events.ts';
import type { IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { freeSlots, incomeOf, placesOf, tradeSeas } from '../../cyclades/board.ts';
import { placeText } from '../../cyclades/placeText.ts';
import { boardLines } from '../../fitting.ts';
import type { Detail, NameSeat } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import { buildingsOn, changesIn, dueInShort, islandWith, leading, standingOn } from './picture.ts';
import { battleLine, godLine, goods } from './table.ts';
import { fleets, metropolises, place } from './words.ts';

/** "port", "income 2", "slots free: 1". */
const builtOn = (view: View, island: IslandView): readonly string[] => {
  const [income, free] = [incomeOf(view, island), freeSlots(view, island)];
  return [...buildingsOn(island), ...(income > 0 ? [`income ${income}`] : []), ...(free > 0 ? [`slots free: ${free}`] : [])];
};

/** "Is4 (Metropolis, 3 troops, port, income 2, slots free: 1)". */
const islandInFull =
  (view: View) =>
  (island: IslandView): string =>
    islandWith(island, builtOn(view, island));

const islandLine = (view: View, owner: number | undefined): readonly string[] => {
  const own = view.islands.filter((island) => island.owner === owner);
  return own.length === 0 ? [] : [`- Islands: ${own.map(islandInFull(view)).join(', ')}`];
};

const fleetLine = (view: View, seat: number): readonly string[] => {
  const own = view.fleets.filter((fleet) => fleet.seat === seat);
  return own.length === 0 ? [] : [`- Fleets: ${own.map(({ sea, fleets }) => `${sea} ${fleets}`).join(', ')}`];
};

const seatLines = (view: View, seat: SeatView, name: NameSeat): readonly string[] =>
  seat.eliminated
    ? [`**${name(seat.seat)}**: out of the game`]
    : [`**${name(seat.seat)}**: ${goods(seat)}`, ...islandLine(view, seat.seat), ...fleetLine(view, seat.seat)];

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

const nextOrder = ({ nextOrder: places }: View, name: NameSeat): string | undefined =>
  places.every((seat) => seat === undefined)
    ? undefined
    : places.map((seat, index) => `${index + 1} ${seat === undefined ? 'free' : name(seat)}`).join(', ');

/** Everything that the picture shows, line by line: for screen readers and slow lines. At most 3,800 characters. */
export const boardText = (view: View, name: NameSeat, told: readonly Event[] = []): string => {
  const nobodys = islandLine(view, undefined);
  const figures = figuresInPlay(view, name);
  return boardLines([
    `**Cycle ${view.cycle}** – ${metropolises(view.goal)} at the end of a cycle win. ${[dueInShort(view, name), ...leading(view, name)].join(' ')}`,
    `Gods: ${godLine(view, name)}`,
    ...(view.queue.length === 0 ? [] : [`Still to offer: ${view.queue.map(name).join(', ')}`]),
    ...maybe('Next cycle: ', nextOrder(view, name)),
    ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
    ...maybe('Creatures: ', onTrack(view)),
    ...(figures.length === 0 ? [] : [`Figures: ${figures.join('; ')}`]),
    ...view.seats.flatMap((seat) => seatLines(view, seat, name)),
    ...(nobodys.length === 0 ? [] : ['**Nobody’s**', ...nobodys]),
    `Sea spaces worth 1 GP: ${tradeSeas(view).join(', ')}`,
    ...maybe('Deck: ', piles(view)),
    ...asList(changesIn(told, name)),
  ]);
};

/** Every island and sea space of the board, with whose it is. */
export const details = (view: View, name: NameSeat): readonly Detail[] => placesOf(view, name, place);

/** "Is4 – Ada, 3 troops, port, income 2. Around it: A3 – Ada, 2 fleets." */
export const detailText = (view: View, value: string, name: NameSeat): string | undefined =>
  placeText(view, value, name, {
    place,
    onIsland: (island) => [...standingOn(island), ...builtOn(view, island)],
    fleets,
    creatures: CREATURE_NAMES,
    around: 'Around it: ',
  });

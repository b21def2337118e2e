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

/** "port", "revenus 2", "libres : 1". */
const builtOn = (view: View, island: IslandView): readonly string[] => {
  const [income, free] = [incomeOf(view, island), freeSlots(view, island)];
  return [...buildingsOn(island), ...(income > 0 ? [`revenus ${income}`] : []), ...(free > 0 ? [`libres : ${free}`] : [])];
};

/** "Is4 (Métropole, 3 troupes, port, revenus 2, libres : 1)". */
const islandInFull =
  (view: View) =>
  (island: IslandView): string =>
    islandWith(island, builtOn(view, island));

const islandLine = (view: View, owner: number | undefined): readonly string[] => {
  const own = view.islands.filter((island) => island.owner === owner);
  return own.length === 0 ? [] : [`- Îles : ${own.map(islandInFull(view)).join(', ')}`];
};

const fleetLine = (view: View, seat: number): readonly string[] => {
  const own = view.fleets.filter((fleet) => fleet.seat === seat);
  return own.length === 0 ? [] : [`- Flottes : ${own.map(({ sea, fleets }) => `${sea} ${fleets}`).join(', ')}`];
};

const seatLines = (view: View, seat: SeatView, name: NameSeat): readonly string[] =>
  seat.eliminated
    ? [`**${name(seat.seat)}** : hors jeu`]
    : [`**${name(seat.seat)}** : ${goods(seat)}`, ...islandLine(view, seat.seat), ...fleetLine(view, seat.seat)];

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

const nextOrder = ({ nextOrder: places }: View, name: NameSeat): string | undefined =>
  places.every((seat) => seat === undefined)
    ? undefined
    : places.map((seat, index) => `${index + 1} ${seat === undefined ? 'libre' : name(seat)}`).join(', ');

/** Everything that the picture shows, line by line: for screen readers and slow lines. At most 3,800 characters. */
export const boardText = (view: View, name: NameSeat, told: readonly Event[] = []): string => {
  const nobodys = islandLine(view, undefined);
  const figures = figuresInPlay(view, name);
  return boardLines([
    `**Cycle ${view.cycle}** – la victoire est à ${metropolises(view.goal)} en fin de cycle. ${[dueInShort(view, name), ...leading(view, name)].join(' ')}`,
    `Dieux : ${godLine(view, name)}`,
    ...(view.queue.length === 0 ? [] : [`Offrandes à venir : ${view.queue.map(name).join(', ')}`]),
    ...maybe('Prochain cycle : ', nextOrder(view, name)),
    ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
    ...maybe('Créatures : ', onTrack(view)),
    ...(figures.length === 0 ? [] : [`Figurines : ${figures.join(' ; ')}`]),
    ...view.seats.flatMap((seat) => seatLines(view, seat, name)),
    ...(nobodys.length === 0 ? [] : ['**À personne**', ...nobodys]),
    `Cases de mer à 1 PO : ${tradeSeas(view).join(', ')}`,
    ...maybe('Pioche : ', piles(view)),
    ...asList(changesIn(told, name)),
  ]);
};

/** Every island and sea space of the board, with whose it is. */
export const details = (view: View, name: NameSeat): readonly Detail[] => placesOf(view, name, place);

/** "Is4 – Ada, 3 troupes, port, revenus 2. Autour : A3 – Ada, 2 flottes." */
export const detailText = (view: View, value: string, name: NameSeat): string | undefined =>
  placeText(view, value, name, {
    place,
    onIsland: (island) => [...standingOn(island), ...builtOn(view, island)],
    fleets,
    creatures: CREATURE_NAMES,
    around: 'Autour : ',
  });

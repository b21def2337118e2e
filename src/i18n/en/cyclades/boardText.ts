import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { Detail, SeatName } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import { buildingsOn, changesIn, dueInShort, islandWith, leading } from './picture.ts';
import { battleLine, godLine, goods } from './table.ts';
import { metropolises, place } from './words.ts';

/** One text of a message holds 4,000 characters; some are left for what stands around it. */
const MOST = 3800;

/** "Is4 (Metropolis, 3 troops, port, income 2, slots free: 1)". */
const islandInFull =
  ({ board }: View) =>
  (island: IslandView): string => {
    const income = (BOARDS[board].island(island.id)?.printedProsperity ?? 0) + island.prosperity;
    const covered = island.metropolis ? BOARDS[board].metroCovers(island.id) : [];
    const free = island.slots.filter((slot, index) => slot === 'free' && !covered.includes(index)).length;
    return islandWith(island, [
      ...buildingsOn(island),
      ...(income > 0 ? [`income ${income}`] : []),
      ...(free > 0 ? [`slots free: ${free}`] : []),
    ]);
  };

const islandLine = (view: View, owner: number | undefined): readonly string[] => {
  const own = view.islands.filter((island) => island.owner === owner);
  return own.length === 0 ? [] : [`- Islands: ${own.map(islandInFull(view)).join(', ')}`];
};

const fleetLine = (view: View, seat: number): readonly string[] => {
  const own = view.fleets.filter((fleet) => fleet.seat === seat);
  return own.length === 0 ? [] : [`- Fleets: ${own.map(({ sea, fleets }) => `${sea} ${fleets}`).join(', ')}`];
};

const seatLines = (view: View, seat: SeatView, name: SeatName): readonly string[] =>
  seat.eliminated
    ? [`**${name(seat.seat)}**: out of the game`]
    : [`**${name(seat.seat)}**: ${goods(seat)}`, ...islandLine(view, seat.seat), ...fleetLine(view, seat.seat)];

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

const nextOrder = ({ nextOrder: places }: View, name: SeatName): string | undefined =>
  places.every((seat) => seat === undefined)
    ? undefined
    : places.map((seat, index) => `${index + 1} ${seat === undefined ? 'free' : name(seat)}`).join(', ');

/** Everything that the picture shows, line by line: for screen readers and slow lines. At most 3,800 characters. */
export const boardText = (view: View, name: SeatName, told: readonly Event[] = []): string => {
  const nobodys = islandLine(view, undefined);
  const figures = figuresInPlay(view, name);
  return within(
    [
      `**Cycle ${view.cycle}** – ${metropolises(view.goal)} at the end of a cycle win. ${[dueInShort(view, name), ...leading(view, name)].join(' ')}`,
      `Gods: ${godLine(view, name)}`,
      ...(view.queue.length === 0 ? [] : [`Still to offer: ${view.queue.map(name).join(', ')}`]),
      ...maybe('Next cycle: ', nextOrder(view, name)),
      ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
      ...maybe('Creatures: ', onTrack(view)),
      ...(figures.length === 0 ? [] : [`Figures: ${figures.join('; ')}`]),
      ...view.seats.flatMap((seat) => seatLines(view, seat, name)),
      ...(nobodys.length === 0 ? [] : ['**Nobody’s**', ...nobodys]),
      `Sea spaces worth 1 GP: ${BOARDS[view.board].tradeSeas.map(({ id }) => id).join(', ')}`,
      ...maybe('Deck: ', piles(view)),
      ...asList(changesIn(told, name)),
    ],
    '\n',
    MOST,
  );
};

/** Every island and sea space of the board, with whose it is. */
export const details = (view: View, name: SeatName): readonly Detail[] => {
  const whose = (seat: number | undefined): string => (seat === undefined ? '' : ` – ${name(seat)}`);
  const { islands, seas } = BOARDS[view.board];
  return [
    ...islands.map(({ id }) => ({ value: id, name: `${place(id)}${whose(view.islands.find((one) => one.id === id)?.owner)}` })),
    ...seas.map(({ id }) => ({ value: id, name: `${place(id)}${whose(view.fleets.find(({ sea }) => sea === id)?.seat)}` })),
  ];
};

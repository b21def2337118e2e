import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { Detail, SeatName } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import { buildingsOn, changesIn, dueInShort, islandWith, leading } from './picture.ts';
import { battleLine, goalLine, godLine, goods } from './table.ts';
import { place } from './words.ts';

/** One text of a message holds 4,000 characters; some are left for what stands around it. */
const MOST = 3800;

/** "Is4 (Metrópolis, 3 tropas, puerto, ingresos 2, recuadros libres: 1)". */
const islandInFull =
  ({ board }: View) =>
  (island: IslandView): string => {
    const income = (BOARDS[board].island(island.id)?.printedProsperity ?? 0) + island.prosperity;
    const covered = island.metropolis ? BOARDS[board].metroCovers(island.id) : [];
    const free = island.slots.filter((slot, index) => slot === 'free' && !covered.includes(index)).length;
    return islandWith(island, [
      ...buildingsOn(island),
      ...(income > 0 ? [`ingresos ${income}`] : []),
      ...(free > 0 ? [`recuadros libres: ${free}`] : []),
    ]);
  };

const islandLine = (view: View, owner: number | undefined): readonly string[] => {
  const own = view.islands.filter((island) => island.owner === owner);
  return own.length === 0 ? [] : [`- Islas: ${own.map(islandInFull(view)).join(', ')}`];
};

const fleetLine = (view: View, seat: number): readonly string[] => {
  const own = view.fleets.filter((fleet) => fleet.seat === seat);
  return own.length === 0 ? [] : [`- Flotas: ${own.map(({ sea, fleets }) => `${sea} ${fleets}`).join(', ')}`];
};

const seatLines = (view: View, seat: SeatView, name: SeatName): readonly string[] =>
  seat.eliminated
    ? [`**${name(seat.seat)}**: fuera de la partida`]
    : [`**${name(seat.seat)}**: ${goods(seat)}`, ...islandLine(view, seat.seat), ...fleetLine(view, seat.seat)];

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

const nextOrder = ({ nextOrder: places }: View, name: SeatName): string | undefined =>
  places.every((seat) => seat === undefined)
    ? undefined
    : places.map((seat, index) => `${index + 1} ${seat === undefined ? 'libre' : name(seat)}`).join(', ');

/** Everything that the picture shows, line by line: for screen readers and slow lines. At most 3,800 characters. */
export const boardText = (view: View, name: SeatName, told: readonly Event[] = []): string => {
  const nobodys = islandLine(view, undefined);
  const figures = figuresInPlay(view, name);
  return within(
    [
      `${goalLine(view)}. ${[dueInShort(view, name), ...leading(view, name)].join(' ')}`,
      `Dioses: ${godLine(view, name)}`,
      ...(view.queue.length === 0
        ? []
        : [`${view.queue.length === 1 ? 'Falta' : 'Faltan'} por ofrecer: ${view.queue.map(name).join(', ')}`]),
      ...maybe('Próximo ciclo: ', nextOrder(view, name)),
      ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
      ...maybe('Criaturas: ', onTrack(view)),
      ...(figures.length === 0 ? [] : [`Figuras: ${figures.join('; ')}`]),
      ...view.seats.flatMap((seat) => seatLines(view, seat, name)),
      ...(nobodys.length === 0 ? [] : ['**De nadie**', ...nobodys]),
      `Casillas de mar que dan 1 MO: ${BOARDS[view.board].tradeSeas.map(({ id }) => id).join(', ')}`,
      ...maybe('Mazo: ', piles(view)),
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

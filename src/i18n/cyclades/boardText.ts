import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { IslandId, SeaId } from '#games/cyclades/types.ts';
import type { IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { asList } from '../changed.ts';
import { boardLines } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';
import { freeSlots, incomeOf, tradeSeas } from './board.ts';
import { placeName } from './moves/places.ts';
import type { CycladesText } from './phrases.ts';
import { buildingsOn, changesIn, dueAndLeading, islandWith } from './picture.ts';
import { battleLine, creatureLine, deckLine, figureLines, godLine, goods, queueLine } from './table.ts';

/** "port", "income 2", "1 free slot". */
export const builtOn = (t: CycladesText, view: View, island: IslandView): readonly string[] => {
  const [income, free] = [incomeOf(view, island), freeSlots(view, island)];
  return [
    ...buildingsOn(t, island),
    ...(income > 0 ? [t('table-income', { n: income })] : []),
    ...(free > 0 ? [t('free-slots', { n: free })] : []),
  ];
};

/** "4 (Metropolis, 3 troops, port, income 2, 1 free slot)". */
const islandLine = (t: CycladesText, view: View, owner: number | undefined): readonly string[] => {
  const own = view.islands.filter((island) => island.owner === owner);
  const islands = own.map((island) => islandWith(t, island, builtOn(t, view, island)));
  return own.length === 0 ? [] : [t('board-islands', { islands: islands.join(', ') })];
};

const fleetLine = (t: CycladesText, view: View, seat: number): readonly string[] => {
  const own = view.fleets.filter((fleet) => fleet.seat === seat);
  const fleets = own.map(({ sea, fleets: lying }) => t('picture-fleet', { sea, fleets: lying }));
  return own.length === 0 ? [] : [t('board-fleets', { fleets: fleets.join(', ') })];
};

const seatLines = (t: CycladesText, view: View, seat: SeatView, name: NameSeat): readonly string[] =>
  seat.eliminated
    ? [t('board-seat', { seat: name(seat.seat), goods: t('table-out') })]
    : [
        t('board-seat', { seat: name(seat.seat), goods: goods(t, seat) }),
        ...islandLine(t, view, seat.seat),
        ...fleetLine(t, view, seat.seat),
      ];

const nextOrder = (t: CycladesText, { nextOrder: places }: View, name: NameSeat): readonly string[] => {
  if (places.every((seat) => seat === undefined)) return [];
  const taken = places.map((seat, index) => `${index + 1}. ${seat === undefined ? t('board-free-place') : name(seat)}`);
  return [t('board-next-cycle', { places: taken.join(', ') })];
};

/** "D3: C2, C3, D2, D4, E3". */
const bordering = (t: CycladesText, { board }: View, place: IslandId | SeaId): string => {
  const seas = BOARDS[board].seasAround(place).map(({ id }) => placeName(t, id));
  return t('board-place-seas', { place, seas: seas.join(', ') });
};

/** Which sea spaces border each island, a line each, and each sea space, a line for each row of them. */
const mapLines = (t: CycladesText, view: View): readonly string[] => {
  const { islands, seas } = BOARDS[view.board];
  const rows = new Map<string, readonly string[]>();
  for (const { id } of seas) rows.set(id.charAt(0), [...(rows.get(id.charAt(0)) ?? []), bordering(t, view, id)]);
  return [
    t('board-around-islands'),
    ...islands.map(({ id }) => `- ${bordering(t, view, id)}`),
    t('board-around-seas'),
    ...[...rows.values()].map((row) => `- ${row.join(t('table-separator'))}`),
  ];
};

/** Returns everything that the picture shows, line by line: for screen readers and slow lines. */
export const boardText =
  (t: CycladesText) =>
  (view: View, name: NameSeat, told: readonly Event[] = [], hasMap = true): string => {
    const nobodys = islandLine(t, view, undefined);
    return boardLines([
      t('board-title', { cycle: String(view.cycle), goal: view.goal, due: dueAndLeading(t, view, name) }),
      t('table-gods', { gods: godLine(t, view, name) }),
      ...queueLine(t, view, name),
      ...nextOrder(t, view, name),
      ...(view.turn?.battle === undefined ? [] : [battleLine(t, view.turn.battle, name)]),
      ...creatureLine(t, view),
      ...figureLines(t, view, name),
      ...view.seats.flatMap((seat) => seatLines(t, view, seat, name)),
      ...(nobodys.length === 0 ? [] : [t('board-nobodys'), ...nobodys]),
      t('board-trade-seas', {
        seas: tradeSeas(view)
          .map((sea) => placeName(t, sea))
          .join(', '),
      }),
      ...deckLine(t, view),
      ...asList(t, changesIn(t, told, name)),
      ...(hasMap ? mapLines(t, view) : []),
    ]);
  };

import { boardOf, SET_UPS } from '#games/cyclades/data/boards.ts';
import type { Building, Slot } from '#games/cyclades/types.ts';
import type { FleetView, IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';

/** Views of Cyclades made by hand, for code that only reads views. Legal play need not lead to them. */
export const NAMES = ['Ariadne', 'Theodoros', 'Maximiliane von Hohenstein', 'Jo', 'Ἀλκιβιάδης'];

const OPTIONS: View['options'] = {
  priests: 'sum',
  stock: 'later',
  apolloMarker: 'any',
  tie: 'gold',
  gold: 'secret',
  creatures: 'all',
};

const startingSeat = (seat: number): SeatView => ({
  seat,
  priests: 0,
  philosophers: 0,
  metropolises: 0,
  income: 2,
  troops: 2,
  fleets: 2,
  discounts: 0,
  eliminated: false,
});

/** The table right after the deal, before any offering. */
export const startView = (seats: number): View => {
  const board = boardOf(seats);
  const setUps = SET_UPS[seats] ?? [];
  const order = seats === 2 ? [1, 0, 1, 0] : Array.from({ length: seats }, (_, index) => (index + 2) % seats);
  return {
    viewer: 'spectator',
    options: OPTIONS,
    board: board.id,
    cycle: 1,
    phase: 'offerings',
    goal: seats === 2 ? 3 : 2,
    active: order.slice(0, 1),
    seats: setUps.map((_, seat) => startingSeat(seat)),
    islands: board.islands.map(({ id, slots }): IslandView => {
      const owner = setUps.findIndex(({ islands }) => islands.includes(id));
      return {
        id,
        ...(owner === -1 ? {} : { owner }),
        troops: owner === -1 ? 0 : 1,
        slots: Array.from({ length: slots }, (): Slot => 'free'),
        metropolis: false,
        prosperity: 0,
      };
    }),
    fleets: setUps.flatMap(({ seas }, seat) => seas.map((sea): FleetView => ({ sea, seat, fleets: 1 }))),
    gods: [
      { god: 'zeus', done: false },
      { god: 'poseidon', done: false },
      seats === 3 ? { done: false } : { god: 'athena', done: false },
      seats === 5 ? { god: 'ares', done: false } : { done: false },
    ],
    apollo: [],
    queue: order,
    nextOrder: order.map(() => undefined),
    track: [{ creature: 'pegasus', cost: 4 }, { cost: 3 }, { cost: 2 }],
    discards: [],
    deck: 16,
    figures: [],
  };
};

const KINDS: readonly Building[] = ['port', 'fortress', 'temple', 'university'];

/**
 * The fullest possible table: every island owned and built on, Metropolises, prosperity markers, fleets on every sea space, offerings over
 * ten, and a battle at sea or on land.
 */
export const crowdedView = (seats: number, fought: 'sea' | 'land' = 'land'): View => {
  const start = startView(seats);
  const board = boardOf(seats);
  const islands = board.islands.map((island, index): IslandView => {
    const metropolis = index % 3 === 1;
    return {
      id: island.id,
      owner: index % seats,
      troops: (index * 3) % 9,
      slots: Array.from(
        { length: island.slots },
        (_, slot): Slot => (metropolis && island.metroCovers.includes(slot) ? 'free' : (KINDS[(index + slot) % 4] ?? 'free')),
      ),
      metropolis,
      prosperity: index % 4,
    };
  });
  const at = fought === 'land' ? (board.islands[3]?.id ?? '') : (board.seas[12]?.id ?? '');
  const from = fought === 'land' ? (board.islands[2]?.id ?? '') : (board.sea(at)?.seas[0] ?? '');
  return {
    ...start,
    cycle: 14,
    phase: 'actions',
    active: [3 % seats],
    seats: start.seats.map((seat) => ({
      ...seat,
      priests: 4 + seat.seat,
      philosophers: seat.seat % 4,
      metropolises: seat.seat % 3,
      income: 12 + seat.seat,
      troops: 8,
      fleets: 8 - seat.seat,
    })),
    islands,
    fleets: board.seas.map((sea, index): FleetView => ({ sea: sea.id, seat: index % seats, fleets: 1 + (index % 8) })),
    gods: [
      { god: 'athena', done: true, offering: { seat: 0, amount: 13 } },
      { god: 'ares', done: false, offering: { seat: 1, amount: 24 } },
      { god: 'zeus', done: false, offering: { seat: 2 % seats, amount: 7 } },
      { god: 'poseidon', done: false, offering: { seat: 3 % seats, amount: 10 } },
    ],
    apollo: Array.from({ length: seats }, (_, seat) => seat).slice(0, 3),
    queue: [],
    nextOrder: start.nextOrder.map((_, index) => (index > 1 ? index % seats : undefined)),
    turn: {
      seat: 1,
      god: 'ares',
      recruited: 2,
      prosperityDue: false,
      battle: {
        at,
        from,
        attacker: 1,
        defender: 3 % seats === 1 ? 0 : 3 % seats,
        minotaur: false,
        units: [4, 3],
        defences: 2,
        asked: 3 % seats,
      },
    },
  };
};

/** A table as seen by a seat that has `gold`, with the largest discounts on each creature. */
export const privateView = (view: View, seat: number, gold: number): View => ({
  ...view,
  viewer: seat,
  track: view.track.map((space) => ({ ...space, price: Math.max(1, space.cost - (view.seats[seat]?.discounts ?? 0)) })),
  seats: view.seats.map((goods) => (goods.seat === seat ? { ...goods, gold } : goods)),
});

/** A table with creatures: a full track, all five figures on the board, three quarters of the other cards discarded. */
export const creatureView = (seats: number): View => {
  const crowded = crowdedView(seats);
  const { turn, ...between } = crowded;
  const board = boardOf(seats);
  const at = (index: number): string => board.islands[index]?.id ?? '';
  const kraken = board.seas.find(({ trade }) => trade)?.id ?? '';
  return {
    ...between,
    track: [
      { creature: 'mermaid', cost: 4 },
      { creature: 'chimera', cost: 3 },
      { creature: 'satyr', cost: 2 },
    ],
    discards: ['fates', 'kraken', 'griffon', 'harpy', 'giant', 'dryad', 'sphinx'],
    deck: 3,
    figures: [
      { creature: 'minotaur', seat: 0, island: at(0) },
      { creature: 'chiron', seat: 1, island: at(2) },
      { creature: 'medusa', seat: 2 % seats, island: at(4) },
      { creature: 'polyphemus', seat: seats - 1, island: at(5) },
    ],
    kraken,
    fleets: between.fleets.filter(({ sea }) => sea !== kraken && !board.island(at(5))?.seas.includes(sea)),
    seats: between.seats.map((seat) => ({ ...seat, discounts: seat.seat % 3 })),
  };
};

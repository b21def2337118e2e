import type { Seat } from '#engine/game.ts';
import { battleOf } from '../changes.ts';
import type { Island } from '../data/boards.ts';
import { BUILDINGS_OF_A_TYPE, METROPOLISES, PROSPERITY_MARKERS, STOCK } from '../data/figures.ts';
import { board, type IslandState, type State, type Table } from '../state.ts';
import type { Building, SeaId } from '../types.ts';

/** What seats hold, and what is left in stock: counted from the board, never kept beside it. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** An island with what stands on it. */
export interface Held {
  readonly space: Island;
  readonly island: IslandState;
}

const NEUTRAL: IslandState = { owner: undefined, troops: 0, slots: [], metropolis: false, prosperity: 0 };

/** All islands, in the order of the board. */
export const allIslands = (table: Table): readonly Held[] =>
  board(table).islands.map((space) => ({ space, island: table.islands[space.index] ?? NEUTRAL }));

/** Islands of a seat, in the order of the board. */
export const islandsOf = (table: Table, seat: Seat): readonly Held[] =>
  allIslands(table).filter(({ island }) => island.owner === seat);

/** How many islands a seat has. */
export const countIslands = (table: Table, seat: Seat): number =>
  table.islands.reduce((count, island) => (island.owner === seat ? count + 1 : count), 0);

/** How many Metropolises stand on a seat’s islands. */
export const countMetropolises = (table: Table, seat: Seat): number =>
  table.islands.reduce((count, island) => (island.owner === seat && island.metropolis ? count + 1 : count), 0);

/** Sea spaces where the seat's fleets lie, in the order of the board. */
export const seasOf = (table: Table, seat: Seat): readonly SeaId[] =>
  board(table)
    .seas.filter((space) => table.seas[space.index]?.holder === seat)
    .map((space) => space.id);

/** Fleets on the board, those in battle included. */
export const fleetsOnBoard = (state: State, seat: Seat): number =>
  sum(state.seas.map((sea) => (sea.holder === seat ? sea.fleets : 0))) + attacking(state, seat, 'sea');

/** Troops on the board, those in battle included. */
export const troopsOnBoard = (state: State, seat: Seat): number =>
  sum(state.islands.map((island) => (island.owner === seat ? island.troops : 0))) + attacking(state, seat, 'land');

const attacking = (state: State, seat: Seat, on: 'land' | 'sea'): number => {
  const battle = battleOf(state);
  return battle?.on === on && battle.attacker === seat ? battle.attackers : 0;
};

/** Gold of one income: prosperity, printed and placed, on own islands, and trade spaces with an own fleet. */
export const incomeOf = (table: Table, seat: Seat): number => {
  const trade = board(table).seas.filter((space) => space.trade && table.seas[space.index]?.holder === seat);
  return trade.length + sum(islandsOf(table, seat).map(({ space, island }) => space.printedProsperity + island.prosperity));
};

/** What defends like this building on an island: each of its kind, and a Metropolis as one more. */
export const powerOf = (island: IslandState, building: Building): number =>
  island.slots.filter((slot) => slot === building).length + (island.metropolis ? 1 : 0);

/** Buildings of a type in stock. */
export const buildingsLeft = (table: Table, building: Building): number =>
  BUILDINGS_OF_A_TYPE - sum(table.islands.map((island) => island.slots.filter((slot) => slot === building).length));

/** Metropolises in stock. */
export const metropolisesLeft = (table: Table): number =>
  METROPOLISES - table.islands.filter((island) => island.metropolis).length;

/** Priests in stock. */
export const priestsLeft = (table: Table): number =>
  STOCK[table.options.stock].priests - sum(table.seats.map((seat) => seat.priests));

/** Philosophers in stock. */
export const philosophersLeft = (table: Table): number =>
  STOCK[table.options.stock].philosophers - sum(table.seats.map((seat) => seat.philosophers));

/** Prosperity markers in stock. */
export const prosperityLeft = (table: Table): number =>
  PROSPERITY_MARKERS - sum(table.islands.map((island) => island.prosperity));

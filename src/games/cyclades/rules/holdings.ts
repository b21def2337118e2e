import type { Seat } from '#engine/game.ts';
import { battleOf } from '../changes.ts';
import type { Sea } from '../data/boards.ts';
import { BUILDINGS_OF_A_TYPE, METROPOLISES, PROSPERITY_MARKERS, STOCK } from '../data/figures.ts';
import { type Held, landOf, watersOf } from '../shares.ts';
import { board, type IslandState, islandOn, type State, seaOn, type Table } from '../state.ts';
import type { Building, IslandId } from '../types.ts';

/** What seats hold, and what is left in stock: counted from the board, never stored separately. */

/** Returns all islands, in the order of the board. */
export const allIslands = (table: Table): readonly Held[] => landOf(table).all;

/** Returns one island; `undefined` for an id that is not on the board. */
export const heldAt = (table: Table, id: IslandId): Held | undefined => {
  const space = board(table).island(id);
  return space && { space, island: islandOn(table, space) };
};

/** Returns the islands of a seat, in the order of the board. */
export const islandsOf = (table: Table, seat: Seat): readonly Held[] => landOf(table).of(seat);

/** Returns how many islands a seat has. */
export const countIslands = (table: Table, seat: Seat): number => islandsOf(table, seat).length;

/** Returns how many Metropolises are on a seat's islands. */
export const countMetropolises = (table: Table, seat: Seat): number =>
  islandsOf(table, seat).reduce((count, { island }) => (island.metropolis ? count + 1 : count), 0);

/** Returns the sea spaces with the seat's fleets, in the order of the board. */
export const seasOf = (table: Table, seat: Seat): readonly Sea[] => watersOf(table).of(seat);

/** Returns the fleets on the board, those in battle included. */
export const fleetsOnBoard = (state: State, seat: Seat): number =>
  seasOf(state, seat).reduce((fleets, space) => fleets + seaOn(state, space).fleets, attacking(state, seat, 'sea'));

/** Returns the troops on the board, those in battle included. */
export const troopsOnBoard = (state: State, seat: Seat): number =>
  islandsOf(state, seat).reduce((troops, { island }) => troops + island.troops, attacking(state, seat, 'land'));

const attacking = (state: State, seat: Seat, on: 'land' | 'sea'): number => {
  const battle = battleOf(state);
  return battle?.on === on && battle.attacker === seat ? battle.attackers : 0;
};

/** Returns the gold of one income: prosperity, printed and placed, on own islands, and trade spaces with an own fleet. */
export const incomeOf = (table: Table, seat: Seat): number => {
  let gold = 0;
  for (const space of board(table).tradeSeas) if (seaOn(table, space).holder === seat) gold++;
  for (const { space, island } of islandsOf(table, seat)) gold += space.printedProsperity + island.prosperity;
  return gold;
};

/** Returns how many buildings of a type are on an island. */
const countBuildings = ({ slots }: IslandState, building: Building): number =>
  slots.reduce((count, slot) => (slot === building ? count + 1 : count), 0);

/** Returns how many things on an island count as this building: each of its type, and a Metropolis as one more. */
export const powerOf = (island: IslandState, building: Building): number =>
  countBuildings(island, building) + (island.metropolis ? 1 : 0);

/** Returns the buildings of a type in stock. */
export const buildingsLeft = (table: Table, building: Building): number =>
  table.islands.reduce((left, island) => left - countBuildings(island, building), BUILDINGS_OF_A_TYPE);

/** Returns the Metropolises in stock. */
export const metropolisesLeft = (table: Table): number =>
  table.islands.reduce((left, island) => (island.metropolis ? left - 1 : left), METROPOLISES);

/** Returns the priests in stock. */
export const priestsLeft = (table: Table): number =>
  table.seats.reduce((left, { priests }) => left - priests, STOCK[table.options.stock].priests);

/** Returns the philosophers in stock. */
export const philosophersLeft = (table: Table): number =>
  table.seats.reduce((left, { philosophers }) => left - philosophers, STOCK[table.options.stock].philosophers);

/** Returns the Prosperity markers in stock. */
export const prosperityLeft = (table: Table): number =>
  table.islands.reduce((left, { prosperity }) => left - prosperity, PROSPERITY_MARKERS);

import type { Seat } from '#engine/game.ts';
import { goalOf } from '../data/figures.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { board, islandAt, type Table } from '../state.ts';
import { BUILDINGS, type IslandId } from '../types.ts';
import { countIslands, countMetropolises } from './holdings.ts';
import { buildingsOf, metropolisPlaces } from './metropolis.ts';

/** The last island (RULES.md 5.8, 5.9). */

/** Why a seat may not land on an island: it is another's last one, and taking it would not at once bring the goal. */
export const whyProtected = (table: Table, seat: Seat, id: IslandId): Refusal | undefined => {
  const owner = islandAt(table, id)?.owner;
  if (owner === undefined || owner === seat || countIslands(table, owner) > 1) return undefined;
  const wanted = Math.max(goalOf(table.seats.length), countMetropolises(table, seat) + 1);
  const wins = mayReach(taken(table, seat, id), seat, wanted);
  return wins ? undefined : refuse('lastIslandProtected', { island: id, seat: owner });
};

/** The table if the seat had taken the island. */
const taken = (table: Table, seat: Seat, id: IslandId): Table => {
  const index = board(table).island(id)?.index;
  return { ...table, islands: table.islands.map((island, at) => (at === index ? { ...island, owner: seat } : island)) };
};

/**
 * Whether the seat has as many Metropolises as wanted, or gets them from complete sets by some choice of discards and places.
 * Looks no further where the sets left cannot bring that many, or where a set finds no place: none opens up later.
 */
const mayReach = (table: Table, seat: Seat, wanted: number): boolean => {
  const lacking = wanted - countMetropolises(table, seat);
  if (lacking <= 0) return true;
  const sets = Math.min(...BUILDINGS.map((building) => buildingsOf(table, seat, building).length));
  if (sets < lacking) return false;
  return discardings(table, seat).some((without) =>
    metropolisPlaces(without, seat).some((place) => mayReach(withMetropolis(without, place), seat, wanted)),
  );
};

/** The table after giving up one building of each type, for every choice of buildings. */
const discardings = (table: Table, seat: Seat): readonly Table[] =>
  BUILDINGS.reduce<readonly Table[]>(
    (tables, building) =>
      tables.flatMap((before) =>
        buildingsOf(before, seat, building).map(({ island, slot }) => withFreeSlots(before, island, [slot], false)),
      ),
    [table],
  );

const withMetropolis = (table: Table, id: IslandId): Table =>
  withFreeSlots(table, id, board(table).island(id)?.metroCovers ?? [], true);

const withFreeSlots = (table: Table, id: IslandId, slots: readonly number[], metropolis: boolean): Table => {
  const index = board(table).island(id)?.index;
  const islands = table.islands.map((island, at) =>
    at === index
      ? {
          ...island,
          slots: island.slots.map((slot, place) => (slots.includes(place) ? 'free' : slot)),
          metropolis: island.metropolis || metropolis,
        }
      : island,
  );
  return { ...table, islands };
};

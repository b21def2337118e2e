import type { Seat } from '#engine/game.ts';
import { goalOf } from '../data/figures.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { board, islandAt, type Table } from '../state.ts';
import { BUILDINGS, type IslandId } from '../types.ts';
import { countIslands, countMetropolises } from './holdings.ts';
import { buildingsOf, hasSet, metropolisPlaces } from './metropolis.ts';

/** The last island (RULES.md 5.8, 5.9). */

/** Why a seat may not land on an island: it is another's last one, and taking it would not at once bring the goal. */
export const whyProtected = (table: Table, seat: Seat, id: IslandId): Refusal | undefined => {
  const owner = islandAt(table, id)?.owner;
  if (owner === undefined || owner === seat || countIslands(table, owner) > 1) return undefined;
  const now = countMetropolises(table, seat);
  const then = metropolisesAfterTaking(table, seat, id);
  const wins = then > now && then >= goalOf(table.seats.length);
  return wins ? undefined : refuse('lastIslandProtected', { island: id, seat: owner });
};

/** Metropolises a seat would have at once if it took the island: its own, one standing there, and every set that becomes complete. */
const metropolisesAfterTaking = (table: Table, seat: Seat, id: IslandId): number => {
  const index = board(table).island(id)?.index;
  const islands = table.islands.map((island, at) => (at === index ? { ...island, owner: seat } : island));
  return mostMetropolises({ ...table, islands }, seat);
};

/** The most Metropolises that complete sets can come to, over every choice of discards and places. */
const mostMetropolises = (table: Table, seat: Seat): number => {
  if (!hasSet(table, seat)) return countMetropolises(table, seat);
  return Math.max(
    ...discardings(table, seat).flatMap((without) => {
      const places = metropolisPlaces(without, seat);
      return places.length === 0
        ? [mostMetropolises(without, seat)]
        : places.map((place) => mostMetropolises(withMetropolis(without, place), seat));
    }),
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

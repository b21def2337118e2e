import type { Seat } from '#engine/game.ts';
import { goalOf } from '../data/figures.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Held } from '../shares.ts';
import { islandOf, type Table } from '../state.ts';
import { BUILDINGS, type IslandId } from '../types.ts';
import { allIslands, countIslands, countMetropolises, metropolisesLeft } from './holdings.ts';
import { buildingsOn, placesOn } from './metropolis.ts';

/** The last island (RULES.md 5.8, 5.9). */

/**
 * Returns why a seat may not land on an island: it is another seat's last one, and taking it would not immediately bring the
 * goal.
 */
export const whyProtected = (table: Table, seat: Seat, id: IslandId): Refusal | undefined => {
  const { owner } = islandOf(table, id);
  if (owner === undefined || owner === seat || countIslands(table, owner) > 1) return undefined;
  const islands = allIslands(table).filter(({ space, island }) => island.owner === seat || space.id === id);
  const wanted = Math.max(goalOf(table.seats.length), countMetropolises(table, seat) + 1);
  const wins = mayReach(islands, metropolisesLeft(table), wanted);
  return wins ? undefined : refuse('lastIslandProtected', { island: id, seat: owner });
};

/**
 * Returns whether a seat with these islands has `wanted` Metropolises, or gets them from complete sets by some choice of
 * discards and places. Stops where the sets or the stock left cannot bring that many, or where a set finds no place: none opens
 * up later.
 */
const mayReach = (islands: readonly Held[], stock: number, wanted: number): boolean => {
  const lacking = wanted - islands.filter(({ island }) => island.metropolis).length;
  if (lacking <= 0) return true;
  const most = Math.min(stock, ...BUILDINGS.map((building) => buildingsOn(islands, building).length));
  if (most < lacking) return false;
  return discardings(islands).some((without) =>
    placesOn(without).some(({ space }) => mayReach(changed(without, space.id, space.metroCovers, true), stock - 1, wanted)),
  );
};

/** Returns the islands after giving up one building of each type, for every choice of buildings. */
const discardings = (islands: readonly Held[]): readonly (readonly Held[])[] =>
  BUILDINGS.reduce<readonly (readonly Held[])[]>(
    (choices, building) =>
      choices.flatMap((before) =>
        buildingsOn(before, building).map(({ island, slot }) => changed(before, island, [slot], false)),
      ),
    [islands],
  );

/** Returns the islands with some slots of one of them freed, and a Metropolis on it if it has or gets one. */
const changed = (islands: readonly Held[], id: IslandId, slots: readonly number[], metropolis: boolean): readonly Held[] =>
  islands.map(({ space, island }) =>
    space.id === id
      ? {
          space,
          island: {
            ...island,
            slots: island.slots.map((slot, place) => (slots.includes(place) ? 'free' : slot)),
            metropolis: island.metropolis || metropolis,
          },
        }
      : { space, island },
  );

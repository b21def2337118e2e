import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, islandAt, type MetropolisDue, type Table } from '../state.ts';
import { BUILDINGS, type Building, type IslandId } from '../types.ts';
import { type Held, islandsOf, metropolisesLeft } from './holdings.ts';

/** Metropolises (RULES.md, chapter 7). */

interface BuildingAt {
  readonly island: IslandId;
  readonly slot: number;
}

/** Where a seat's buildings of a type stand. */
export const buildingsOf = (table: Table, seat: Seat, building: Building): readonly BuildingAt[] =>
  islandsOf(table, seat).flatMap(({ space, island }) =>
    [...island.slots.keys()].filter((slot) => island.slots[slot] === building).map((slot) => ({ island: space.id, slot })),
  );

/** Whether all four building types stand on a seat’s islands. */
export const hasSet = (table: Table, seat: Seat): boolean =>
  BUILDINGS.every((building) => table.islands.some((island) => island.owner === seat && island.slots.includes(building)));

const hasFreePlace = ({ space, island }: Held): boolean => space.metroCovers.every((slot) => island.slots[slot] === 'free');

/** Own islands that may take a Metropolis: those whose place is free, else all that have none; empty when none is in stock. */
export const metropolisPlaces = (table: Table, seat: Seat): readonly IslandId[] => {
  if (metropolisesLeft(table) === 0) return [];
  const without = islandsOf(table, seat).filter(({ island }) => !island.metropolis);
  const free = without.filter(hasFreePlace);
  return (free.length > 0 ? free : without).map(({ space }) => space.id);
};

/** Building types of a set of which the owner still picks one among equals. */
export const discardsToChoose = (table: Table, seat: Seat, due: MetropolisDue): readonly Building[] =>
  due.discards.filter((building) => buildingsOf(table, seat, building).length > 1);

/** Why a building may not be the one given up of its type (7.1). */
export const whyNotDiscard = (
  state: Acting,
  due: MetropolisDue,
  { seat, island: id, slot }: CommandOf<'DiscardBuilding'>,
): Refusal | undefined => {
  const buildings = discardsToChoose(state, seat, due);
  if (buildings.length === 0) return refuse('nothingToDiscard', {});
  const island = islandAt(state, id);
  if (!island) return refuse('noSuchIsland', { island: id });
  if (island.owner !== seat) return refuse('notYourIsland', { island: id });
  const building = island.slots[slot];
  if (building === undefined) return refuse('noSuchSlot', { island: id, slots: island.slots.length });
  if (building === 'free') return refuse('noBuildingThere', { island: id, slot });
  return buildings.includes(building) ? undefined : refuse('notToDiscard', { building, buildings });
};

/** Why a Metropolis may not go to an island (7.3–7.5). */
export const whyNotPlaceMetropolis = (
  state: Acting,
  due: MetropolisDue,
  { seat, island: id }: CommandOf<'PlaceMetropolis'>,
): Refusal | undefined => {
  const buildings = discardsToChoose(state, seat, due);
  if (buildings.length > 0) return refuse('discardFirst', { buildings });
  const island = islandAt(state, id);
  if (!island) return refuse('noSuchIsland', { island: id });
  if (island.owner !== seat) return refuse('notYourIsland', { island: id });
  if (island.metropolis) return refuse('metropolisThere', { island: id });
  const islands = metropolisPlaces(state, seat);
  return islands.includes(id) ? undefined : refuse('freePlaceFirst', { islands });
};

/** A Metropolis, and the slots whose buildings had to go. */
export const placeMetropolis = (table: Table, seat: Seat, island: IslandId): Event => {
  const held = islandsOf(table, seat).find(({ space }) => space.id === island);
  const destroyed = held?.space.metroCovers.filter((slot) => held.island.slots[slot] !== 'free') ?? [];
  return { type: 'MetropolisPlaced', seat, island, destroyed };
};

/** What becomes due by itself: a set of buildings before philosophers. */
export const metropolisBecomesDue = (state: Acting): readonly Event[] => {
  const { seat } = state.turn;
  if (hasSet(state, seat)) return [{ type: 'MetropolisDue', seat, by: 'buildings' }];
  const philosophers = state.seats[seat]?.philosophers ?? 0;
  if (philosophers < PHILOSOPHERS_FOR_A_METROPOLIS) return [];
  return [
    { type: 'MetropolisDue', seat, by: 'philosophers' },
    { type: 'PhilosophersDiscarded', seat },
  ];
};

/** What the owner has no choice in: the only building of a type, the only place, or none. */
export const metropolisSettlesItself = (state: Acting, due: MetropolisDue): readonly Event[] => {
  const { seat } = state.turn;
  const only = due.discards.map((building) => buildingsOf(state, seat, building)).find((places) => places.length === 1);
  if (only?.[0]) return [{ type: 'BuildingDiscarded', seat, ...only[0] }];
  if (due.discards.length > 0) return [];
  const [place, ...others] = metropolisPlaces(state, seat);
  if (place === undefined) return [{ type: 'MetropolisForgone', seat }];
  return others.length === 0 ? [placeMetropolis(state, seat, place)] : [];
};

/** The buildings to choose from, then the islands. */
export const metropolisChoices = (
  state: Acting,
  due: MetropolisDue,
  seat: Seat,
): readonly (CommandOf<'DiscardBuilding'> | CommandOf<'PlaceMetropolis'>)[] => {
  const buildings = discardsToChoose(state, seat, due);
  if (buildings.length > 0) {
    return buildings.flatMap((building) =>
      buildingsOf(state, seat, building).map((at) => ({ type: 'DiscardBuilding', seat, ...at }) as const),
    );
  }
  return metropolisPlaces(state, seat).map((island) => ({ type: 'PlaceMetropolis', seat, island }) as const);
};

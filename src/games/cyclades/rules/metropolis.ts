import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { PHILOSOPHERS_FOR_A_METROPOLIS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Held } from '../shares.ts';
import { type Acting, board, islandAt, islandOf, type MetropolisDue, seatOf, type Table } from '../state.ts';
import { BUILDINGS, type Building, type IslandId } from '../types.ts';
import { islandsOf, metropolisesLeft } from './holdings.ts';

/** Metropolises (RULES.md, chapter 7). */

interface BuildingAt {
  readonly island: IslandId;
  readonly slot: number;
}

/** Returns the positions of the buildings of a type on some islands. */
export const buildingsOn = (islands: readonly Held[], building: Building): readonly BuildingAt[] => {
  const found: BuildingAt[] = [];
  for (const { space, island } of islands) {
    for (let slot = 0; slot < space.slots; slot++) if (island.slots[slot] === building) found.push({ island: space.id, slot });
  }
  return found;
};

const buildingsOf = (table: Table, seat: Seat, building: Building): readonly BuildingAt[] =>
  buildingsOn(islandsOf(table, seat), building);

/** Returns whether all four building types are on a seat's islands. */
export const hasSet = (table: Table, seat: Seat): boolean =>
  BUILDINGS.every((building) => table.islands.some((island) => island.owner === seat && island.slots.includes(building)));

const hasFreePlace = ({ space, island }: Held): boolean => space.metroCovers.every((slot) => island.slots[slot] === 'free');

/** Returns the islands that may take a Metropolis: those whose place is free, otherwise all that have none. */
export const placesOn = (islands: readonly Held[]): readonly Held[] => {
  const without = islands.filter(({ island }) => !island.metropolis);
  const free = without.filter(hasFreePlace);
  return free.length > 0 ? free : without;
};

/** Returns the own islands that may take a Metropolis; none when no Metropolis is in stock. */
const metropolisPlaces = (table: Table, seat: Seat): readonly IslandId[] =>
  metropolisesLeft(table) === 0 ? [] : placesOn(islandsOf(table, seat)).map(({ space }) => space.id);

/** Returns the building types of a set of which the owner must still pick one of several. */
export const discardsToChoose = (table: Table, seat: Seat, due: MetropolisDue): readonly Building[] =>
  due.discards.filter((building) => buildingsOf(table, seat, building).length > 1);

/** Returns why a building may not be the one of its type to give up (7.1). */
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

/** Returns why a Metropolis may not go to an island (7.3–7.5). */
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

/** Returns a Metropolis, and the slots whose buildings had to go. */
export const placeMetropolis = (table: Table, seat: Seat, island: IslandId): Event => {
  const { slots } = islandOf(table, island);
  const covered = board(table).island(island)?.metroCovers ?? [];
  const destroyed = covered.filter((slot) => slots[slot] !== 'free');
  return { type: 'MetropolisPlaced', seat, island, destroyed };
};

/** Returns the Metropolis that becomes due automatically: for a set of buildings before philosophers. */
export const metropolisBecomesDue = (state: Acting): readonly Event[] => {
  const { seat } = state.turn;
  if (hasSet(state, seat)) return [{ type: 'MetropolisDue', seat, by: 'buildings' }];
  if (seatOf(state, seat).philosophers < PHILOSOPHERS_FOR_A_METROPOLIS) return [];
  return [
    { type: 'MetropolisDue', seat, by: 'philosophers' },
    { type: 'PhilosophersDiscarded', seat },
  ];
};

/** Returns what leaves the owner no choice: the only building of a type, the only place, or none. */
export const metropolisSettlesItself = (state: Acting, due: MetropolisDue): readonly Event[] => {
  const { seat } = state.turn;
  for (const building of due.discards) {
    const [only, ...others] = buildingsOf(state, seat, building);
    if (only && others.length === 0) return [{ type: 'BuildingDiscarded', seat, ...only }];
  }
  if (due.discards.length > 0) return [];
  const [place, ...others] = metropolisPlaces(state, seat);
  if (place === undefined) return [{ type: 'MetropolisForgone', seat }];
  return others.length === 0 ? [placeMetropolis(state, seat, place)] : [];
};

/** Returns the buildings to choose from, then the islands. */
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

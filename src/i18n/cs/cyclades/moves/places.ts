import type { IslandId, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { builtIn, fleetsIn, hasMinotaur, isIsland, islandIn, islandsBeside, isUnderSquare } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { all } from '../../counting.ts';
import { CREATURE_NAMES } from '../creatures.ts';
import { BUILDING_NAMES, fleets, place, slotNumber, troops } from '../words.ts';

/** What a seat sees at the places its move names, in a few words. */

/** " – vedle Is2 a Is3", so that a sea space is found on the board without counting. */
export const besideIslands = (view: View, sea: SeaId): string => {
  const islands = islandsBeside(view, sea);
  return islands.length === 0 ? ' – volné moře' : ` – vedle ${all(islands.map(place))}`;
};

/** What waits at a place for units that go there: "bitva: Ada, 2 vojáci", "tvoje, 1 loď", "bez majitele". */
export const whoIsAt = (view: View, id: IslandId | SeaId, seat: number, name: NameSeat): string =>
  isIsland(id) ? whoIsOn(view, id, seat, name) : whoIsIn(view, id, seat, name);

const whoIsIn = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return 'prázdné';
  return there.seat === seat ? `tvoje, ${fleets(there.fleets)}` : `bitva: ${name(there.seat)}, ${fleets(there.fleets)}`;
};

const whoIsOn = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const { owner, troops: standing = 0 } = islandIn(view, id) ?? {};
  if (owner === seat) return `tvůj, ${troops(standing)}`;
  const defenders = [
    ...(standing > 0 ? [troops(standing)] : []),
    ...(hasMinotaur(view, id) ? [CREATURE_NAMES.minotaur] : []),
  ].join(' + ');
  if (owner === undefined) return defenders === '' ? 'bez majitele' : `bitva: ${defenders}`;
  return defenders === '' ? `${name(owner)}, bez obrany` : `bitva: ${name(owner)}, ${defenders}`;
};

/** Whose an island is: "tvůj", "Ada", "bez majitele". */
export const whose = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const owner = islandIn(view, id)?.owner;
  if (owner === undefined) return 'bez majitele';
  return owner === seat ? 'tvůj' : name(owner);
};

/** "2 vojáci", "1 loď": what stands at a place that units leave. */
export const unitsAt = (view: View, id: IslandId | SeaId): string =>
  isIsland(id) ? troops(islandIn(view, id)?.troops ?? 0) : fleets(fleetsIn(view, id)?.fleets ?? 0);

/** "2 lodě (tvoje)", "1 loď (Ada)": what lies in a sea space; `undefined` when it is empty. Nominative and accusative. */
export const fleetsOf = (view: View, sea: SeaId, seat: number, name: NameSeat): string | undefined => {
  const there = fleetsIn(view, sea);
  return there && `${fleets(there.fleets)} (${there.seat === seat ? 'tvoje' : name(there.seat)})`;
};

export const buildingAt = (view: View, island: IslandId, slot: number): string => {
  const standing = builtIn(view, island, slot);
  return standing === undefined ? 'volno' : BUILDING_NAMES[standing];
};

/** "místo 2", and whether a Metropolis would cover it. */
export const slotLabel = (view: View, island: IslandId, slot: number): string =>
  `${slotNumber(slot)}${isUnderSquare(view, island, slot) ? ' (kam patří metropole)' : ''}`;

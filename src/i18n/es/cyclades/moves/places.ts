import type { Building, IslandId, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { builtIn, fleetsIn, hasMinotaur, isIsland, islandIn, islandsBeside, isUnderSquare } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { all, BUILDING_NAMES, fleets, place, slotNumber, theBuilding, troops } from '../words.ts';

/** What a seat sees at the places its move names, in a few words. */

/** " – junto a Is2 e Is3", so that a sea space is found on the board without counting. */
export const besideIslands = (view: View, sea: SeaId): string => {
  const islands = islandsBeside(view, sea);
  return islands.length === 0 ? ' – mar abierto' : ` – junto a ${all(islands.map(place))}`;
};

/** What waits at a place for units that go there: "batalla con Ada, 2 tropas", "tuya, 1 flota", "de nadie". */
export const whoIsAt = (view: View, id: IslandId | SeaId, seat: number, name: NameSeat): string =>
  isIsland(id) ? whoIsOn(view, id, seat, name) : whoIsIn(view, id, seat, name);

const whoIsIn = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return 'vacía';
  return there.seat === seat ? `tuya, ${fleets(there.fleets)}` : `batalla con ${name(there.seat)}, ${fleets(there.fleets)}`;
};

const whoIsOn = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const { owner, troops: standing = 0 } = islandIn(view, id) ?? {};
  if (owner === seat) return `tuya, ${troops(standing)}`;
  const minotaur = hasMinotaur(view, id);
  const defenders = [...(standing > 0 ? [troops(standing)] : []), ...(minotaur ? ['Minotauro'] : [])].join(' + ');
  if (owner === undefined) return defenders === '' ? 'de nadie' : 'batalla con el Minotauro';
  return defenders === '' ? `de ${name(owner)}, sin defensa` : `batalla con ${name(owner)}, ${defenders}`;
};

/** Whose an island is: "tuya", "de Ada", "de nadie". */
export const whose = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const owner = islandIn(view, id)?.owner;
  if (owner === undefined) return 'de nadie';
  return owner === seat ? 'tuya' : `de ${name(owner)}`;
};

/** "2 tropas", "1 flota": what stands at a place that units leave. */
export const unitsAt = (view: View, id: IslandId | SeaId): string =>
  isIsland(id) ? troops(islandIn(view, id)?.troops ?? 0) : fleets(fleetsIn(view, id)?.fleets ?? 0);

/** "tus 2 flotas", "la flota de Ada": what lies in a sea space; `undefined` when it is empty. */
export const fleetsOf = (view: View, sea: SeaId, seat: number, name: NameSeat): string | undefined => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return undefined;
  if (there.seat === seat) return there.fleets === 1 ? 'tu flota' : `tus ${fleets(there.fleets)}`;
  return `${there.fleets === 1 ? 'la flota' : fleets(there.fleets)} de ${name(there.seat)}`;
};

/** What stands in a slot as a word of its own: "puerto". */
export const buildingAt = (view: View, island: IslandId, slot: number): string =>
  wordsOf(builtIn(view, island, slot), (building) => BUILDING_NAMES[building]);

/** The same in a sentence: "el puerto". */
export const theBuildingAt = (view: View, island: IslandId, slot: number): string =>
  wordsOf(builtIn(view, island, slot), theBuilding);

const wordsOf = (standing: Building | undefined, words: (building: Building) => string): string =>
  standing === undefined ? 'libre' : words(standing);

/** "recuadro 2", and whether a Metropolis would cover it. */
export const slotLabel = (view: View, island: IslandId, slot: number): string =>
  `${slotNumber(slot)}${isUnderSquare(view, island, slot) ? ' (lugar de una Metrópolis)' : ''}`;

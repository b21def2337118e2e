import type { IslandId, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { builtIn, fleetsIn, hasMinotaur, isIsland, islandIn, islandsBeside, isUnderSquare } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { de } from '../../grammar.ts';
import { all, fleets, place, slotNumber, theBuilding, troops } from '../words.ts';

/** What a seat sees at the places its move names, in a few words. */

/** " – borde Is2 et Is3", so that a sea space is found on the board without counting. */
export const besideIslands = (view: View, sea: SeaId): string => {
  const islands = islandsBeside(view, sea);
  return islands.length === 0 ? ' – pleine mer' : ` – borde ${all(islands.map(place))}`;
};

/** What waits at a place for units that go there: "combat contre Ada, 2 troupes", "à toi, 1 flotte", "à personne". */
export const whoIsAt = (view: View, id: IslandId | SeaId, seat: number, name: NameSeat): string =>
  isIsland(id) ? whoIsOn(view, id, seat, name) : whoIsIn(view, id, seat, name);

const whoIsIn = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return 'vide';
  return there.seat === seat ? `à toi, ${fleets(there.fleets)}` : `combat contre ${name(there.seat)}, ${fleets(there.fleets)}`;
};

const whoIsOn = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const { owner, troops: standing = 0 } = islandIn(view, id) ?? {};
  if (owner === seat) return `à toi, ${troops(standing)}`;
  const minotaur = hasMinotaur(view, id);
  if (owner === undefined) return minotaur ? 'combat contre le Minotaure' : 'à personne';
  const defenders = [...(standing > 0 ? [troops(standing)] : []), ...(minotaur ? ['Minotaure'] : [])].join(' + ');
  return defenders === '' ? `à ${name(owner)}, sans défense` : `combat contre ${name(owner)}, ${defenders}`;
};

/** Whose an island is: "à toi", "à Ada", "à personne". */
export const whose = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const owner = islandIn(view, id)?.owner;
  if (owner === undefined) return 'à personne';
  return owner === seat ? 'à toi' : `à ${name(owner)}`;
};

/** "2 troupes", "1 flotte": what stands at a place that units leave. */
export const unitsAt = (view: View, id: IslandId | SeaId): string =>
  isIsland(id) ? troops(islandIn(view, id)?.troops ?? 0) : fleets(fleetsIn(view, id)?.fleets ?? 0);

/** "tes 2 flottes", "la flotte d’Ada": what lies in a sea space; `undefined` when it is empty. */
export const fleetsOf = (view: View, sea: SeaId, seat: number, name: NameSeat): string | undefined => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return undefined;
  if (there.seat === seat) return there.fleets === 1 ? 'ta flotte' : `tes ${fleets(there.fleets)}`;
  return `${there.fleets === 1 ? 'la flotte' : `les ${fleets(there.fleets)}`} ${de(name(there.seat))}`;
};

/** "le port"; what stands in a slot of which one is to be chosen. */
export const buildingAt = (view: View, island: IslandId, slot: number): string => {
  const standing = builtIn(view, island, slot);
  return standing === undefined ? 'libre' : theBuilding(standing);
};

/** "emplacement 2", and whether a Metropolis would cover it. */
export const slotLabel = (view: View, island: IslandId, slot: number): string =>
  `${slotNumber(slot)}${isUnderSquare(view, island, slot) ? ' (place de Métropole)' : ''}`;

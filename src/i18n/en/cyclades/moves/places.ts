import type { IslandId, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { builtIn, fleetsIn, hasMinotaur, isIsland, islandIn, islandsBeside, isUnderSquare } from '../../../cyclades/board.ts';
import type { NameSeat } from '../../../sentences.ts';
import { all, BUILDING_NAMES, fleets, place, slotNumber, troops } from '../words.ts';

/** What a seat sees at the places its move names, in a few words. */

/** " – next to Is2 and Is3", so that a sea space is found on the board without counting. */
export const besideIslands = (view: View, sea: SeaId): string => {
  const islands = islandsBeside(view, sea);
  return islands.length === 0 ? ' – open sea' : ` – next to ${all(islands.map(place))}`;
};

/** What waits at a place for units that go there: "battle with Ada, 2 troops", "yours, 1 fleet", "nobody’s". */
export const whoIsAt = (view: View, id: IslandId | SeaId, seat: number, name: NameSeat): string =>
  isIsland(id) ? whoIsOn(view, id, seat, name) : whoIsIn(view, id, seat, name);

const whoIsIn = (view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return 'empty';
  return there.seat === seat ? `yours, ${fleets(there.fleets)}` : `battle with ${name(there.seat)}, ${fleets(there.fleets)}`;
};

const whoIsOn = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const { owner, troops: standing = 0 } = islandIn(view, id) ?? {};
  if (owner === seat) return `yours, ${troops(standing)}`;
  const defenders = [...(standing > 0 ? [troops(standing)] : []), ...(hasMinotaur(view, id) ? ['Minotaur'] : [])].join(' + ');
  if (owner === undefined) return defenders === '' ? 'nobody’s' : `battle with the ${defenders}`;
  return defenders === '' ? `${name(owner)}’s, undefended` : `battle with ${name(owner)}, ${defenders}`;
};

/** Whose an island is: "yours", "Ada’s", "nobody’s". */
export const whose = (view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const owner = islandIn(view, id)?.owner;
  if (owner === undefined) return 'nobody’s';
  return owner === seat ? 'yours' : `${name(owner)}’s`;
};

/** "2 troops", "1 fleet": what stands at a place that units leave. */
export const unitsAt = (view: View, id: IslandId | SeaId): string =>
  isIsland(id) ? troops(islandIn(view, id)?.troops ?? 0) : fleets(fleetsIn(view, id)?.fleets ?? 0);

/** "your 2 fleets", "Ada’s fleet": what lies in a sea space; `undefined` when it is empty. */
export const fleetsOf = (view: View, sea: SeaId, seat: number, name: NameSeat): string | undefined => {
  const there = fleetsIn(view, sea);
  return (
    there && `${there.seat === seat ? 'your' : `${name(there.seat)}’s`} ${there.fleets === 1 ? 'fleet' : fleets(there.fleets)}`
  );
};

export const buildingAt = (view: View, island: IslandId, slot: number): string => {
  const standing = builtIn(view, island, slot);
  return standing === undefined ? 'free' : BUILDING_NAMES[standing];
};

/** "slot 2", and whether a Metropolis would cover it. */
export const slotLabel = (view: View, island: IslandId, slot: number): string =>
  `${slotNumber(slot)}${isUnderSquare(view, island, slot) ? ' (where a Metropolis goes)' : ''}`;

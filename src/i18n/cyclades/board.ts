import { BOARDS, type Board } from '#games/cyclades/data/boards.ts';
import type { Building, IslandId, SeaId } from '#games/cyclades/types.ts';
import type { FleetView, IslandView, View } from '#games/cyclades/viewTypes.ts';

/** What a view shows of places, for the languages to put into words. */

const boardFor = ({ board }: View): Board => BOARDS[board];

export const isIsland = (id: IslandId | SeaId): boolean => id.startsWith('is');

export const fleetsIn = (view: View, sea: SeaId): FleetView | undefined => view.fleets.find((fleet) => fleet.sea === sea);

export const islandIn = (view: View, id: IslandId): IslandView | undefined => view.islands.find((island) => island.id === id);

/** The islands next to a sea space, by number, so that it is found on the board without counting. */
export const islandsBeside = (view: View, sea: SeaId): readonly IslandId[] =>
  (boardFor(view).sea(sea)?.islands ?? []).toSorted((one, other) => Number(one.slice(2)) - Number(other.slice(2)));

/** How many fleets lie next to an island. */
export const fleetsAround = (view: View, island: IslandId): number =>
  (boardFor(view).island(island)?.seas ?? []).reduce((sum, sea) => sum + (fleetsIn(view, sea)?.fleets ?? 0), 0);

export const hasMinotaur = (view: View, id: IslandId): boolean =>
  view.figures.some(({ creature, island }) => creature === 'minotaur' && island === id);

/** What is in a slot; `undefined` if it is free. */
export const builtIn = (view: View, island: IslandId, slot: number): Building | undefined => {
  const standing = islandIn(view, island)?.slots[slot];
  return standing === 'free' ? undefined : standing;
};

/** Whether a Metropolis would cover the slot. */
export const isUnderSquare = (view: View, island: IslandId, slot: number): boolean =>
  boardFor(view).island(island)?.metroCovers.includes(slot) ?? false;

/** The buildings that a Metropolis on the island would cover. */
export const underSquare = (view: View, island: IslandId): readonly Building[] =>
  (boardFor(view).island(island)?.metroCovers ?? []).flatMap((slot) => builtIn(view, island, slot) ?? []);

/** The sea spaces with a trade space. */
export const tradeSeas = (view: View): readonly SeaId[] => boardFor(view).tradeSeas.map(({ id }) => id);

/** What an island brings at each income. */
export const incomeOf = (view: View, { id, prosperity }: IslandView): number =>
  (boardFor(view).island(id)?.printedProsperity ?? 0) + prosperity;

/** How many of an island's slots are free and under no Metropolis. */
export const freeSlots = (view: View, { id, metropolis, slots }: IslandView): number =>
  slots.filter((slot, index) => slot === 'free' && !(metropolis && isUnderSquare(view, id, index))).length;

import type { UseOf } from '../../commands.ts';
import { refuse } from '../../rejections.ts';
import { islandAt } from '../../state.ts';
import { BUILDINGS } from '../../types.ts';
import { buildingsLeft, islandsOf } from '../holdings.ts';
import type { Power } from './power.ts';

/** Turns an own building into one of another type, in the same slot. */
export const cyclops: Power<UseOf<'cyclops'>> = {
  uses: (state, seat) => {
    const inStock = BUILDINGS.filter((building) => buildingsLeft(state, building) > 0);
    const uses: UseOf<'cyclops'>[] = [];
    for (const { space, island } of islandsOf(state, seat)) {
      for (const [slot, standing] of island.slots.entries()) {
        if (standing === 'free') continue;
        for (const building of inStock) {
          if (building !== standing)
            uses.push({ type: 'UseCreature', seat, creature: 'cyclops', island: space.id, slot, building });
        }
      }
    }
    return uses;
  },
  whyNot: (state, { seat, island: id, slot, building }) => {
    const island = islandAt(state, id);
    if (!island) return refuse('noSuchIsland', { island: id });
    if (island.owner !== seat) return refuse('notYourIsland', { island: id });
    const standing = island.slots[slot];
    if (standing === undefined) return refuse('noSuchSlot', { island: id, slots: island.slots.length });
    if (standing === 'free') return refuse('noBuildingThere', { island: id, slot });
    if (standing === building) return refuse('sameBuilding', { island: id, slot, building });
    return buildingsLeft(state, building) > 0 ? undefined : refuse('stockEmpty', { item: building });
  },
  does: (state, { seat, island, slot, building }) => {
    const was = islandAt(state, island)?.slots[slot];
    return was === undefined || was === 'free' ? [] : [{ type: 'BuildingChanged', seat, island, slot, was, building }];
  },
};

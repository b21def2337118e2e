import type { UseOf } from '../../commands.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import type { Held } from '../../shares.ts';
import { type Acting, islandAt } from '../../state.ts';
import { standsOn } from '../figures.ts';
import { allIslands, heldAt } from '../holdings.ts';
import type { Power } from './power.ts';

const whyNoBuilding = (state: Acting, { space: { id }, island }: Held, slot: number): Refusal | undefined => {
  const building = island.slots[slot];
  if (building === undefined) return refuse('noSuchSlot', { island: id, slots: island.slots.length });
  if (building === 'free') return refuse('noBuildingThere', { island: id, slot });
  return standsOn(state, 'chiron', id) ? refuse('safeByChiron', { island: id }) : undefined;
};

/** Destroys a building of any seat, the own ones included, never a Metropolis. Chiron protects against it. */
export const giant: Power<UseOf<'giant'>> = {
  uses: (state, seat) => {
    const uses: UseOf<'giant'>[] = [];
    for (const held of allIslands(state)) {
      for (let slot = 0; slot < held.space.slots; slot++) {
        if (whyNoBuilding(state, held, slot)) continue;
        uses.push({ type: 'UseCreature', seat, creature: 'giant', island: held.space.id, slot });
      }
    }
    return uses;
  },
  whyNot: (state, { island: id, slot }) => {
    const held = heldAt(state, id);
    return held ? whyNoBuilding(state, held, slot) : refuse('noSuchIsland', { island: id });
  },
  does: (state, { seat, island, slot }) => {
    const held = islandAt(state, island);
    const building = held?.slots[slot];
    if (held?.owner === undefined || building === undefined || building === 'free') return [];
    return [{ type: 'BuildingDestroyed', seat, owner: held.owner, island, slot, building }];
  },
};

import type { UseOf } from '../../commands.ts';
import { refuse } from '../../rejections.ts';
import { islandAt } from '../../state.ts';
import { standsOn } from '../figures.ts';
import { allIslands } from '../holdings.ts';
import type { Power } from './power.ts';

/** Destroys a building of any seat, the own ones included, never a Metropolis. Chiron protects. */
export const giant: Power<UseOf<'giant'>> = {
  uses: (state, seat) =>
    allIslands(state).flatMap(({ space, island }) =>
      [...island.slots.keys()]
        .filter((slot) => island.slots[slot] !== 'free')
        .map((slot) => ({ type: 'UseCreature', seat, creature: 'giant', island: space.id, slot }) as const),
    ),
  whyNot: (state, { island: id, slot }) => {
    const island = islandAt(state, id);
    if (!island) return refuse('noSuchIsland', { island: id });
    const building = island.slots[slot];
    if (building === undefined) return refuse('noSuchSlot', { island: id, slots: island.slots.length });
    if (building === 'free') return refuse('noBuildingThere', { island: id, slot });
    return standsOn(state, 'chiron', id) ? refuse('safeByChiron', { island: id }) : undefined;
  },
  does: (_, { seat, island, slot }) => [{ type: 'BuildingDestroyed', seat, island, slot }],
};

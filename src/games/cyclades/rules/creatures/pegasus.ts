import type { Seat } from '#engine/game.ts';
import type { UseOf } from '../../commands.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, board, islandOf } from '../../state.ts';
import type { IslandId } from '../../types.ts';
import { standsOn } from '../figures.ts';
import { islandsOf } from '../holdings.ts';
import { whyProtected } from '../lastIsland.ts';
import { land, whyNotLeave } from '../troops.ts';
import type { Power } from './power.ts';

const whyNotLand = (state: Acting, seat: Seat, to: IslandId): Refusal | undefined => {
  if (standsOn(state, 'chiron', to) && islandOf(state, to).owner !== seat) return refuse('safeByChiron', { island: to });
  return whyProtected(state, seat, to);
};

/** Flies troops of an island to any other. On Chiron's island only its owner may land. */
export const pegasus: Power<UseOf<'pegasus'>> = {
  uses: (state, seat) => {
    const open = board(state).islands.filter(({ id }) => !whyNotLand(state, seat, id));
    const uses: UseOf<'pegasus'>[] = [];
    for (const { space, island } of islandsOf(state, seat)) {
      const from = space.id;
      if (standsOn(state, 'medusa', from)) continue;
      for (const { id: to } of open) {
        if (to === from) continue;
        for (let troops = 1; troops <= island.troops; troops++) {
          uses.push({ type: 'UseCreature', seat, creature: 'pegasus', from, to, troops });
        }
      }
    }
    return uses;
  },
  whyNot: (state, use) => whyNotLeave(state, use) ?? whyNotLand(state, use.seat, use.to),
  does: (state, use) => [land(state, use, 0)],
};

import type { UseOf } from '../../commands.ts';
import { refuse } from '../../rejections.ts';
import { board, islandAt } from '../../state.ts';
import { standsOn } from '../figures.ts';
import { islandsOf } from '../holdings.ts';
import { whyProtected } from '../lastIsland.ts';
import { land, whyNotLeave } from '../troops.ts';
import type { Power } from './power.ts';

/** Troops of an island fly to any other. Where Chiron stands only the island's owner lands. */
export const pegasus: Power<UseOf<'pegasus'>> = {
  uses: (state, seat) =>
    islandsOf(state, seat).flatMap(({ space: { id: from }, island }) =>
      board(state)
        .islands.filter(({ id }) => id !== from)
        .flatMap(({ id: to }) =>
          Array.from(
            { length: island.troops },
            (_, less) => ({ type: 'UseCreature', seat, creature: 'pegasus', from, to, troops: less + 1 }) as const,
          ),
        ),
    ),
  whyNot: (state, use) => {
    const { seat, to } = use;
    const refused = whyNotLeave(state, use);
    if (refused) return refused;
    if (standsOn(state, 'chiron', to) && islandAt(state, to)?.owner !== seat) return refuse('safeByChiron', { island: to });
    return whyProtected(state, seat, to);
  },
  does: (state, use) => [land(state, use, 0)],
};

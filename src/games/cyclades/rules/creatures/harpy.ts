import type { Seat } from '#engine/game.ts';
import type { UseOf } from '../../commands.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import type { Held } from '../../shares.ts';
import { type Acting, islandOf } from '../../state.ts';
import { standsOn } from '../figures.ts';
import { allIslands, heldAt } from '../holdings.ts';
import type { Power } from './power.ts';

const whyNoPrey = (state: Acting, seat: Seat, { space: { id }, island }: Held): Refusal | undefined => {
  if (island.owner === undefined || island.owner === seat) return refuse('notAnOpponentsIsland', { island: id });
  if (island.troops === 0) return refuse('noTroopsThere', { island: id });
  return standsOn(state, 'chiron', id) ? refuse('safeByChiron', { island: id }) : undefined;
};

/** Removes one troop of an opponent, who keeps the island. Chiron protects against it. */
export const harpy: Power<UseOf<'harpy'>> = {
  uses: (state, seat) =>
    allIslands(state)
      .filter((held) => whyNoPrey(state, seat, held) === undefined)
      .map(({ space }) => ({ type: 'UseCreature', seat, creature: 'harpy', island: space.id })),
  whyNot: (state, { seat, island: id }) => {
    const held = heldAt(state, id);
    return held ? whyNoPrey(state, seat, held) : refuse('noSuchIsland', { island: id });
  },
  does: (state, { seat, island }) => {
    const { owner: loser } = islandOf(state, island);
    return loser === undefined ? [] : [{ type: 'TroopKilled', seat, island, loser }];
  },
};

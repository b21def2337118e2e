import type { UseOf } from '../../commands.ts';
import { refuse } from '../../rejections.ts';
import { islandAt } from '../../state.ts';
import { standsOn } from '../figures.ts';
import { allIslands } from '../holdings.ts';
import type { Power } from './power.ts';

/** One troop of an opponent; the island stays his. Chiron protects. */
export const harpy: Power<UseOf<'harpy'>> = {
  uses: (state, seat) =>
    allIslands(state)
      .filter(({ island }) => island.troops > 0 && island.owner !== seat)
      .map(({ space }) => ({ type: 'UseCreature', seat, creature: 'harpy', island: space.id }) as const),
  whyNot: (state, { seat, island: id }) => {
    const island = islandAt(state, id);
    if (!island) return refuse('noSuchIsland', { island: id });
    if (island.owner === undefined || island.owner === seat) return refuse('notAnOpponentsIsland', { island: id });
    if (island.troops === 0) return refuse('noTroopsThere', { island: id });
    return standsOn(state, 'chiron', id) ? refuse('safeByChiron', { island: id }) : undefined;
  },
  does: (state, { seat, island }) => {
    const loser = islandAt(state, island)?.owner;
    return loser === undefined ? [] : [{ type: 'TroopKilled', seat, island, loser }];
  },
};

import type { UseOf } from '../../commands.ts';
import { refuse } from '../../rejections.ts';
import { board, islandAt } from '../../state.ts';
import type { LandFigure } from '../../types.ts';
import type { Power } from './power.ts';

/** Places a figure on any island. If one is there already, both are removed before any effect (13.1, 13.3). */
export const landFigure = (creature: LandFigure): Power<UseOf<LandFigure>> => ({
  uses: (state, seat) => board(state).islands.map(({ id }) => ({ type: 'UseCreature', seat, creature, island: id })),
  whyNot: (state, { island }) => (islandAt(state, island) ? undefined : refuse('noSuchIsland', { island })),
  does: (state, { seat, island }) => {
    const stood = state.figures.find((figure) => figure.island === island);
    return stood
      ? [{ type: 'FiguresVanished', seat, island, arrived: creature, stood: stood.creature }]
      : [{ type: 'FigurePlaced', seat, creature, island }];
  },
});

import type { Seat } from '#engine/game.ts';
import type { Sea } from '../data/boards.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Table } from '../state.ts';
import type { IslandId, LandFigure } from '../types.ts';

/** What figures on the board block, and how long they stay (RULES.md, chapter 13). */

/** Returns whether a land figure is on an island. */
export const standsOn = (table: Table, creature: LandFigure, island: IslandId): boolean =>
  table.figures.some((figure) => figure.creature === creature && figure.island === island);

/** Returns what keeps every fleet out of a sea space, if anything. */
export const blockerOf = (table: Table, sea: Sea): 'kraken' | 'polyphemus' | undefined => {
  if (table.kraken === sea.id) return 'kraken';
  for (const { creature, island } of table.figures) {
    if (creature === 'polyphemus' && sea.islands.includes(island)) return 'polyphemus';
  }
  return undefined;
};

/** Returns why no fleet may enter a sea space or be built there. */
export const whyBlocked = (table: Table, sea: Sea): Refusal | undefined => {
  const by = blockerOf(table, sea);
  return by && refuse('seaBlocked', { sea: sea.id, by });
};

/** Returns the figures that leave at the beginning of a seat's turn: those it bought in an earlier cycle. */
export const figuresLeave = (table: Table, seat: Seat): readonly Event[] =>
  table.figures
    .filter((figure) => figure.seat === seat && figure.cycle < table.cycle)
    .map(({ creature }) => ({ type: 'FigureLeft', seat, creature }) as const);

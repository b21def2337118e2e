import type { Seat } from '#engine/game.ts';
import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { LandFigure } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Point } from '../../geometry/shapes.ts';
import { CHARTS } from './board.ts';

/** A land figure: a hexagonal tile in the colour of the seat that bought it. */
export interface PlacedFigure extends Point {
  readonly creature: LandFigure;
  readonly seat: Seat;
  readonly radius: number;
}

/** What creatures have left on the board. */
export type Figures = ReturnType<typeof layOutFigures>;

/** Of a tile on the board. */
export const FIGURE_RADIUS = 20;
const KRAKEN = 54;
const ROCK = 36;

/** Returns the positions of a view's figures, and the sea spaces they close. */
export const layOutFigures = (view: View) => {
  const chart = CHARTS[view.board];
  const islands = new Map(chart.islands.map((spot) => [spot.id, spot]));
  const seas = new Map(chart.seas.map((spot) => [spot.id, spot]));
  const under = (id: string, side: number): readonly Box[] => {
    const spot = seas.get(id);
    return spot === undefined ? [] : [boxAround({ x: spot.x, y: spot.y + 12 }, side)];
  };
  const taken = new Set([view.kraken, ...view.fleets.map(({ sea }) => sea)]);
  const closed = view.figures
    .filter(({ creature }) => creature === 'polyphemus')
    .flatMap(({ island }) => BOARDS[view.board].island(island)?.seas ?? [])
    .filter((id) => !taken.has(id));
  const [kraken] = under(view.kraken ?? '', KRAKEN);
  return {
    standing: view.figures.flatMap(({ creature, seat, island }) => {
      const spot = islands.get(island);
      return spot === undefined ? [] : [{ creature, seat, ...spot.figure, radius: FIGURE_RADIUS }];
    }),
    ...(kraken && { kraken }),
    /** Rocks of Polyphemus on the spaces that he closes, once no fleets lie there. */
    rocks: closed.flatMap((id) => under(id, ROCK)),
  };
};

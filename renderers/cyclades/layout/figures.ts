import type { Seat } from '#engine/game.ts';
import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { LandFigure } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, middleOf, type Point } from '../../geometry/shapes.ts';
import { CHARTS, type IslandSpot, SPACING } from './board.ts';
import { SEA } from './frame.ts';

/** A land figure: its silhouette in the colour of the seat that bought it. */
export interface PlacedFigure extends Point {
  readonly creature: LandFigure;
  readonly seat: Seat;
  readonly radius: number;
}

/** What creatures have left on the board. */
export type Figures = ReturnType<typeof layOutFigures>;

/** Of a figure in the row of a battle, and of the largest on the board. */
export const FIGURE_RADIUS = 24;
const LARGEST = 46;
const KRAKEN = { width: 88, height: 58 } as const;
const ROCK = { width: 54, height: 36 } as const;
const SMALL = 28;

/** Directions and distances from the centre of a circle of land, the nearest first. */
const AROUND: readonly Point[] = [0, 18, 34, 46, 58, 66].flatMap((far) =>
  Array.from({ length: far === 0 ? 1 : 24 }, (_, part) => ({
    x: far * Math.sin((part * Math.PI) / 12),
    y: far * Math.cos((part * Math.PI) / 12),
  })),
);

/** How much nearer its own island than any other a figure is. */
const NEARER = 12;

const nearest = (at: Point, circles: readonly Point[]): number =>
  Math.min(...circles.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));

interface Place extends Point {
  readonly radius: number;
}

/** Returns how large a square around a point can be, from its centre to its sides, until it meets a box. */
const clearance = (at: Point, box: Box): number => {
  const middle = middleOf(box);
  return Math.max(Math.abs(at.x - middle.x) - box.width / 2, Math.abs(at.y - middle.y) - box.height / 2);
};

/** Returns the largest place on the shore of an island that is clear of `taken`; of equals the nearest to the land. */
const clearOn = ({ circles }: IslandSpot, others: readonly IslandSpot[], taken: readonly Box[]): Place => {
  const beyond = others.flatMap((spot) => spot.circles);
  const near = taken.filter((box) => nearest(middleOf(box), circles) < 2 * SPACING);
  let best: Place = { x: 0, y: 0, radius: 0 };
  for (const { x: dx, y: dy } of AROUND) {
    for (const circle of circles) {
      const at = { x: circle.x + dx, y: circle.y + dy };
      let radius = Math.min(LARGEST, at.x, at.y, SEA.height - at.y);
      for (const box of near) radius = Math.min(radius, clearance(at, box));
      if (radius > best.radius && nearest(at, beyond) > nearest(at, circles) + NEARER) best = { ...at, radius };
    }
  }
  return best;
};

/** A figure that would be small covers free slots. */
const placeOn = (spot: IslandSpot, others: readonly IslandSpot[], taken: readonly Box[], free: readonly Box[]): Place => {
  const beside = clearOn(spot, others, [...taken, ...free]);
  return beside.radius < SMALL ? clearOn(spot, others, taken) : beside;
};

/** Returns the positions of a view's figures, clear of the boxes that are taken and mostly of free slots, and the spaces they close. */
export const layOutFigures = (view: View, taken: readonly Box[], free: readonly Box[]) => {
  const chart = CHARTS[view.board];
  const islands = new Map(chart.islands.map((spot) => [spot.id, spot]));
  const seas = new Map(chart.seas.map((spot) => [spot.id, spot]));
  const under = (id: string, { width, height }: typeof KRAKEN | typeof ROCK): readonly Box[] => {
    const spot = seas.get(id);
    return spot === undefined ? [] : [boxAround({ x: spot.x, y: spot.y + 12 }, width, height)];
  };
  const held = new Set([view.kraken, ...view.fleets.map(({ sea }) => sea)]);
  const closed = view.figures
    .filter(({ creature }) => creature === 'polyphemus')
    .flatMap(({ island }) => BOARDS[view.board].island(island)?.seas ?? [])
    .filter((id) => !held.has(id));
  const [kraken] = under(view.kraken ?? '', KRAKEN);
  /** Rocks of Polyphemus on the spaces that he closes, once no fleets lie there. */
  const rocks = closed.flatMap((id) => under(id, ROCK));
  const over = [...taken, ...rocks, ...(kraken === undefined ? [] : [kraken])];
  const standing: PlacedFigure[] = [];
  for (const { creature, seat, island } of view.figures) {
    const spot = islands.get(island);
    if (spot === undefined) continue;
    const others = chart.islands.filter((other) => other !== spot);
    const place = placeOn(spot, others, over, free);
    standing.push({ creature, seat, ...place });
    over.push(boxAround(place, 2 * place.radius));
  }
  return { standing, ...(kraken && { kraken }), rocks };
};

import { contours } from 'd3-contour';
import type { Point } from '../shapes.ts';
import { type Chart, SPACING } from './board.ts';
import { SEA } from './frame.ts';

/** A closed line, and the closed lines it goes around. */
type Outline = readonly (readonly Point[])[];

const STEP = 4;
/** How softly two bays flow into one, in pixels. */
const SOFTNESS = 5;

const touching = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < SPACING * 1.1;

/** Every line between two circles of an island that touch; a lone circle is a line of no length. */
const bones = (chart: Chart): readonly (readonly [Point, Point])[] =>
  chart.islands.flatMap(({ circles }) =>
    circles.flatMap((a, index) =>
      circles.slice(circles.length === 1 ? index : index + 1).flatMap((b) => (touching(a, b) ? [[a, b] as const] : [])),
    ),
  );

const distance = (x: number, y: number, [a, b]: readonly [Point, Point]): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
};

/** Coves and headlands: a few pixels in or out, the same at each place for ever. */
const ruggedness = (x: number, y: number): number =>
  1.9 * Math.sin(x / 13.7 + y / 41) + 1.7 * Math.sin(y / 11.3 - x / 57 + 2) + 1.1 * Math.sin((x + y) / 7.1 + 1);

/**
 * Where the land's edge, moved out by each of `margins` pixels, runs on a chart: one list of outlines a margin.
 * Land reaches about half a space around each circle.
 */
export const coastLines = (chart: Chart, margins: readonly number[]): readonly (readonly Outline[])[] => {
  const wide = Math.ceil(SEA.width / STEP) + 1;
  const high = Math.ceil(SEA.height / STEP) + 1;
  const land = bones(chart);
  const field = Array.from({ length: wide * high }, (_, index) => {
    const x = SEA.x + (index % wide) * STEP;
    const y = SEA.y + Math.floor(index / wide) * STEP;
    const near = land.map((bone) => distance(x, y, bone)).filter((far) => far < SPACING);
    const blended = -SOFTNESS * Math.log(near.reduce((sum, far) => sum + Math.exp(-far / SOFTNESS), 1e-9));
    return SPACING / 2 - 3 - blended + ruggedness(x, y);
  });
  const trace = contours().size([wide, high]).smooth(true);
  return margins.map((margin) =>
    trace
      .contour(field, -margin)
      .coordinates.map((polygon) =>
        polygon.map((ring) => ring.map(([x = 0, y = 0]) => ({ x: SEA.x + (x - 0.5) * STEP, y: SEA.y + (y - 0.5) * STEP }))),
      ),
  );
};

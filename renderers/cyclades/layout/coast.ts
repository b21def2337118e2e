import { contours } from 'd3-contour';
import type { Point } from '../../geometry/shapes.ts';
import { type Chart, SPACING } from './board.ts';
import { SEA } from './frame.ts';

/** A closed line, and the closed lines it encloses. */
type Outline = readonly (readonly Point[])[];

const STEP = 4;
/** How smoothly two bays merge, in pixels. */
const SOFTNESS = 5;

/** A piece of land: everything within `reach` of the line from `a` to `b`. */
type Strip = Readonly<ReturnType<typeof strips>[number]>;

/** A lone circle is a little larger: it holds as much as half a longer island. */
const LONE = SPACING / 2 + 2;
const CIRCLE = SPACING / 2 - 4;
/** Narrower than the circles, so that the shore keeps clear of the corners of spaces that point in between. */
const WAIST = SPACING / 2 - 15;

const touching = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < SPACING * 1.1;

/** Of the land beside the circles. */
const GROUND = 25;

const strips = (chart: Chart) =>
  chart.islands.flatMap(({ circles, grounds }) => [
    ...grounds.map(([a, b]) => ({ a, b, reach: GROUND })),
    ...circles.map((circle) => ({ a: circle, b: circle, reach: circles.length === 1 ? LONE : CIRCLE })),
    ...circles.flatMap((a, index) =>
      circles
        .slice(index + 1)
        .filter((b) => touching(a, b))
        .map((b) => ({ a, b, reach: WAIST })),
    ),
  ]);

/** Returns how far a place lies outside a strip. */
const distance = (x: number, y: number, { a, b, reach }: Strip): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy) - reach;
};

/** Returns coves and headlands: a few pixels in or out, deterministic for each place. */
const ruggedness = (x: number, y: number): number =>
  1.9 * Math.sin(x / 13.7 + y / 41) + 1.7 * Math.sin(y / 11.3 - x / 57 + 2) + 1.1 * Math.sin((x + y) / 7.1 + 1);

const WIDE = Math.ceil(SEA.width / STEP) + 1;
const HIGH = Math.ceil(SEA.height / STEP) + 1;
/** Beyond this distance a strip has no effect. */
const FAR = SPACING / 2;

/** A part of the grid over the map: its first and last lines. */
interface Grid {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the first and last grid line within `far` of both ends, clamped to the grid. */
const range = (a: number, b: number, far: number, lines: number): readonly [number, number] => [
  Math.max(0, Math.floor((Math.min(a, b) - far) / STEP)),
  Math.min(lines - 1, Math.ceil((Math.max(a, b) + far) / STEP)),
];

/** Returns the part of the grid that a strip has an effect on. */
const gridOf = ({ a, b, reach }: Strip): Grid => {
  const [left, right] = range(a.x - SEA.x, b.x - SEA.x, reach + FAR, WIDE);
  const [top, bottom] = range(a.y - SEA.y, b.y - SEA.y, reach + FAR, HIGH);
  return { left, right, top, bottom };
};

/** Returns the part of the grid that some strips have an effect on. */
const gridAround = (all: readonly Strip[]): Grid => {
  const grids = all.map(gridOf);
  return {
    left: Math.min(...grids.map(({ left }) => left)),
    right: Math.max(...grids.map(({ right }) => right)),
    top: Math.min(...grids.map(({ top }) => top)),
    bottom: Math.max(...grids.map(({ bottom }) => bottom)),
  };
};

/** Returns how far inside the land each point of a grid lies, negative outside. Strips blend into one another. */
const landField = (all: readonly Strip[], grid: Grid): number[] => {
  const wide = grid.right - grid.left + 1;
  const nearness = new Float64Array(wide * (grid.bottom - grid.top + 1)).fill(1e-9);
  for (const strip of all) {
    const { left, right, top, bottom } = gridOf(strip);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const far = distance(SEA.x + column * STEP, SEA.y + row * STEP, strip);
        const cell = (row - grid.top) * wide + column - grid.left;
        if (far < FAR) nearness[cell] = (nearness[cell] ?? 0) + Math.exp(-far / SOFTNESS);
      }
    }
  }
  return Array.from(nearness, (sum, cell) => {
    const x = SEA.x + (grid.left + (cell % wide)) * STEP;
    const y = SEA.y + (grid.top + Math.floor(cell / wide)) * STEP;
    return SOFTNESS * Math.log(sum) + ruggedness(x, y);
  });
};

const trace = (chart: Chart, margins: readonly number[]): readonly (readonly Outline[])[] => {
  const all = strips(chart);
  // Tracing takes as long as the grid is large.
  const grid = gridAround(all);
  const field = landField(all, grid);
  const { contour } = contours()
    .size([grid.right - grid.left + 1, grid.bottom - grid.top + 1])
    .smooth(true);
  const onPicture = ([x = 0, y = 0]: readonly number[]): Point => ({
    x: SEA.x + (grid.left + x - 0.5) * STEP,
    y: SEA.y + (grid.top + y - 0.5) * STEP,
  });
  return margins.map((margin) =>
    contour(field, -margin).coordinates.map((polygon) => polygon.map((ring) => ring.map(onPicture))),
  );
};

/** Cache of traced lines: they never change, and tracing takes longer than drawing everything along them. */
const traced = new WeakMap<Chart, Map<string, readonly (readonly Outline[])[]>>();

/**
 * Returns the outlines of the land, moved out by each of `margins` pixels: one list of outlines per margin. Land extends about
 * half a space around each circle.
 */
export const coastLines = (chart: Chart, margins: readonly number[]): readonly (readonly Outline[])[] => {
  const known = traced.get(chart) ?? new Map<string, readonly (readonly Outline[])[]>();
  const lines = known.get(margins.join()) ?? trace(chart, margins);
  traced.set(chart, known.set(margins.join(), lines));
  return lines;
};

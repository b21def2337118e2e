import { contours } from 'd3-contour';
import type { Point } from '../../geometry/shapes.ts';
import { type Chart, SPACING } from './board.ts';
import { SEA } from './frame.ts';

/** A closed line, and the closed lines it goes around. */
type Outline = readonly (readonly Point[])[];

const STEP = 4;
/** How softly two bays flow into one, in pixels. */
const SOFTNESS = 5;

/** A piece of land: all that lies within `reach` of the line from `a` to `b`. */
interface Strip {
  readonly a: Point;
  readonly b: Point;
  readonly reach: number;
}

/** A lone circle is a little larger: it holds as much as half a longer island. */
const LONE = SPACING / 2 + 2;
const CIRCLE = SPACING / 2 - 4;
/** Narrower than the circles, so that the shore keeps clear of the spaces that point in between. */
const WAIST = SPACING / 2 - 15;

const touching = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < SPACING * 1.1;

/** Of the ground below number and yield. */
const GROUND = 25;

const strips = (chart: Chart): readonly Strip[] =>
  chart.islands.flatMap(({ circles, ground: [from, to] }) => [
    { a: from, b: to, reach: GROUND },
    ...circles.map((circle) => ({ a: circle, b: circle, reach: circles.length === 1 ? LONE : CIRCLE })),
    ...circles.flatMap((a, index) =>
      circles
        .slice(index + 1)
        .filter((b) => touching(a, b))
        .map((b) => ({ a, b, reach: WAIST })),
    ),
  ]);

/** How far a place lies outside a strip. */
const distance = (x: number, y: number, { a, b, reach }: Strip): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy) - reach;
};

/** Coves and headlands: a few pixels in or out, the same at each place for ever. */
const ruggedness = (x: number, y: number): number =>
  1.9 * Math.sin(x / 13.7 + y / 41) + 1.7 * Math.sin(y / 11.3 - x / 57 + 2) + 1.1 * Math.sin((x + y) / 7.1 + 1);

const WIDE = Math.ceil(SEA.width / STEP) + 1;
const HIGH = Math.ceil(SEA.height / STEP) + 1;
/** Beyond this distance a strip no longer counts. */
const FAR = SPACING / 2;

/** The first and last grid line within `far` of both ends, kept on the grid. */
const range = (a: number, b: number, far: number, lines: number): readonly [number, number] => [
  Math.max(0, Math.floor((Math.min(a, b) - far) / STEP)),
  Math.min(lines - 1, Math.ceil((Math.max(a, b) + far) / STEP)),
];

/** How far inside the land each point of a grid lies, negative outside; strips melt into one another. */
const landField = (chart: Chart): number[] => {
  const nearness = new Float64Array(WIDE * HIGH).fill(1e-9);
  for (const strip of strips(chart)) {
    const { a, b, reach } = strip;
    const [left, right] = range(a.x - SEA.x, b.x - SEA.x, reach + FAR, WIDE);
    const [top, bottom] = range(a.y - SEA.y, b.y - SEA.y, reach + FAR, HIGH);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const far = distance(SEA.x + column * STEP, SEA.y + row * STEP, strip);
        const cell = row * WIDE + column;
        if (far < FAR) nearness[cell] = (nearness[cell] ?? 0) + Math.exp(-far / SOFTNESS);
      }
    }
  }
  return Array.from(nearness, (sum, cell) => {
    const x = SEA.x + (cell % WIDE) * STEP;
    const y = SEA.y + Math.floor(cell / WIDE) * STEP;
    return SOFTNESS * Math.log(sum) + ruggedness(x, y);
  });
};

const onPicture = ([x = 0, y = 0]: readonly number[]): Point => ({ x: SEA.x + (x - 0.5) * STEP, y: SEA.y + (y - 0.5) * STEP });

const trace = (chart: Chart, margins: readonly number[]): readonly (readonly Outline[])[] => {
  const field = landField(chart);
  const { contour } = contours().size([WIDE, HIGH]).smooth(true);
  return margins.map((margin) =>
    contour(field, -margin).coordinates.map((polygon) => polygon.map((ring) => ring.map(onPicture))),
  );
};

/** Lines that were traced already: they are the same for ever, and take longer than all that is drawn along them. */
const traced = new WeakMap<Chart, Map<string, readonly (readonly Outline[])[]>>();

/**
 * Where the land's edge, moved out by each of `margins` pixels, runs on a chart: one list of outlines a margin.
 * Land reaches about half a space around each circle.
 */
export const coastLines = (chart: Chart, margins: readonly number[]): readonly (readonly Outline[])[] => {
  const known = traced.get(chart) ?? new Map<string, readonly (readonly Outline[])[]>();
  const lines = known.get(margins.join()) ?? trace(chart, margins);
  traced.set(chart, known.set(margins.join(), lines));
  return lines;
};

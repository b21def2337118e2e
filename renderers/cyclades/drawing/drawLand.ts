import { type Brush, drawPolygon, type Paint } from '../../drawing/brush.ts';
import type { Point } from '../../geometry/shapes.ts';
import { RELIEF } from '../art/colours.ts';
import { throwNone, throwShadow } from '../art/light.ts';
import type { Chart } from '../layout/board.ts';
import { coastLines } from '../layout/coast.ts';

/** The sea grows lighter towards the land, in steps as on a chart. */
const DEPTHS = [40, 29, 19] as const;
const FOAM = 9;
const SURF = 4;
const BEACH = 0;
/** The first step of the relief, and how far each step lies inside the one below. */
const RISE = -8;
const STEP = -9;

interface Band extends Paint {
  readonly margin: number;
  readonly fill?: string;
  readonly relief?: true;
  readonly thrown?: true;
}

const bands = ({ palette }: Brush): readonly Band[] => [
  { margin: FOAM, stroke: palette.foam, line: 2 },
  { margin: SURF, fill: palette.surf, thrown: true },
  { margin: BEACH, fill: palette.sand, stroke: palette.shore, line: 1.5 },
  ...RELIEF.map((fill, level) => ({ margin: RISE + level * STEP, fill, relief: true as const })),
];

const shifted = (ring: readonly Point[], by: number): readonly Point[] => ring.map(({ x, y }) => ({ x: x + by, y: y + by }));

/** Draws a step of the relief: light on its upper left edge, shade on the lower right. */
const drawStep = (brush: Brush, ring: readonly Point[], fill: string | undefined): void => {
  drawPolygon(brush, shifted(ring, 1.6), { fill: 'rgba(94,78,36,0.35)' });
  drawPolygon(brush, shifted(ring, -1.2), { fill: 'rgba(255,250,226,0.75)' });
  drawPolygon(brush, ring, { ...(fill !== undefined && { fill }) });
};

/** Draws the shoals around the land. */
export const drawShoals = (brush: Brush, chart: Chart): void => {
  coastLines(chart, DEPTHS).forEach((outlines, depth) => {
    const fill = brush.palette.shoals[depth];
    for (const ring of outlines.flat()) drawPolygon(brush, ring, { ...(fill !== undefined && { fill }) });
  });
};

/** Draws surf, beach and hills, each on top of the one before. */
export const drawLand = (brush: Brush, chart: Chart): void => {
  const all = bands(brush);
  const lines = coastLines(
    chart,
    all.map(({ margin }) => margin),
  );
  all.forEach(({ margin: _margin, relief, thrown, ...paint }, index) => {
    if (thrown) throwShadow(brush, 10);
    for (const ring of (lines[index] ?? []).flat()) {
      if (relief) drawStep(brush, ring, paint.fill);
      else drawPolygon(brush, ring, paint);
    }
    throwNone(brush);
  });
};

import { type Brush, drawBox, drawPolygon } from '../../drawing/brush.ts';
import type { Point } from '../../geometry/shapes.ts';
import { ROCK, SHEAF, TERRAIN_COLOURS, TERRAIN_SHADES, TRUNK } from './inks.ts';

/** Figures of a landscape. Each is drawn upwards from its foot, `tall` pixels high. */

const polygon = (
  brush: Brush,
  { x, y }: Point,
  size: number,
  parts: readonly (readonly [number, number])[],
  fill: string,
): void =>
  drawPolygon(
    brush,
    parts.map(([across, up]) => ({ x: x + across * size, y: y - up * size })),
    { fill },
  );

/** Draws a mountain with a lit and a shaded side, and snow. */
export const drawPeak = (brush: Brush, foot: Point, tall: number): void => {
  polygon(
    brush,
    foot,
    tall,
    [
      [-0.85, 0],
      [-0.3, 0.6],
      [-0.18, 0.56],
      [0, 1],
      [0.3, 0.56],
      [0.42, 0.6],
      [0.9, 0],
    ],
    TERRAIN_COLOURS.mountains,
  );
  polygon(
    brush,
    foot,
    tall,
    [
      [0, 1],
      [0.3, 0.56],
      [0.42, 0.6],
      [0.9, 0],
      [0.12, 0],
      [-0.02, 0.4],
      [0.08, 0.62],
    ],
    TERRAIN_SHADES.mountains,
  );
  polygon(
    brush,
    foot,
    tall,
    [
      [0, 1],
      [0.19, 0.72],
      [0.1, 0.76],
      [0.04, 0.66],
      [-0.04, 0.74],
      [-0.11, 0.72],
    ],
    ROCK.snow,
  );
};

/** Draws a pine of three tiers, lit from the left. */
export const drawTree = (brush: Brush, { x, y }: Point, tall: number): void => {
  drawBox(brush, { x: x - tall * 0.045, y: y - tall * 0.2, width: tall * 0.09, height: tall * 0.2 }, 0, { fill: TRUNK });
  for (const [top, foot, half] of [
    [1, 0.58, 0.2],
    [0.8, 0.36, 0.27],
    [0.58, 0.12, 0.34],
  ] as const) {
    polygon(
      brush,
      { x, y },
      tall,
      [
        [0, top],
        [half, foot],
        [-half, foot],
      ],
      TERRAIN_COLOURS.forest,
    );
    polygon(
      brush,
      { x, y },
      tall,
      [
        [0, top],
        [half, foot],
        [0, foot],
      ],
      TERRAIN_SHADES.forest,
    );
  }
};

/** Draws a sheaf: ears bound in the middle. */
export const drawSheaf = (brush: Brush, foot: Point, tall: number): void => {
  polygon(
    brush,
    foot,
    tall,
    [
      [-0.3, 0],
      [0.3, 0],
      [0.1, 0.42],
      [0.36, 0.86],
      [0.2, 1],
      [0, 0.9],
      [-0.2, 1],
      [-0.36, 0.86],
      [-0.1, 0.42],
    ],
    SHEAF.ears,
  );
  polygon(
    brush,
    foot,
    tall,
    [
      [0, 0],
      [0.3, 0],
      [0.1, 0.42],
      [0.36, 0.86],
      [0.2, 1],
      [0, 0.9],
    ],
    SHEAF.shade,
  );
  polygon(
    brush,
    foot,
    tall,
    [
      [-0.17, 0.34],
      [0.17, 0.34],
      [0.15, 0.5],
      [-0.15, 0.5],
    ],
    SHEAF.band,
  );
};

/** Draws a block of quarried stone. */
export const drawBoulder = (brush: Brush, foot: Point, tall: number): void => {
  polygon(
    brush,
    foot,
    tall,
    [
      [-0.7, 0],
      [-0.6, 0.6],
      [-0.1, 1],
      [0.5, 0.85],
      [0.75, 0.3],
      [0.65, 0],
    ],
    ROCK.light,
  );
  polygon(
    brush,
    foot,
    tall,
    [
      [0.1, 0],
      [0.05, 0.55],
      [0.5, 0.85],
      [0.75, 0.3],
      [0.65, 0],
    ],
    ROCK.shade,
  );
};

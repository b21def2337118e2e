import { type Brush, drawBox, drawPolygon } from '../../drawing/brush.ts';
import { outline, type Point } from '../../geometry/shapes.ts';
import { ROCK, SHEAF, TERRAIN_COLOURS, TERRAIN_SHADES, TRUNK } from './inks.ts';

/** Figures of a landscape. Each is drawn upwards from its foot, `tall` pixels high. */

/** Draws an outline around its foot, `size` pixels to the unit, upwards. */
export const drawOutline = (brush: Brush, { x, y }: Point, size: number, corners: readonly Point[], fill: string): void => {
  const drawn = corners.map((corner) => ({ x: x + corner.x * size, y: y - corner.y * size }));
  drawPolygon(brush, drawn, { fill });
};

/** Returns a function that draws outlines of these colours around their foot, each on top of the one before. */
const layered =
  (...layers: readonly (readonly [corners: readonly Point[], fill: string])[]) =>
  (brush: Brush, foot: Point, tall: number): void => {
    for (const [corners, fill] of layers) drawOutline(brush, foot, tall, corners, fill);
  };

/** Draws a mountain with a lit and a shaded side, and snow. */
export const drawPeak = layered(
  [outline('-0.85,0 -0.3,0.6 -0.18,0.56 0,1 0.3,0.56 0.42,0.6 0.9,0'), TERRAIN_COLOURS.mountains],
  [outline('0,1 0.3,0.56 0.42,0.6 0.9,0 0.12,0 -0.02,0.4 0.08,0.62'), TERRAIN_SHADES.mountains],
  [outline('0,1 0.19,0.72 0.1,0.76 0.04,0.66 -0.04,0.74 -0.11,0.72'), ROCK.snow],
);

const TIERS = [
  { crown: outline('0,1 0.2,0.58 -0.2,0.58'), shade: outline('0,1 0.2,0.58 0,0.58') },
  { crown: outline('0,0.8 0.27,0.36 -0.27,0.36'), shade: outline('0,0.8 0.27,0.36 0,0.36') },
  { crown: outline('0,0.58 0.34,0.12 -0.34,0.12'), shade: outline('0,0.58 0.34,0.12 0,0.12') },
];

/** Draws a pine of three tiers, lit from the left. */
export const drawTree = (brush: Brush, { x, y }: Point, tall: number): void => {
  drawBox(brush, { x: x - tall * 0.045, y: y - tall * 0.2, width: tall * 0.09, height: tall * 0.2 }, 0, { fill: TRUNK });
  for (const { crown, shade } of TIERS) {
    drawOutline(brush, { x, y }, tall, crown, TERRAIN_COLOURS.forest);
    drawOutline(brush, { x, y }, tall, shade, TERRAIN_SHADES.forest);
  }
};

/** Draws a sheaf: ears bound in the middle. */
export const drawSheaf = layered(
  [outline('-0.3,0 0.3,0 0.1,0.42 0.36,0.86 0.2,1 0,0.9 -0.2,1 -0.36,0.86 -0.1,0.42'), SHEAF.ears],
  [outline('0,0 0.3,0 0.1,0.42 0.36,0.86 0.2,1 0,0.9'), SHEAF.shade],
  [outline('-0.17,0.34 0.17,0.34 0.15,0.5 -0.15,0.5'), SHEAF.band],
);

/** Draws a block of quarried stone. */
export const drawBoulder = layered(
  [outline('-0.7,0 -0.6,0.6 -0.1,1 0.5,0.85 0.75,0.3 0.65,0'), ROCK.light],
  [outline('0.1,0 0.05,0.55 0.5,0.85 0.75,0.3 0.65,0'), ROCK.shade],
);

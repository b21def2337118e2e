import type { TileId } from '#games/peloponnes/types.ts';
import { type Brush, drawBox, drawDisc } from '../../drawing/brush.ts';
import { outline, type Point } from '../../geometry/shapes.ts';
import { drawOutline } from './drawLandFigures.ts';
import { LANDMARK } from './inks.ts';

/** A landmark that people have built or left in a land. */
type Landmark = 'house' | 'flock' | 'shrine' | 'tower' | 'cypresses';

/** Two lands with the same income and the same landscape never have the same landmark. */
export const LANDMARKS: Readonly<Record<TileId, Landmark>> = {
  A01: 'tower',
  A02: 'shrine',
  A03: 'flock',
  A04: 'flock',
  A05: 'house',
  A06: 'house',
  A07: 'house',
  A08: 'flock',
  A09: 'shrine',
  A10: 'tower',
  B04: 'cypresses',
  B05: 'shrine',
  B06: 'tower',
  B07: 'shrine',
  B09: 'shrine',
  B10: 'house',
  B11: 'cypresses',
  C03: 'flock',
  C04: 'house',
  C05: 'tower',
};

const ROOF = outline('-0.14,0.14 0,0.26 0.14,0.14');
const GABLE = outline('-0.17,0.19 0,0.29 0.17,0.19');

const drawHouse = (brush: Brush, { x, y }: Point, unit: number): void => {
  drawBox(brush, { x: x - 0.11 * unit, y: y - 0.14 * unit, width: 0.22 * unit, height: 0.14 * unit }, 0, { fill: LANDMARK.wall });
  drawOutline(brush, { x, y }, unit, ROOF, LANDMARK.roof);
  drawBox(brush, { x: x - 0.025 * unit, y: y - 0.09 * unit, width: 0.05 * unit, height: 0.09 * unit }, 0, {
    fill: LANDMARK.dark,
  });
};

const drawShrine = (brush: Brush, { x, y }: Point, unit: number): void => {
  drawOutline(brush, { x, y }, unit, GABLE, LANDMARK.wall);
  for (const column of [-0.13, -0.025, 0.08])
    drawBox(brush, { x: x + column * unit, y: y - 0.18 * unit, width: 0.05 * unit, height: 0.15 * unit }, 0, {
      fill: LANDMARK.wall,
    });
  drawBox(brush, { x: x - 0.17 * unit, y: y - 0.03 * unit, width: 0.34 * unit, height: 0.03 * unit }, 0, { fill: LANDMARK.wall });
};

const drawTower = (brush: Brush, { x, y }: Point, unit: number): void => {
  drawBox(brush, { x: x - 0.08 * unit, y: y - 0.3 * unit, width: 0.16 * unit, height: 0.3 * unit }, 0, { fill: LANDMARK.wall });
  for (const battlement of [-0.1, -0.025, 0.05])
    drawBox(brush, { x: x + battlement * unit, y: y - 0.35 * unit, width: 0.05 * unit, height: 0.06 * unit }, 0, {
      fill: LANDMARK.wall,
    });
  drawBox(brush, { x: x - 0.02 * unit, y: y - 0.22 * unit, width: 0.04 * unit, height: 0.08 * unit }, 0, { fill: LANDMARK.dark });
};

const drawFlock = (brush: Brush, { x, y }: Point, unit: number): void => {
  for (const [across, up] of [
    [-0.13, 0.06],
    [0.02, 0.14],
    [0.15, 0.05],
  ] as const) {
    const sheep = { x: x + across * unit, y: y - up * unit };
    drawDisc(brush, sheep, 0.055 * unit, { fill: LANDMARK.wall });
    drawDisc(brush, { x: sheep.x + 0.045 * unit, y: sheep.y - 0.01 * unit }, 0.05 * unit, { fill: LANDMARK.wall });
    drawDisc(brush, { x: sheep.x + 0.1 * unit, y: sheep.y - 0.02 * unit }, 0.03 * unit, { fill: LANDMARK.dark });
  }
};

const drawCypresses = ({ context }: Brush, { x, y }: Point, unit: number): void => {
  for (const [across, tall] of [
    [-0.09, 0.4],
    [0.05, 0.48],
  ] as const) {
    context.beginPath();
    context.ellipse(x + across * unit, y - (tall / 2) * unit, 0.055 * unit, (tall / 2) * unit, 0, 0, 2 * Math.PI);
    context.fillStyle = LANDMARK.cypress;
    context.fill();
  }
};

const DRAWN: Readonly<Record<Landmark, (brush: Brush, foot: Point, unit: number) => void>> = {
  house: drawHouse,
  flock: drawFlock,
  shrine: drawShrine,
  tower: drawTower,
  cypresses: drawCypresses,
};

/** Draws a landmark on its foot in a landscape that is `unit` high. */
export const drawLandmark = (brush: Brush, landmark: Landmark | undefined, foot: Point, unit: number): void => {
  if (landmark !== undefined) DRAWN[landmark](brush, foot, unit);
};

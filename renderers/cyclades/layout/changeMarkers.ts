import type { Box, Point } from '../../geometry/shapes.ts';
import { PLATE } from './pieces.ts';

/** Radius of the signs for changes, rim included. */
export const FOUGHT_RADIUS = 13.5;
export const ADDED_RADIUS = 13;

const distanceTo = ({ x, y, width, height }: Box, point: Point): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));

export interface Disc extends Point {
  readonly radius: number;
}

/** Returns the first place where a disc is clear of texts and of other discs; if none is, the clearest one. */
export const clearPlace = (places: readonly Point[], radius: number, texts: readonly Box[], discs: readonly Disc[]): Point => {
  const clearance = (at: Point): number =>
    Math.min(
      ...texts.map((box) => distanceTo(box, at) - radius),
      ...discs.map((disc) => Math.hypot(disc.x - at.x, disc.y - at.y) - disc.radius - radius),
    );
  const first = places.find((at) => clearance(at) >= 0);
  return first ?? places.reduce((best, at) => (clearance(at) > clearance(best) ? at : best));
};

/** Places at the edge of a shield or sail. */
const AROUND_PLATE = [
  [PLATE.width / 2 + 8, PLATE.height / 2 + 4],
  [PLATE.width / 2 + 14, -2],
  [1 - PLATE.width / 2, PLATE.height / 2 + 4],
  [-PLATE.width / 2 - 4, 0],
  [1 - PLATE.width / 2, -PLATE.height / 2 - 4],
  [0, PLATE.height / 2 + 10],
] as const;

export const aroundPlate = ({ x, y }: Point): readonly Point[] => AROUND_PLATE.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));

/** Returns the corners of a building, and the centres of its sides. */
export const aroundBuilding = ({ x, y, width, height }: Box): readonly Point[] => {
  const [left, right, top, bottom] = [x + 3, x + width - 3, y + 3, y + height - 3];
  const [column, row] = [x + width / 2, y + height / 2];
  return [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
    { x: column, y: bottom },
    { x: column, y: top },
    { x: right, y: row },
    { x: left, y: row },
  ];
};

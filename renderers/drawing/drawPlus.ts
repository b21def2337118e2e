import type { Point } from '../geometry/shapes.ts';
import { type Brush, drawDisc, drawLine } from './brush.ts';

/** Draws a plus on gold, which marks what is new on a picture. The radius includes the rim. */
export const drawPlus = (brush: Brush, { x, y }: Point, whole: number): void => {
  const { palette } = brush;
  const radius = whole - 1;
  drawDisc(brush, { x, y }, radius, { fill: palette.gold, stroke: palette.ink, line: 2 });
  const arm = radius * 0.6;
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const stroke = { stroke: palette.goldInk, line: radius / 3 };
  drawLine(brush, [at(-arm, 0), at(arm, 0)], stroke);
  drawLine(brush, [at(0, -arm), at(0, arm)], stroke);
};

import type { Point } from '../geometry/shapes.ts';
import { type Brush, drawDisc } from './brush.ts';

/** Draws a plus on gold, which marks what is new on a picture. The radius includes the rim. */
export const drawPlus = (brush: Brush, { x, y }: Point, whole: number): void => {
  const { context, palette } = brush;
  const radius = whole - 1;
  drawDisc(brush, { x, y }, radius, { fill: palette.gold, stroke: palette.ink, line: 2 });
  const arm = radius * 0.6;
  for (const [dx, dy] of [
    [arm, 0],
    [0, arm],
  ] as const) {
    context.beginPath();
    context.moveTo(x - dx, y - dy);
    context.lineTo(x + dx, y + dy);
    context.strokeStyle = palette.goldInk;
    context.lineWidth = radius / 3;
    context.stroke();
  }
};

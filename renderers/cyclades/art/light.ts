import type { Path } from '../../canvas/canvas.ts';
import { type Brush, withStops } from '../../drawing/brush.ts';
import type { Box } from '../../geometry/shapes.ts';

/** Light comes from the upper left; shade lies to the lower right. */
const LIGHT = 'rgba(255,255,255,0.34)';
const NONE = 'rgba(255,255,255,0)';
const SHADE = 'rgba(0,0,0,0.30)';

/** Draws light and shade over a shape that is filled already. */
export const shadeOver = ({ context }: Brush, shape: Path, { x, y, width, height }: Box): void => {
  const fall = context.createLinearGradient(x, y, x + width * 0.55, y + height);
  context.fillStyle = withStops(fall, { 0: LIGHT, 0.45: NONE, 1: SHADE });
  context.fill(shape);
};

/** Gives the next fills a soft shadow, until `throwNone`. */
export const throwShadow = ({ context, scale }: Brush, length: number): void => {
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = length * scale;
  context.shadowOffsetX = (length / 3) * scale;
  context.shadowOffsetY = (length / 2) * scale;
};

export const throwNone = ({ context }: Brush): void => {
  context.shadowColor = 'rgba(0,0,0,0)';
  context.shadowBlur = 0;
  context.shadowOffsetX = 0;
  context.shadowOffsetY = 0;
};

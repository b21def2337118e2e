import type { Brush } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import type { Box } from '../../geometry/shapes.ts';

/** An enlarged thing is painted each time: it is rarely requested, and caching it would take much memory. */
const LARGEST_SCALE = 1;

/** Draws a thing in place. It looks the same for every use of this name and size, and is painted once. */
export const drawOnce = (brush: Brush, name: string, box: Box, paint: (brush: Brush) => void): void => {
  if (brush.scale > LARGEST_SCALE) {
    paint(brush);
    return;
  }
  drawKept(brush, name, box, (kept, { x, y }) => {
    kept.context.translate(x - box.x, y - box.y);
    paint(kept);
  });
};

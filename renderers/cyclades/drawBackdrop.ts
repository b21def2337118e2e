import { giveBack } from '../canvas/canvas.ts';
import type { Brush } from '../drawing/brush.ts';
import { paintPlan } from '../drawing/plan.ts';
import type { Box } from '../geometry/shapes.ts';
import { planOf } from './draw.ts';
import type { Detail } from './layout/detail.ts';
import { SEA, SEA_WIDTHS } from './layout/frame.ts';
import type { Layout } from './layout/layout.ts';

/** Draws the middle of the board, as wide as the box. */
export const drawBackdrop = (brush: Brush, { x, y, width, height }: Box, layout: Layout | Detail): void => {
  const page = paintPlan(planOf(layout, brush), brush);
  const wide = 'board' in layout ? SEA_WIDTHS[layout.board] : SEA.width;
  const shown = (wide * height) / width;
  brush.context.drawImage(page, SEA.x, SEA.y + (SEA.height - shown) / 2, wide, shown, x, y, width, height);
  giveBack(page);
};

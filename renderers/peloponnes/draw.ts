import type { Page } from '../canvas/canvas.ts';
import { type Plan, paintPlan } from '../drawing/plan.ts';
import type { Theme } from '../themes/theme.ts';
import { bandsParts } from './drawing/drawBands.ts';
import { legendPart } from './drawing/drawChanges.ts';
import { headerParts } from './drawing/drawHeader.ts';
import { rowParts } from './drawing/drawRows.ts';
import { stageParts } from './drawing/drawStage.ts';
import type { Layout } from './layout/layout.ts';

/** Three pixels for each of a phone's 400 points: as many as it shows, and a file small enough for a slow connection. */
const SCALE = 0.75;

/** Returns a layout as parts on the sea. */
export const planOf = ({ page, zoom, header, rows, stage, bands, legend }: Layout, { palette }: Theme): Plan => {
  const scale = SCALE * zoom;
  return {
    width: Math.round(page.width * scale),
    height: Math.round(page.height * scale),
    scale,
    ground: palette.sea,
    parts: [
      ...(header === undefined ? [] : headerParts(header)),
      ...(rows === undefined ? [] : rowParts(rows)),
      ...(stage === undefined ? [] : stageParts(stage)),
      ...bandsParts(bands),
      ...(legend === undefined ? [] : [legendPart(legend)]),
    ],
  };
};

/** Draws a layout. */
export const draw = (layout: Layout, theme: Theme): Page => paintPlan(planOf(layout, theme), theme);

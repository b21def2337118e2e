import { brushOn } from '../brush.ts';
import { newPage, type Page } from '../canvas.ts';
import type { Theme } from '../theme.ts';
import { drawBands } from './drawBands.ts';
import { drawLegend } from './drawChanges.ts';
import { drawHeader } from './drawHeader.ts';
import { drawRows } from './drawRows.ts';
import { drawStage } from './drawStage.ts';
import type { Layout } from './layout.ts';

/** Three pixels for each of a phone's 400 points: as many as it shows, and a file that a slow line carries. */
const SCALE = 0.75;

/** Draws a layout: the sea first, then what lies on it. */
export const draw = (layout: Layout, theme: Theme): Page => {
  const { width, height } = layout.page;
  const scale = SCALE * layout.zoom;
  const { page, context } = newPage(Math.round(width * scale), Math.round(height * scale));
  const brush = brushOn(context, theme, scale);
  context.fillStyle = brush.palette.sea;
  context.fillRect(0, 0, width, height);
  if (layout.header !== undefined) drawHeader(brush, layout.header);
  if (layout.rows !== undefined) drawRows(brush, layout.rows);
  if (layout.stage !== undefined) drawStage(brush, layout.stage);
  drawBands(brush, layout.bands);
  if (layout.legend !== undefined) drawLegend(brush, layout.legend);
  return page;
};

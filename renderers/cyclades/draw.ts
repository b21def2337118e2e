import { newPage, type Page } from '../canvas/canvas.ts';
import { brushOn, drawBox } from '../drawing/brush.ts';
import type { Theme } from '../themes/theme.ts';
import { drawMarks, drawWays } from './drawing/drawChanges.ts';
import { chartOf } from './drawing/drawChart.ts';
import { drawCreatures } from './drawing/drawCreatures.ts';
import { drawDetail } from './drawing/drawDetail.ts';
import { drawCoasts, drawHighlights, drawSlots } from './drawing/drawHighlights.ts';
import { drawNow } from './drawing/drawNow.ts';
import { drawPieces } from './drawing/drawPieces.ts';
import { drawSeats } from './drawing/drawSeats.ts';
import { drawGods, drawHeader, drawTrack } from './drawing/drawTracks.ts';
import { CHARTS } from './layout/board.ts';
import type { Detail } from './layout/detail.ts';
import type { Layout } from './layout/layout.ts';

/** Draws a layout: the cached chart first, then everything on it. */
export const draw = (layout: Layout | Detail, theme: Theme): Page => {
  if ('region' in layout) return drawDetail(layout, theme);
  const { page, context } = newPage(layout.page.width, layout.page.height);
  const brush = brushOn(context, theme);
  context.globalCompositeOperation = 'copy';
  context.drawImage(chartOf(layout.board, layout.chart, theme), 0, 0);
  context.globalCompositeOperation = 'source-over';
  const { width, height } = layout.page;
  drawBox(brush, { x: 0, y: layout.chart.height, width, height: Math.max(0, height - layout.chart.height) }, 0, {
    fill: theme.palette.deepSea,
  });
  if (layout.changes !== undefined) drawWays(brush, CHARTS[layout.board], layout.changes);
  drawCoasts(brush, CHARTS[layout.board], layout.pieces.coasts);
  drawHighlights(brush, CHARTS[layout.board], layout.highlighted);
  drawPieces(brush, layout.pieces);
  drawSlots(brush, layout.highlighted);
  if (layout.changes !== undefined) drawMarks(brush, layout.changes);
  drawHeader(brush, layout.header);
  drawGods(brush, layout.gods);
  drawNow(brush, layout.now);
  drawTrack(brush, layout.next);
  if (layout.creatures !== undefined) drawCreatures(brush, layout.creatures);
  drawSeats(brush, layout.seats);
  return page;
};

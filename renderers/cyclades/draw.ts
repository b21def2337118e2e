import { brushOn } from '../brush.ts';
import { newPage, type Page } from '../canvas.ts';
import type { Theme } from '../theme.ts';
import { CHARTS } from './board.ts';
import type { Detail } from './detail.ts';
import { drawMarks, drawWays } from './drawChanges.ts';
import { chartOf } from './drawChart.ts';
import { drawCreatures } from './drawCreatures.ts';
import { drawDetail } from './drawDetail.ts';
import { drawLit } from './drawLit.ts';
import { drawNow } from './drawNow.ts';
import { drawPieces } from './drawPieces.ts';
import { drawSeats } from './drawSeats.ts';
import { drawGods, drawHeader, drawTrack } from './drawTracks.ts';
import type { Layout } from './layout.ts';

/** Draws a layout: the kept chart first, then what lies and stands on it. */
export const draw = (layout: Layout | Detail, theme: Theme): Page => {
  if ('region' in layout) return drawDetail(layout, theme);
  const { page, context } = newPage(layout.page.width, layout.page.height);
  const brush = brushOn(context, theme);
  context.globalCompositeOperation = 'copy';
  const chart = chartOf(layout.board, theme);
  context.drawImage(chart, 0, 0);
  context.globalCompositeOperation = 'source-over';
  if (layout.changes !== undefined) drawWays(brush, CHARTS[layout.board], chart, layout.changes);
  drawLit(brush, CHARTS[layout.board], layout.lit);
  drawPieces(brush, layout.pieces);
  if (layout.changes !== undefined) drawMarks(brush, layout.changes);
  drawHeader(brush, layout.header);
  drawGods(brush, layout.gods);
  drawNow(brush, layout.now);
  drawTrack(brush, layout.next);
  if (layout.creatures !== undefined) drawCreatures(brush, layout.creatures);
  drawSeats(brush, layout.seats);
  return page;
};

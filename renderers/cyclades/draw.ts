import { brushOn } from '../brush.ts';
import { newPage, type Page } from '../canvas.ts';
import type { Theme } from '../theme.ts';
import { chartOf } from './drawChart.ts';
import { drawCreatures } from './drawCreatures.ts';
import { drawNow } from './drawNow.ts';
import { drawPieces } from './drawPieces.ts';
import { drawSeats } from './drawSeats.ts';
import { drawGods, drawHeader, drawTrack } from './drawTracks.ts';
import type { Layout } from './layout.ts';

/** Draws a layout: the kept chart first, then what lies and stands on it. */
export const draw = (layout: Layout, theme: Theme): Page => {
  const { page, context } = newPage(layout.page.width, layout.page.height);
  const brush = brushOn(context, theme);
  context.drawImage(chartOf(layout.board, theme), 0, 0);
  drawPieces(brush, layout.pieces);
  drawHeader(brush, layout.header);
  drawGods(brush, layout.gods);
  drawNow(brush, layout.now);
  drawTrack(brush, layout.next);
  if (layout.creatures !== undefined) drawCreatures(brush, layout.creatures);
  drawSeats(brush, layout.seats);
  return page;
};

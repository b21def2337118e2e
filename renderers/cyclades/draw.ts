import { newPage, type Page } from '../canvas.ts';
import { chartOf } from './drawChart.ts';
import { drawCreatures } from './drawCreatures.ts';
import { drawNow } from './drawNow.ts';
import { drawPieces } from './drawPieces.ts';
import { drawSeats } from './drawSeats.ts';
import { drawGods, drawHeader, drawTrack } from './drawTracks.ts';
import type { Layout } from './layout.ts';

/** Draws a layout: the kept chart first, then what lies and stands on it. */
export const draw = (layout: Layout): Page => {
  const { page, context } = newPage(layout.page.width, layout.page.height);
  context.drawImage(chartOf(layout.board), 0, 0);
  drawPieces(context, layout.pieces);
  drawHeader(context, layout.header);
  drawGods(context, layout.gods);
  drawNow(context, layout.now);
  drawTrack(context, layout.next);
  if (layout.creatures !== undefined) drawCreatures(context, layout.creatures);
  drawSeats(context, layout.seats);
  return page;
};

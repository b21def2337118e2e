import { newPage, type Page } from '../canvas.ts';
import { PAGE } from '../theme.ts';
import { chartOf } from './drawChart.ts';
import { drawPieces } from './drawPieces.ts';
import { drawSeats } from './drawSeats.ts';
import { drawBattleRow, drawGods, drawHeader, drawTrack } from './drawTracks.ts';
import type { Layout } from './layout.ts';

/** Draws a layout: the kept chart first, then what lies and stands on it. */
export const draw = (layout: Layout): Page => {
  const { page, context } = newPage(PAGE.width, PAGE.height);
  context.drawImage(chartOf(layout.board), 0, 0);
  drawPieces(context, layout.pieces);
  drawHeader(context, layout.header);
  drawGods(context, layout.gods);
  if ('attacker' in layout.now) drawBattleRow(context, layout.now);
  else drawTrack(context, layout.now);
  drawTrack(context, layout.next);
  drawSeats(context, layout.seats);
  return page;
};

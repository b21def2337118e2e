import type { Plan } from '../drawing/plan.ts';
import type { Theme } from '../themes/theme.ts';
import { markParts, wayParts } from './drawing/drawChanges.ts';
import { chartPart } from './drawing/drawChart.ts';
import { creatureParts } from './drawing/drawCreatures.ts';
import { drawDetail } from './drawing/drawDetail.ts';
import { coastParts, highlightParts, slotParts } from './drawing/drawHighlights.ts';
import { nowParts } from './drawing/drawNow.ts';
import { pieceParts } from './drawing/drawPieces.ts';
import { seatParts } from './drawing/drawSeats.ts';
import { godParts, headerParts, trackParts } from './drawing/drawTracks.ts';
import { CHARTS } from './layout/board.ts';
import type { Detail } from './layout/detail.ts';
import type { Layout } from './layout/layout.ts';

/** Returns a layout as parts: the chart first, then everything on it. A detail is one part, which is not cached. */
export const planOf = (layout: Layout | Detail, { palette }: Theme): Plan => {
  const { page } = layout;
  const plan = { ...page, scale: 1, ground: palette.deepSea };
  if ('region' in layout)
    return { ...plan, parts: [{ box: { x: 0, y: 0, ...page }, paint: (brush) => drawDetail(brush, layout) }] };
  const { board, chart: size, changes, highlighted, pieces, header, gods, now, next, creatures, seats } = layout;
  const chart = CHARTS[board];
  return {
    ...plan,
    parts: [
      chartPart(board, size),
      ...(changes === undefined ? [] : wayParts(chart, changes)),
      ...coastParts(chart, pieces.coasts),
      ...highlightParts(chart, highlighted),
      ...pieceParts(board, pieces),
      ...slotParts(highlighted),
      ...(changes === undefined ? [] : markParts(changes)),
      ...headerParts(header),
      ...godParts(gods),
      ...nowParts(now),
      ...trackParts(next),
      ...(creatures === undefined ? [] : creatureParts(creatures)),
      ...seatParts(seats),
    ],
  };
};

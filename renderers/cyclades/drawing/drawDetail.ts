import type { Building, Creature } from '#games/cyclades/types.ts';
import { newPage, type Page } from '../../canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawCounter, drawLabel, drawPictogram, type Outline } from '../../drawing/brush.ts';
import { inset } from '../../geometry/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { BUILDING_PICTOGRAMS, GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import { type Detail, type DetailRow, ZOOM } from '../layout/detail.ts';
import type { Good } from '../layout/seats.ts';
import { drawChart } from './drawChart.ts';
import { drawCoasts, drawHighlights } from './drawHighlights.ts';
import { drawPieces } from './drawPieces.ts';

const SIGNS: Readonly<Record<Good | Building | Creature, Outline>> = { ...GOOD_PICTOGRAMS, ...BUILDING_PICTOGRAMS, ...EMBLEMS };

const drawRow = (brush: Brush, { sign, place, counter, name, amount }: DetailRow): void => {
  if (sign !== undefined) drawPictogram(brush, SIGNS[sign.of], sign.box, brush.palette.muted);
  if (place !== undefined) drawLabel(brush, place, brush.writing.caption);
  if (counter !== undefined) drawCounter(brush, counter.seat, counter, counter.radius);
  if (name !== undefined) drawLabel(brush, name, brush.writing.words);
  if (amount !== undefined) drawLabel(brush, amount, brush.writing.title);
};

/** Draws a part of the chart enlarged, and next to it a list of what is there. */
export const drawDetail = (detail: Detail, theme: Theme): Page => {
  const { page, context } = newPage(detail.page.width, detail.page.height);
  const { region, panel } = detail;
  const near = brushOn(context, theme, ZOOM, { x: -ZOOM * region.x, y: -ZOOM * region.y });
  drawChart(near, detail.chart);
  drawCoasts(near, detail.chart, detail.pieces.coasts);
  drawHighlights(near, detail.chart, detail.highlighted);
  drawPieces(near, detail.pieces);
  const beside = brushOn(context, theme);
  drawBox(beside, inset(panel, -14), 0, { fill: theme.palette.deepSea });
  drawBox(beside, panel, 14, { fill: theme.palette.panel });
  drawLabel(beside, detail.title, theme.writing.title);
  for (const row of detail.rows) drawRow(beside, row);
  return page;
};

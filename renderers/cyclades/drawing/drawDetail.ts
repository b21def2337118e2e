import type { Building, Creature } from '#games/cyclades/types.ts';
import { type Brush, brushOn, drawBox, drawCounter, drawLabel, drawPictogram, type Outline } from '../../drawing/brush.ts';
import { inset } from '../../geometry/shapes.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { BUILDING_PICTOGRAMS, GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import { type Detail, type DetailRow, ZOOM } from '../layout/detail.ts';
import type { Good } from '../layout/seats.ts';
import { drawChart } from './drawChart.ts';
import { coastParts, highlightParts } from './drawHighlights.ts';
import { pieceParts } from './drawPieces.ts';

const SIGNS: Readonly<Record<Good | Building | Creature, Outline>> = { ...GOOD_PICTOGRAMS, ...BUILDING_PICTOGRAMS, ...EMBLEMS };

const drawRow = (brush: Brush, { sign, place, counter, name, amount }: DetailRow): void => {
  if (sign !== undefined) drawPictogram(brush, SIGNS[sign.of], sign.box, brush.palette.muted);
  if (place !== undefined) drawLabel(brush, place, brush.writing.caption);
  if (counter !== undefined) drawCounter(brush, counter.seat, counter, counter.radius);
  if (name !== undefined) drawLabel(brush, name, brush.writing.words);
  if (amount !== undefined) drawLabel(brush, amount, brush.writing.title);
};

/** Draws a part of the chart enlarged, and next to it a list of what is there. */
export const drawDetail = (brush: Brush, { region, panel, chart, pieces, highlighted, title, rows }: Detail): void => {
  const near = brushOn(brush.context, brush, ZOOM, { x: -ZOOM * region.x, y: -ZOOM * region.y });
  drawChart(near, chart);
  for (const { paint } of [
    ...coastParts(chart, pieces.coasts),
    ...highlightParts(chart, highlighted),
    ...pieceParts(chart.id, pieces),
  ])
    paint(near);
  const beside = brushOn(brush.context, brush);
  drawBox(beside, inset(panel, -14), 0, { fill: brush.palette.deepSea });
  drawBox(beside, panel, 14, { fill: brush.palette.panel });
  drawLabel(beside, title, brush.writing.title);
  for (const row of rows) drawRow(beside, row);
};

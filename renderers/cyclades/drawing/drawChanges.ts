import { type Brush, drawBox, drawDisc, drawLabel, drawLine, drawPictogram, drawPolygon } from '../../drawing/brush.ts';
import { drawPlus } from '../../drawing/drawPlus.ts';
import { type Box, boxAround, inset, middleOf } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { SWORDS } from '../art/pictograms.ts';
import type { Chart } from '../layout/board.ts';
import { ADDED_RADIUS, FOUGHT_RADIUS } from '../layout/changeMarkers.ts';
import type { Changes, Fought, LegendLine, Sign, Way } from '../layout/changes.ts';
import { shoreOf } from './drawHighlights.ts';

/**
 * Nested rims, so that each seat's colour is visible on sea and land: thickness of the line, and what the head adds around it.
 */
const RIMS = { ink: 13, stone: 10, colour: 6 } as const;
/** Around the coast, which is drawn over it. */
const TAKEN = { ink: 38, stone: 34 } as const;
const DASH = [13, 11];

const drawWay = (brush: Brush, { line, head, dashed }: Way, colour: string): void => {
  const { context, palette } = brush;
  context.save();
  if (dashed) context.setLineDash(DASH);
  drawLine(brush, line, { stroke: palette.ink, line: RIMS.ink });
  drawLine(brush, line, { stroke: palette.stone, line: RIMS.stone });
  drawLine(brush, line, { stroke: colour, line: RIMS.colour });
  context.restore();
  drawPolygon(brush, head, { stroke: palette.ink, line: RIMS.ink - RIMS.colour });
  drawPolygon(brush, head, { fill: colour, stroke: palette.stone, line: RIMS.stone - RIMS.colour });
};

/**
 * Draws the changes below the pieces: islands that changed hands, and the routes of units. Names and amounts stay fully
 * visible.
 */
export const drawWays = (brush: Brush, chart: Chart, { taken, ways }: Changes): void => {
  const { palette } = brush;
  for (const { island } of taken) {
    for (const ring of shoreOf(chart, island)) {
      drawPolygon(brush, ring, { stroke: palette.ink, line: TAKEN.ink });
      drawPolygon(brush, ring, { stroke: palette.stone, line: TAKEN.stone });
    }
  }
  for (const way of ways) drawWay(brush, way, seatStyle(way.seat).colour);
};

const drawFought = (brush: Brush, { x, y, holder }: Fought): void => {
  const { palette } = brush;
  const radius = FOUGHT_RADIUS - 1.5;
  const { colour, on } = holder === undefined ? { colour: palette.ink, on: palette.stone } : seatStyle(holder);
  drawDisc(brush, { x, y }, radius, { fill: colour, stroke: palette.ink, line: 3 });
  drawPictogram(brush, SWORDS, boxAround({ x, y }, radius * 1.4), on);
};

const drawSign = (brush: Brush, sign: Sign, box: Box): void => {
  const { palette } = brush;
  const { x, y } = middleOf(box);
  if (sign === 'added') drawPlus(brush, { x, y }, ADDED_RADIUS);
  if (sign === 'fought') drawFought(brush, { x, y });
  if (sign === 'taken') drawBox(brush, inset(box, 5), 10, { fill: palette.land, stroke: palette.stone, line: 6 });
  if (sign !== 'way') return;
  const line = [
    { x: box.x + 2, y },
    { x: x + 4, y },
  ];
  const head = [
    { x: box.x + box.width, y },
    { x: x + 4, y: y + 9 },
    { x: x + 4, y: y - 9 },
  ];
  drawWay(brush, { seat: 0, line, head, dashed: false }, palette.shallows);
};

const drawLegendLine = (brush: Brush, { sign, box, words }: LegendLine): void => {
  drawSign(brush, sign, box);
  drawLabel(brush, words, brush.writing.words);
};

/** Draws the changes above the pieces: battles, new pieces, and the legend. */
export const drawMarks = (brush: Brush, { fought, added, legend }: Changes): void => {
  for (const one of fought) drawFought(brush, one);
  for (const one of added) drawPlus(brush, one, ADDED_RADIUS);
  if (legend === undefined) return;
  drawBox(brush, legend.box, 10, { fill: brush.palette.panel, stroke: brush.palette.panelEdge, line: 2 });
  for (const line of legend.lines) drawLegendLine(brush, line);
};

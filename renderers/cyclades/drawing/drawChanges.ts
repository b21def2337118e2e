import { type Brush, drawBox, drawDisc, drawLabel, drawLine, drawPictogram, drawPolygon } from '../../drawing/brush.ts';
import { drawPlus } from '../../drawing/drawPlus.ts';
import type { Part } from '../../drawing/plan.ts';
import { type Box, boundsOf, boxAround, inset, middleOf } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { SWORDS } from '../art/pictograms.ts';
import type { Chart, IslandSpot } from '../layout/board.ts';
import { ADDED_RADIUS, FOUGHT_RADIUS } from '../layout/changeMarkers.ts';
import type { Changes, Fought, LegendLine, Sign, Way } from '../layout/changes.ts';
import { shoreBox, shoreOf } from './drawHighlights.ts';
import { fresh, layer } from './layer.ts';

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

const drawTaken = (brush: Brush, chart: Chart, island: IslandSpot): void => {
  for (const ring of shoreOf(chart, island)) {
    drawPolygon(brush, ring, { stroke: brush.palette.ink, line: TAKEN.ink });
    drawPolygon(brush, ring, { stroke: brush.palette.stone, line: TAKEN.stone });
  }
};

/**
 * Returns the changes below the pieces: islands that changed hands, and the routes of units. Names and amounts stay fully
 * visible.
 */
export const wayParts = (chart: Chart, { taken, ways }: Changes): readonly Part[] => [
  ...taken.map(({ island }) => fresh(island, (brush) => drawTaken(brush, chart, island), shoreBox(chart, island, TAKEN.ink))),
  ...ways.map((way) =>
    fresh(way, (brush) => drawWay(brush, way, seatStyle(way.seat).colour), boundsOf([...way.line, ...way.head])),
  ),
];

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

const drawLegend = (brush: Brush, { box, lines }: NonNullable<Changes['legend']>): void => {
  drawBox(brush, box, 10, { fill: brush.palette.panel, stroke: brush.palette.panelEdge, line: 2 });
  for (const line of lines) drawLegendLine(brush, line);
};

/** Returns the changes above the pieces: battles, new pieces, and the legend. */
export const markParts = ({ fought, added, legend }: Changes): readonly Part[] => [
  ...fought.map((one) => fresh(one, drawFought, boxAround(one, 2 * FOUGHT_RADIUS))),
  ...added.map((at) => fresh(at, (brush) => drawPlus(brush, at, ADDED_RADIUS), boxAround(at, 2 * ADDED_RADIUS))),
  ...(legend === undefined ? [] : [layer('legend', legend, drawLegend)]),
];

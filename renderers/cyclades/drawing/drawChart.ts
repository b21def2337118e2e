import type { BoardId } from '#games/cyclades/types.ts';
import { measure, newPage, type Page } from '../../canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawDisc, drawLabel, drawPictogram, drawPolygon, withStops } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { type Box, boxAround, inset, type Point } from '../../geometry/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { HORN } from '../art/pictograms.ts';
import { CHARTS, type Chart, hexagon, type IslandSpot, type SeaSpot } from '../layout/board.ts';
import { chartLabels } from '../layout/chartLabels.ts';
import type { Frame } from '../layout/frame.ts';
import { shoreOf } from './drawHighlights.ts';
import { drawLand, drawShoals } from './drawLand.ts';

const drawWater = ({ context, palette }: Brush): void => {
  const { width, height } = context.canvas;
  const shade = context.createRadialGradient(580, 500, 100, 580, 500, 900);
  context.fillStyle = withStops(shade, { 0: palette.sea, 1: palette.deepSea });
  context.fillRect(0, 0, width, height);
};

const drawSea = (brush: Brush, sea: SeaSpot): void => {
  drawPolygon(brush, hexagon(sea, sea.trade ? 4 : 2.5), {
    fill: sea.trade ? brush.palette.tradeSpace : brush.palette.seaSpace,
    stroke: sea.trade ? brush.palette.gold : brush.palette.seaLine,
    line: sea.trade ? 3 : 1.6,
  });
};

/** Draws a free slot as a pale square with a dark rim, which can be counted at the size of a phone. */
const drawSlot = (brush: Brush, slot: Box): void => {
  drawBox(brush, slot, 9, { fill: brush.palette.slotEdge });
  drawBox(brush, inset(slot, 4), 6, { fill: brush.palette.slot });
};

const drawIsland = (brush: Brush, island: IslandSpot): void => {
  brush.context.setLineDash([7, 6]);
  drawPolygon(brush, island.place, { fill: brush.palette.metropolisGround, stroke: brush.palette.metropolisPlace, line: 3 });
  brush.context.setLineDash([]);
  for (const slot of island.slots) drawSlot(brush, slot);
};

const COMPASS = { x: 92, y: 918, radius: 64 } as const;

/** Draws a compass rose where no board has a space. */
const drawCompass = (brush: Brush): void => {
  const { x, y, radius } = COMPASS;
  drawDisc(brush, COMPASS, radius * 0.72, { stroke: brush.palette.seaLine, line: 2 });
  for (let point = 0; point < 8; point += 1) {
    const angle = (point * Math.PI) / 4;
    const reach = point % 2 === 0 ? radius : radius * 0.62;
    const spoke = (turn: number, length: number): Point => ({
      x: x + length * Math.sin(angle + turn),
      y: y - length * Math.cos(angle + turn),
    });
    drawPolygon(brush, [COMPASS, spoke(-Math.PI / 8, radius * 0.2), spoke(0, reach)], { fill: brush.palette.seaLine });
    drawPolygon(brush, [COMPASS, spoke(Math.PI / 8, radius * 0.2), spoke(0, reach)], { fill: brush.palette.shallows });
  }
};

/** Draws sea and islands without what is written on them. */
export const drawGround = (brush: Brush, chart: Chart): void => {
  drawWater(brush);
  drawShoals(brush, chart);
  for (const sea of chart.seas) drawSea(brush, sea);
  drawCompass(brush);
  drawLand(brush, chart);
  for (const island of chart.islands) drawIsland(brush, island);
  const { badge: fill, shore: stroke } = brush.palette;
  for (const { badge } of chart.islands) drawBox(brush, badge, 5, { fill, stroke, line: 2 });
};

/** Draws sea and islands with everything printed on them but the names of sea spaces, which lie above the coasts. */
export const drawChart = (brush: Brush, chart: Chart): void => {
  const { islands, tradeHorns } = chartLabels(chart, measure);
  const { palette } = brush;
  drawGround(brush, chart);
  for (const label of islands) drawLabel(brush, label, brush.writing.badge);
  for (const horn of tradeHorns) {
    drawDisc(brush, horn, horn.width / 2 + 1, { fill: palette.gold });
    drawPictogram(brush, HORN, boxAround(horn, horn.width - 3), palette.goldInk);
  }
};

/** Returns sea, islands and their names on a page of this size. */
export const chartPart = (id: BoardId, size: Frame['page']): Part => {
  const key = `chart ${id} ${size.width}×${size.height}`;
  return { box: { x: 0, y: 0, ...size }, look: key, paint: (brush) => brush.context.drawImage(chartOf(id, size, brush), 0, 0) };
};

/** Returns sea, islands and their names on a page of this size: drawn once per board, size and theme, then cached. */
const chartOf = (id: BoardId, { width, height }: Frame['page'], theme: Theme): Page => {
  const key = `chart ${id} ${width}×${height}`;
  const known = theme.kept.get(key);
  if (known !== undefined) return known;
  const { page, context } = newPage(width, height);
  const chart = CHARTS[id];
  drawChart(brushOn(context, theme), chart);
  // So that no later picture of the board waits for the shore of an island that has its first owner.
  for (const island of chart.islands) shoreOf(chart, island);
  theme.kept.set(key, page);
  return page;
};

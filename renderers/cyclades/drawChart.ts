import type { BoardId } from '#games/cyclades/types.ts';
import { drawBox, drawDisc, drawPictogram, drawPolygon } from '../brush.ts';
import { type Context, drawLabel, measure, newPage, type Page } from '../canvas.ts';
import { boxAround, type Point } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import { CHARTS, type Chart, type IslandSpot, type SeaSpot, SPACING } from './board.ts';
import { chartLabels } from './chartLabels.ts';
import { coastLines } from './coast.ts';
import { TALL_PAGE } from './frame.ts';
import { HORN } from './pictograms.ts';

const SIDE = SPACING / Math.sqrt(3);

const hexagon = ({ x, y }: Point, shrink: number): readonly Point[] =>
  [30, 90, 150, 210, 270, 330].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return { x: x + (SIDE - shrink) * Math.cos(radians), y: y + (SIDE - shrink) * Math.sin(radians) };
  });

const drawWater = (context: Context): void => {
  const shade = context.createRadialGradient(580, 500, 100, 580, 500, 900);
  shade.addColorStop(0, PALETTE.sea);
  shade.addColorStop(1, PALETTE.deepSea);
  context.fillStyle = shade;
  context.fillRect(0, 0, TALL_PAGE.width, TALL_PAGE.height);
};

/** Each margin a little lighter and nearer to the land: shallows, surf, sand, land. */
const COASTS: readonly { readonly margin: number; readonly fill?: string; readonly stroke?: string; readonly line?: number }[] = [
  { margin: 15, stroke: 'rgba(140,198,207,0.22)', line: 2 },
  { margin: 9, stroke: 'rgba(140,198,207,0.5)', line: 2 },
  { margin: 4, fill: PALETTE.surf },
  { margin: 0, fill: PALETTE.sand, stroke: '#b79a58', line: 1.5 },
  { margin: -8, fill: PALETTE.land },
];

const drawCoasts = (context: Context, chart: Chart): void => {
  const lines = coastLines(
    chart,
    COASTS.map(({ margin }) => margin),
  );
  COASTS.forEach((style, index) => {
    for (const ring of (lines[index] ?? []).flat()) drawPolygon(context, ring, style);
  });
};

const drawSea = (context: Context, sea: SeaSpot): void => {
  drawPolygon(context, hexagon(sea, 2.5), {
    fill: sea.trade ? 'rgba(240,192,74,0.16)' : 'rgba(255,255,255,0.045)',
    stroke: sea.trade ? PALETTE.gold : PALETTE.seaLine,
    line: sea.trade ? 3 : 1.6,
  });
};

const drawIsland = (context: Context, island: IslandSpot): void => {
  context.setLineDash([7, 6]);
  drawPolygon(context, island.place, { fill: 'rgba(168,50,31,0.10)', stroke: PALETTE.metropolisPlace, line: 3 });
  context.setLineDash([]);
  for (const slot of island.slots) drawBox(context, slot, 9, { fill: PALETTE.slot, stroke: PALETTE.slotEdge, line: 2 });
  for (const horn of island.horns) drawPictogram(context, HORN, horn, PALETTE.landHorn);
};

const COMPASS = { x: 92, y: 918, radius: 64 } as const;

/** A rose of winds where no board has a space. */
const drawCompass = (context: Context): void => {
  const { x, y, radius } = COMPASS;
  drawDisc(context, COMPASS, radius * 0.72, { stroke: PALETTE.seaLine, line: 2 });
  for (let point = 0; point < 8; point += 1) {
    const angle = (point * Math.PI) / 4;
    const reach = point % 2 === 0 ? radius : radius * 0.62;
    const spoke = (turn: number, length: number): Point => ({
      x: x + length * Math.sin(angle + turn),
      y: y - length * Math.cos(angle + turn),
    });
    drawPolygon(context, [COMPASS, spoke(-Math.PI / 8, radius * 0.2), spoke(0, reach)], { fill: PALETTE.seaLine });
    drawPolygon(context, [COMPASS, spoke(Math.PI / 8, radius * 0.2), spoke(0, reach)], { fill: PALETTE.shallows });
  }
};

const drawChart = (id: BoardId): Page => {
  const chart = CHARTS[id];
  const { page, context } = newPage(TALL_PAGE.width, TALL_PAGE.height);
  drawWater(context);
  for (const sea of chart.seas) drawSea(context, sea);
  drawCompass(context);
  drawCoasts(context, chart);
  for (const island of chart.islands) drawIsland(context, island);
  const labels = chartLabels(chart, measure);
  for (const label of labels.seas) drawLabel(context, label, PALETTE.seaName);
  for (const label of labels.islands) drawLabel(context, label, PALETTE.landName);
  for (const horn of labels.tradeHorns) {
    drawDisc(context, horn, horn.width / 2 + 3, { fill: PALETTE.gold });
    drawPictogram(context, HORN, boxAround(horn, horn.width), PALETTE.goldInk);
  }
  return page;
};

const drawn = new Map<BoardId, Page>();

/** Sea, islands and their names, as large as any picture: drawn once a board, then kept. */
export const chartOf = (id: BoardId): Page => {
  const page = drawn.get(id) ?? drawChart(id);
  drawn.set(id, page);
  return page;
};

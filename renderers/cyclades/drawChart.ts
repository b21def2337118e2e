import type { BoardId } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawDisc, drawLabel, drawPictogram, drawPolygon, type Paint } from '../brush.ts';
import { measure, newPage, type Page } from '../canvas.ts';
import { boxAround, type Point } from '../shapes.ts';
import type { Theme } from '../theme.ts';
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

const drawWater = ({ context, palette }: Brush): void => {
  const shade = context.createRadialGradient(580, 500, 100, 580, 500, 900);
  shade.addColorStop(0, palette.sea);
  shade.addColorStop(1, palette.deepSea);
  context.fillStyle = shade;
  context.fillRect(0, 0, TALL_PAGE.width, TALL_PAGE.height);
};

/** Each margin a little lighter and nearer to the land: shallows, surf, sand, land. */
const coasts = ({ palette }: Brush): readonly (Paint & { readonly margin: number })[] => [
  { margin: 15, stroke: palette.farFoam, line: 2 },
  { margin: 9, stroke: palette.foam, line: 2 },
  { margin: 4, fill: palette.surf },
  { margin: 0, fill: palette.sand, stroke: palette.shore, line: 1.5 },
  { margin: -8, fill: palette.land },
];

const drawCoasts = (brush: Brush, chart: Chart): void => {
  const styles = coasts(brush);
  const lines = coastLines(
    chart,
    styles.map(({ margin }) => margin),
  );
  styles.forEach((style, index) => {
    for (const ring of (lines[index] ?? []).flat()) drawPolygon(brush, ring, style);
  });
};

const drawSea = (brush: Brush, sea: SeaSpot): void => {
  drawPolygon(brush, hexagon(sea, 2.5), {
    fill: sea.trade ? brush.palette.tradeSpace : brush.palette.seaSpace,
    stroke: sea.trade ? brush.palette.gold : brush.palette.seaLine,
    line: sea.trade ? 3 : 1.6,
  });
};

const drawIsland = (brush: Brush, island: IslandSpot): void => {
  brush.context.setLineDash([7, 6]);
  drawPolygon(brush, island.place, { fill: brush.palette.metropolisGround, stroke: brush.palette.metropolisPlace, line: 3 });
  brush.context.setLineDash([]);
  for (const slot of island.slots) drawBox(brush, slot, 9, { fill: brush.palette.slot, stroke: brush.palette.slotEdge, line: 2 });
  for (const horn of island.horns) drawPictogram(brush, HORN, horn, brush.palette.landHorn);
};

const COMPASS = { x: 92, y: 918, radius: 64 } as const;

/** A rose of winds where no board has a space. */
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

const drawChart = (id: BoardId, theme: Theme): Page => {
  const chart = CHARTS[id];
  const { page, context } = newPage(TALL_PAGE.width, TALL_PAGE.height);
  const brush = { ...theme, context };
  drawWater(brush);
  for (const sea of chart.seas) drawSea(brush, sea);
  drawCompass(brush);
  drawCoasts(brush, chart);
  for (const island of chart.islands) drawIsland(brush, island);
  const labels = chartLabels(chart, measure);
  for (const label of labels.seas) drawLabel(brush, label, brush.writing.sea);
  for (const label of labels.islands) drawLabel(brush, label, brush.writing.land);
  for (const horn of labels.tradeHorns) {
    drawDisc(brush, horn, horn.width / 2 + 3, { fill: brush.palette.gold });
    drawPictogram(brush, HORN, boxAround(horn, horn.width), brush.palette.goldInk);
  }
  return page;
};

const drawn = new Map<string, Page>();

/** Sea, islands and their names, as large as any picture: drawn once a board and theme, then kept. */
export const chartOf = (id: BoardId, theme: Theme): Page => {
  const key = `${id} ${theme.name}`;
  const page = drawn.get(key) ?? drawChart(id, theme);
  drawn.set(key, page);
  return page;
};

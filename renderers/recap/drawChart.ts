import { encodeJpeg, measure, newPage, type Page } from '../canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawCounter, drawDisc, drawLabel, drawLine } from '../drawing/brush.ts';
import type { Picture } from '../request/picture.ts';
import { seatStyle } from '../themes/seatStyles.ts';
import { type Theme, type ThemeName, themes } from '../themes/theme.ts';
import { type ChartLayout, type Line, layOutChart, type Panel, type ScoreCourse } from './chart.ts';

/** Three pixels for each of a phone's 400 points. */
const SCALE = 0.75;

/** Dashes are longer than along a coast: a chart is shown at a quarter of its size. */
const DASH = 2;

/** Draws a line in its seat's colour and the pattern of its coasts, with a rim that is visible on the panel of either theme. */
const drawCourse = (brush: Brush, { seat, points }: Line): void => {
  const { colour, on, dash } = seatStyle(seat);
  drawLine(brush, points, { stroke: brush.palette.ink, line: 16 });
  drawLine(brush, points, { stroke: brush.palette.stone, line: 13 });
  drawLine(brush, points, { stroke: colour, line: 11 });
  if (dash === undefined) return;
  brush.context.setLineDash(dash.map((length) => length * DASH));
  drawLine(brush, points, { stroke: on, line: 5 });
  brush.context.setLineDash([]);
};

const drawPanel = (brush: Brush, { box, title, plot, ticks, moments, marks, turns, lines }: Panel): void => {
  drawBox(brush, box, 14, { fill: brush.palette.panel });
  drawLabel(brush, title, brush.writing.title);
  for (const { y, label } of ticks) {
    drawBox(brush, { x: plot.x, y: y - 1, width: plot.width, height: 2 }, 0, { fill: brush.palette.panelEdge });
    drawLabel(brush, label, brush.writing.caption);
  }
  for (const moment of moments) drawLabel(brush, moment, brush.writing.caption);
  for (const { x, y } of marks) drawBox(brush, { x: x - 2, y, width: 4, height: 16 }, 0, { fill: brush.palette.muted });
  for (const { line } of turns) drawLine(brush, line, { stroke: brush.palette.muted, line: 3 });
  for (const { leader } of lines) drawLine(brush, leader, { stroke: brush.palette.muted, line: 4 });
  for (const line of lines) drawCourse(brush, line);
  for (const { disc, radius, label } of turns) {
    drawDisc(brush, disc, radius, { fill: brush.palette.plate, stroke: brush.palette.accent, line: 4 });
    drawLabel(brush, label, brush.writing.words);
  }
  for (const { seat, counter, last } of lines) {
    drawCounter(brush, seat, counter, counter.radius);
    drawLabel(brush, last, brush.writing.words);
  }
};

/** Draws the course of a match. */
const drawChart = ({ page: { width, height }, seats, panels }: ChartLayout, theme: Theme): Page => {
  const { page, context } = newPage(Math.round(width * SCALE), Math.round(height * SCALE));
  const brush = brushOn(context, theme, SCALE);
  drawBox(brush, { x: 0, y: 0, width, height }, 0, { fill: brush.palette.sea });
  const top = panels[0]?.box;
  if (top !== undefined) drawBox(brush, { ...top, y: top.x, height: top.y - 2 * top.x }, 14, { fill: brush.palette.panel });
  for (const { counter, name } of seats) {
    drawCounter(brush, counter.seat, counter, counter.radius);
    drawLabel(brush, name, brush.writing.words);
  }
  for (const panel of panels) drawPanel(brush, panel);
  return page;
};

/** High enough for sharp thin lines on a plain background. */
const QUALITY = 88;

export interface ChartRequest extends ScoreCourse {
  readonly theme: ThemeName;
}

/** Returns the course of a match as a chart: lines over its rounds. */
export const chart = async (request: ChartRequest): Promise<Picture> => {
  const page = drawChart(layOutChart(request, measure), { ...themes[request.theme], kept: new Map() });
  return { file: await encodeJpeg(page, QUALITY), name: 'course.jpg', width: page.width, height: page.height };
};

import { newPage, type Page } from '../canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawCounter, drawLabel } from '../drawing/brush.ts';
import { seatStyle } from '../themes/seatStyles.ts';
import type { Theme } from '../themes/theme.ts';
import type { ChartLayout, Line, Panel } from './chart.ts';

/** Three pixels for each of a phone's 400 points. */
const SCALE = 0.75;

/** Draws a line in its seat's colour, with a rim that is visible on the panel of either theme. */
const drawLine = ({ context, palette }: Brush, { seat, points }: Line): void => {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  for (const [colour, width] of [
    [palette.ink, 11],
    [palette.stone, 8],
    [seatStyle(seat).colour, 5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
};

const drawPanel = (brush: Brush, { box, title, plot, ticks, moments, lines }: Panel): void => {
  drawBox(brush, box, 14, { fill: brush.palette.panel });
  drawLabel(brush, title, brush.writing.title);
  for (const { y, label } of ticks) {
    drawBox(brush, { x: plot.x, y: y - 1, width: plot.width, height: 2 }, 0, { fill: brush.palette.panelEdge });
    drawLabel(brush, label, brush.writing.caption);
  }
  for (const moment of moments) drawLabel(brush, moment, brush.writing.caption);
  for (const line of lines) drawLine(brush, line);
  for (const { seat, counter, last } of lines) {
    drawCounter(brush, seat, counter, counter.radius);
    drawLabel(brush, last, brush.writing.words);
  }
};

/** Draws the course of a match. */
export const drawChart = ({ page: { width, height }, seats, panels }: ChartLayout, theme: Theme): Page => {
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

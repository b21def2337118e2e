import { type Context, type Gradient, type Path, pathOf, writeLabel } from '../canvas/canvas.ts';
import { type Box, type Label, middleOf, type Point } from '../geometry/shapes.ts';
import { MARKS } from '../themes/seatMarks.ts';
import { seatStyle } from '../themes/seatStyles.ts';
import type { Theme, Writing } from '../themes/theme.ts';

/** Where to draw, and in which theme. */
export interface Brush extends Theme {
  readonly context: Context;
  /** Page pixels per unit of the layout, and the position of the layout's origin on the page. */
  readonly scale: number;
  readonly origin: Point;
}

/** Returns a brush for a layout that is scaled or moved. */
export const brushOn = (context: Context, theme: Theme, scale = 1, origin: Point = { x: 0, y: 0 }): Brush => {
  context.setTransform(scale, 0, 0, scale, origin.x, origin.y);
  return { ...theme, context, scale, origin };
};

/** Path data of a pictogram on a grid of 24 × 24, filled by the even-odd rule. */
export type Outline = string;

const paths = new Map<string, Path>();

export const keptPath = (outline: string): Path => {
  const known = paths.get(outline) ?? pathOf(outline);
  paths.set(outline, known);
  return known;
};

/** Fills an outline of the 24 × 24 grid into a box. */
export const drawPictogram = ({ context }: Brush, outline: string, box: Box, colour: string): void => {
  const side = Math.min(box.width, box.height);
  const { x, y } = middleOf(box);
  context.save();
  context.translate(x - side / 2, y - side / 2);
  context.scale(side / 24, side / 24);
  context.fillStyle = colour;
  context.fill(keptPath(outline), 'evenodd');
  context.restore();
};

/**
 * Fills an outline as `drawPictogram` does, with a light rim inside a dark one, so that any colour is visible on any
 * background.
 */
export const drawRimmed = ({ context, palette }: Brush, outline: string, box: Box, colour: string): void => {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width / 24, box.height / 24);
  for (const [rim, line] of [
    [palette.ink, 3],
    [palette.stone, 1.9],
  ] as const) {
    context.strokeStyle = rim;
    context.lineWidth = line;
    context.stroke(keptPath(outline));
  }
  context.fillStyle = colour;
  context.fill(keptPath(outline), 'evenodd');
  context.restore();
};

export interface Paint {
  readonly fill?: string | Gradient;
  readonly stroke?: string;
  readonly line?: number;
}

const paint = ({ context }: Brush, { fill, stroke, line = 2 }: Paint): void => {
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = line;
    context.stroke();
  }
};

export const drawBox = (brush: Brush, { x, y, width, height }: Box, radius: number | number[], style: Paint): void => {
  const { context } = brush;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  paint(brush, style);
};

export const drawDisc = (brush: Brush, { x, y }: Point, radius: number, style: Paint): void => {
  const { context } = brush;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  paint(brush, style);
};

export const drawPolygon = (brush: Brush, points: readonly Point[], style: Paint): void => {
  const { context } = brush;
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
  paint(brush, style);
};

/** Draws a line through these points, open at its ends. */
export const drawLine = (brush: Brush, points: readonly Point[], style: Paint): void => {
  brush.context.beginPath();
  for (const { x, y } of points) brush.context.lineTo(x, y);
  paint(brush, style);
};

/** Returns the gradient with these colours, each at its part of the way. */
export const withStops = (gradient: Gradient, stops: Readonly<Record<number, string>>): Gradient => {
  for (const [at, colour] of Object.entries(stops)) gradient.addColorStop(Number(at), colour);
  return gradient;
};

/** Writes a label. */
export const drawLabel = ({ context }: Brush, label: Label, { ink }: Writing): void => writeLabel(context, label, ink);

/** Draws a seat's disc with its mark, ringed so that it is visible on every background. */
export const drawCounter = (brush: Brush, seat: number, { x, y }: Point, radius: number): void => {
  const { colour, on, mark } = seatStyle(seat);
  drawDisc(brush, { x, y }, radius, { fill: brush.palette.ink });
  drawDisc(brush, { x, y }, radius - 1.5, { fill: brush.palette.stone });
  drawDisc(brush, { x, y }, radius - radius / 8 - 1, { fill: colour });
  const side = radius * 1.24;
  drawPictogram(brush, MARKS[mark], { x: x - side / 2, y: y - side / 2, width: side, height: side }, on);
};

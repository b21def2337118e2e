import { type Brush, drawLabel, drawPictogram, keptPath } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, boxAround, middleOf } from '../../geometry/shapes.ts';
import { MARKS } from '../../themes/seatMarks.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import type { Units } from '../layout/pieces.ts';
import { WOOD } from './colours.ts';
import { shadeOver, throwNone, throwShadow } from './light.ts';

/** Outlines around the middle of a plate of 58 × 40. */
const SAIL = 'M-29-19Q0-23 29-19Q25 0 30 19Q0 24-30 19Q-25 0-29-19Z';
const YARD = 'M-32-20.500H32V-17H-32Z';
const MAST = 'M-2.5-20H2.5V24H-2.5Z';
/** Stern to the left, the ram to the right. */
const HULL =
  'M-32 19H24L29 16Q32 19 40 21.500L39.500 24L31 25Q27 29.500 18 29.500H-19Q-33 29.500-38 20Q-41 12-38 4Q-36-1-30 1Q-34 4-33.500 9Q-33 15-32 19Z';
const OARS = 'M-18 26L-20 31M-9 26L-11 31M0 26L-1 31M9 26L8 31M18 26L18 31';
/** A shield of an old form, with a notch above and below. */
const SHIELD =
  'M-17-20Q-8-21 0-17.5Q8-21 17-20Q29-18 29-5Q27 0 29 5Q29 18 17 20Q8 21 0 17.5Q-8 21-17 20Q-29 18-29 5Q-27 0-29-5Q-29-18-17-20Z';
/** Draws a light rim inside a dark one, so that a piece is visible on any background. */
const rim = ({ context, palette }: Brush, outlines: readonly string[]): void => {
  for (const [colour, line] of [
    [palette.ink, 6],
    [palette.stone, 3.4],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line;
    for (const outline of outlines) context.stroke(keptPath(outline));
  }
};

const fill = ({ context }: Brush, outline: string, colour: string): void => {
  context.fillStyle = colour;
  context.fill(keptPath(outline));
};

const stroke = ({ context }: Brush, outline: string, colour: string, line: number): void => {
  context.strokeStyle = colour;
  context.lineWidth = line;
  context.stroke(keptPath(outline));
};

/** The plate on the grid of the outlines. */
const GRID: Box = { x: -29, y: -20, width: 58, height: 40 };

const paintShip = (brush: Brush, colour: string): void => {
  throwShadow(brush, 7);
  for (const outline of [HULL, SAIL]) fill(brush, outline, brush.palette.ink);
  throwNone(brush);
  stroke(brush, OARS, WOOD.oar, 2.4);
  rim(brush, [HULL, SAIL]);
  fill(brush, MAST, WOOD.mast);
  fill(brush, HULL, WOOD.hull);
  shadeOver(brush, keptPath(HULL), { x: -38, y: 16, width: 76, height: 16 });
  stroke(brush, 'M-33 22.500H33', WOOD.strake, 2.4);
  fill(brush, 'M24 24.500A2 2 0 1 0 28 24.500 2 2 0 1 0 24 24.500Z', brush.palette.stone);
  fill(brush, SAIL, colour);
  shadeOver(brush, keptPath(SAIL), GRID);
  fill(brush, YARD, WOOD.mast);
};

const paintShield = (brush: Brush, colour: string): void => {
  throwShadow(brush, 7);
  fill(brush, SHIELD, brush.palette.ink);
  throwNone(brush);
  rim(brush, [SHIELD]);
  fill(brush, SHIELD, colour);
  shadeOver(brush, keptPath(SHIELD), GRID);
};

/** How far beyond the plate a hull reaches. */
const REACH = 28;
const MARK = { side: 31, left: -17 } as const;

const paint = (brush: Brush, whole: Box, { kind, seat, plate }: Units): void => {
  const { colour, on, mark } = seatStyle(seat);
  const { context } = brush;
  context.save();
  context.translate(whole.x + whole.width / 2, whole.y + whole.height / 2);
  context.save();
  context.scale(plate.width / GRID.width, plate.height / GRID.height);
  if (kind === 'fleets') paintShip(brush, colour);
  else paintShield(brush, colour);
  context.restore();
  drawPictogram(brush, MARKS[mark], boxAround({ x: MARK.left, y: 0 }, MARK.side), on);
  context.restore();
};

/** Draws troops as their shield, or a ship, with the seat's mark and the count on it. */
export const drawUnits = (brush: Brush, units: Units): void => {
  const { kind, seat, plate, count } = units;
  const whole = boxAround(middleOf(plate), plate.width + REACH, plate.height + REACH);
  drawKept(brush, `${kind} ${seat}`, whole, (sprite, at) => paint(sprite, at, units));
  drawLabel(brush, count, { ink: seatStyle(seat).on, on: [seatStyle(seat).colour] });
};

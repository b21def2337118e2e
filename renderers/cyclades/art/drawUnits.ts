import { type Brush, drawLabel, drawPictogram, keptPath } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, boxAround } from '../../geometry/shapes.ts';
import { MARKS } from '../../themes/seatMarks.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { PLATE, type Units } from '../layout/pieces.ts';
import { BRONZE, WOOD } from './colours.ts';
import { shadeOver, throwNone, throwShadow } from './light.ts';

/** Outlines around the middle of a plate of 58 × 40. */
const SAIL = 'M-29-19Q0-23 29-19Q25 0 30 19Q0 24-30 19Q-25 0-29-19Z';
const YARD = 'M-32-21.500H32V-17H-32Z';
const MAST = 'M-2.5-20H2.5V24H-2.5Z';
/** Stern to the left, the ram to the right. */
const HULL =
  'M-32 19H24L29 15Q32 20 40 22.500L39.500 26L31 27Q27 32 18 32H-19Q-33 32-38 21Q-41 12-38 4Q-36-1-30 1Q-34 4-33.500 9Q-33 15-32 19Z';
const OARS = 'M-18 28L-22 35M-9 28L-12 35M0 28L-2 35M9 28L8 35M18 28L18 35';
/** A shield of an old form, with a notch above and below. */
const SHIELD =
  'M-17-20Q-8-21 0-17.5Q8-21 17-20Q29-18 29-5Q27 0 29 5Q29 18 17 20Q8 21 0 17.5Q-8 21-17 20Q-29 18-29 5Q-27 0-29-5Q-29-18-17-20Z';
const HELMET = 'M-10-12V-23Q-10-32 0-32Q10-32 10-23V-12Z';
const CREST = 'M-15-21Q-15-37 1-37Q18-37 17-18L12-18Q12-32 0-32Q-10-32-11-22Z';
const SPEARS = 'M-30 8L22-29M30 8L-22-29';
const SPEARHEADS = 'M30-35L25-26L19.500-31.500ZM-30-35L-25-26L-19.500-31.500Z';

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

const PLATE_BOX: Box = { x: -PLATE.width / 2, y: -PLATE.height / 2, ...PLATE };

const paintShip = (brush: Brush, colour: string): void => {
  throwShadow(brush, 7);
  for (const outline of [HULL, SAIL]) fill(brush, outline, brush.palette.ink);
  throwNone(brush);
  stroke(brush, OARS, WOOD.oar, 2.4);
  rim(brush, [HULL, SAIL]);
  fill(brush, MAST, WOOD.mast);
  fill(brush, HULL, WOOD.hull);
  shadeOver(brush, keptPath(HULL), { x: -38, y: 16, width: 76, height: 16 });
  stroke(brush, 'M-33 23.500H33', WOOD.strake, 2.4);
  fill(brush, 'M23 25.500A2.400 2.400 0 1 0 27.800 25.500 2.400 2.400 0 1 0 23 25.500Z', brush.palette.stone);
  fill(brush, SAIL, colour);
  shadeOver(brush, keptPath(SAIL), PLATE_BOX);
  fill(brush, YARD, WOOD.mast);
};

const paintHoplites = (brush: Brush, colour: string, helmet: boolean): void => {
  throwShadow(brush, 7);
  for (const outline of helmet ? [CREST, SHIELD] : [SHIELD]) fill(brush, outline, brush.palette.ink);
  throwNone(brush);
  if (helmet) {
    stroke(brush, SPEARS, brush.palette.ink, 4.6);
    stroke(brush, SPEARS, WOOD.oar, 2.4);
    rim(brush, [CREST, HELMET]);
    fill(brush, CREST, colour);
    shadeOver(brush, keptPath(CREST), { x: -16, y: -37, width: 34, height: 18 });
    fill(brush, HELMET, BRONZE.body);
    shadeOver(brush, keptPath(HELMET), { x: -12, y: -33, width: 24, height: 22 });
    fill(brush, 'M-7-25H-1.500V-20H-7ZM1.500-25H7V-20H1.500Z', brush.palette.ink);
    fill(brush, SPEARHEADS, BRONZE.light);
  }
  rim(brush, [SHIELD]);
  fill(brush, SHIELD, colour);
  shadeOver(brush, keptPath(SHIELD), PLATE_BOX);
};

/** How far beyond the plate a piece reaches: a helmet above, a hull below. */
const REACH = 28;
const MARK = { side: 27, left: -14 } as const;

const paint = (brush: Brush, whole: Box, { kind, seat, helmet }: Units): void => {
  const { colour, on, mark } = seatStyle(seat);
  const { context } = brush;
  context.save();
  context.translate(whole.x + whole.width / 2, whole.y + whole.height / 2);
  if (kind === 'fleets') paintShip(brush, colour);
  else paintHoplites(brush, colour, helmet);
  drawPictogram(brush, MARKS[mark], boxAround({ x: MARK.left, y: 0 }, MARK.side), on);
  context.restore();
};

/** Draws troops behind their shield, or a ship, with the seat's mark and the count on it. */
export const drawUnits = (brush: Brush, units: Units): void => {
  const { kind, seat, plate, count, helmet } = units;
  const whole = boxAround(
    { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 },
    plate.width + REACH,
    plate.height + 2 * REACH,
  );
  drawKept(brush, `${kind} ${seat} ${helmet}`, whole, (sprite, at) => paint(sprite, at, units));
  const { on, colour } = seatStyle(seat);
  drawLabel(brush, count, { ink: on, on: [colour] });
};

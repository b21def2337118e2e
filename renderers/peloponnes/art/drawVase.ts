import { type Brush, drawBox, drawPictogram, type Outline } from '../../drawing/brush.ts';
import { type Box, outline } from '../../geometry/shapes.ts';
import type { Accents } from './accents.ts';
import { VASE } from './inks.ts';

/** Draws a figure in black on clay, with the white and wine red that vase painters added; incised lines show the clay. */
export const drawFigure = (brush: Brush, black: Outline, { white, red }: Accents, box: Box): void => {
  drawPictogram(brush, black, box, VASE.black);
  if (red !== undefined) drawPictogram(brush, red, box, VASE.red);
  if (white !== undefined) drawPictogram(brush, white, box, VASE.white);
};

/** One key of the frieze, as a line on a square of side 1: up, over, and back into itself. */
const KEY = outline('0,1 0,0 0.78,0 0.78,0.68 0.36,0.68 0.36,0.36');

/** Draws a running key as high as its box, repeated as often as it fits, with a base line of its own. */
export const drawMeander = ({ context }: Brush, { x, y, width, height }: Box, colour: string): void => {
  const line = height / 7;
  const side = height - line;
  const keys = Math.floor(width / (side * 1.14));
  const pitch = width / keys;
  context.beginPath();
  for (let key = 0; key < keys; key++)
    for (const [index, corner] of KEY.entries()) {
      const at = [x + key * pitch + corner.x * side, y + line / 2 + corner.y * side] as const;
      if (index === 0) context.moveTo(...at);
      else context.lineTo(...at);
    }
  context.moveTo(x, y + line / 2 + side);
  context.lineTo(x + width, y + line / 2 + side);
  context.strokeStyle = colour;
  context.lineWidth = line;
  context.stroke();
};

const ROOM_FOR_FRIEZE = 120;
const FRIEZE = 20;

/** Draws the line below a figure and, where there is room, a frieze below it. */
export const drawGroundLine = (brush: Brush, { x, y, width, height }: Box): void => {
  const high = height >= ROOM_FOR_FRIEZE;
  if (high) drawMeander(brush, { x: x + 4, y: y + height - FRIEZE - 1, width: width - 8, height: FRIEZE - 2 }, VASE.black);
  drawBox(brush, { x, y: y + height - (high ? FRIEZE + 6 : 5), width, height: high ? 3 : 5 }, 0, { fill: VASE.black });
};

import { newPage } from '#renderers/canvas/canvas.ts';
import { brushOn, drawPictogram, type Outline } from '#renderers/drawing/brush.ts';
import { themes } from '#renderers/themes/theme.ts';

const SIDE = 36;
const MARGIN = 6;
const WIDE = SIDE + 2 * MARGIN;

/** The ink of each pixel of a small picture, from 0 to 1, with a margin around the grid. */
export type Ink = readonly number[];

export const inkOf = (outline: Outline): Ink => {
  const { context } = newPage(WIDE, WIDE);
  drawPictogram(brushOn(context, themes.dark), outline, { x: MARGIN, y: MARGIN, width: SIDE, height: SIDE }, '#000000');
  const { data } = context.getImageData(0, 0, WIDE, WIDE);
  return Array.from({ length: WIDE * WIDE }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) / 255);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The shared ink of two pictures, as a fraction of the ink of both together. */
export const likeness = (a: Ink, b: Ink): number =>
  sum(a.map((ink, pixel) => Math.min(ink, b[pixel] ?? 0))) / sum(a.map((ink, pixel) => Math.max(ink, b[pixel] ?? 0)));

/** The fraction of the grid that is filled. */
export const fullness = (ink: Ink): number => sum(ink) / SIDE ** 2;

const inGrid = (pixel: number): boolean =>
  [pixel % WIDE, Math.floor(pixel / WIDE)].every((place) => place >= MARGIN - 1 && place < WIDE - MARGIN + 1);

/** The ink outside of the grid, in pixels. */
export const spilt = (ink: Ink): number => sum(ink.filter((_, pixel) => !inGrid(pixel)));

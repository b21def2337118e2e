import { newPage } from '#renderers/canvas/canvas.ts';
import { brushOn, drawPictogram, type Outline } from '#renderers/drawing/brush.ts';
import { themes } from '#renderers/themes/theme.ts';

const SIDE = 36;
const MARGIN = 6;
const WIDE = SIDE + 2 * MARGIN;

/** How much ink each pixel of a small picture takes, from 0 to 1, with a margin around the grid. */
export type Ink = readonly number[];

export const inkOf = (outline: Outline): Ink => {
  const { context } = newPage(WIDE, WIDE);
  drawPictogram(brushOn(context, themes.dark), outline, { x: MARGIN, y: MARGIN, width: SIDE, height: SIDE }, '#000000');
  const { data } = context.getImageData(0, 0, WIDE, WIDE);
  return Array.from({ length: WIDE * WIDE }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) / 255);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Ink that both have, as a part of the ink that either has. */
export const likeness = (a: Ink, b: Ink): number =>
  sum(a.map((ink, pixel) => Math.min(ink, b[pixel] ?? 0))) / sum(a.map((ink, pixel) => Math.max(ink, b[pixel] ?? 0)));

/** The part of the grid that is filled. */
export const fullness = (ink: Ink): number => sum(ink) / SIDE ** 2;

const inGrid = (pixel: number): boolean =>
  [pixel % WIDE, Math.floor(pixel / WIDE)].every((place) => place >= MARGIN - 1 && place < WIDE - MARGIN + 1);

/** How many pixels' worth of ink leave the grid. */
export const spilt = (ink: Ink): number => sum(ink.filter((_, pixel) => !inGrid(pixel)));

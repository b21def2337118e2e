import { describe, expect, test } from 'vitest';
import { type Context, newPage } from '#renderers/canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawDisc } from '#renderers/drawing/brush.ts';
import { drawKept } from '#renderers/drawing/sprites.ts';
import { type Box, middleOf } from '#renderers/geometry/shapes.ts';
import { themes } from '#renderers/themes/theme.ts';

const SIDE = 120;
const box: Box = { x: 20, y: 32, width: 24, height: 24 };

/** A square in the panel's colour with a disc that extends beyond it on every side. */
const paint = (brush: Brush, at: Box): void => {
  drawDisc(brush, middleOf(at), at.width / 2 + 5, { fill: brush.palette.gold });
  drawBox(brush, at, 6, { fill: brush.palette.panel });
};

const drawn = (draw: (context: Context) => void): Uint8ClampedArray => {
  const { context } = newPage(SIDE, SIDE);
  draw(context);
  return context.getImageData(0, 0, SIDE, SIDE).data;
};

const areAlike = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean => one.every((part, index) => part === other[index]);

describe('a cached sprite', () => {
  test.each([
    [1, { x: 0, y: 0 }],
    [0.75, { x: 0, y: 0 }],
    [3, { x: -40, y: -75 }],
  ])('a sprite looks as if it were painted in its place, at a scale of %d', (scale, origin) => {
    const straight = drawn((context) => paint(brushOn(context, themes.dark, scale, origin), box));
    const copied = drawn((context) => drawKept(brushOn(context, themes.dark, scale, origin), `straight at ${scale}`, box, paint));
    const differences = copied.filter((part, index) => Math.abs(part - (straight[index] ?? 0)) > 2);
    expect(differences).toHaveLength(0);
    expect(copied.some((part) => part > 0)).toBe(true);
  });

  test('a sprite is placed on whole pixels, so that it is sharp everywhere', () => {
    const at = (x: number) => drawn((context) => drawKept(brushOn(context, themes.dark), 'sharp', { ...box, x }, paint));
    expect(areAlike(at(20.4), at(20))).toBe(true);
    expect(areAlike(at(20.6), at(21))).toBe(true);
    expect(areAlike(at(20), at(21))).toBe(false);
  });

  test('a sprite is painted once for each key, theme, size and scale', () => {
    let paintings = 0;
    const counting = (brush: Brush, at: Box): void => {
      paintings += 1;
      paint(brush, at);
    };
    const { context } = newPage(SIDE, SIDE);
    const dark = brushOn(context, themes.dark);
    for (const x of [0, 30, 60]) drawKept(dark, 'once', { ...box, x }, counting);
    expect(paintings).toBe(1);
    drawKept(brushOn(context, themes.light), 'once', box, counting);
    drawKept(brushOn(context, themes.dark, 2), 'once', box, counting);
    drawKept(dark, 'once', { ...box, width: 25 }, counting);
    drawKept(dark, 'another', box, counting);
    expect(paintings).toBe(5);
  });

  test('a sprite has the colours of its theme', () => {
    const under = (theme: 'dark' | 'light') =>
      drawn((context) => drawKept(brushOn(context, themes[theme]), 'themed', box, paint));
    expect(areAlike(under('dark'), under('light'))).toBe(false);
  });
});

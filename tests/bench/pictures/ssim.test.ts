import { describe, expect, test } from 'vitest';
import { newPage } from '#renderers/canvas/canvas.ts';
import { brushOn, drawBox, drawDisc } from '#renderers/drawing/brush.ts';
import { themes } from '#renderers/themes/theme.ts';
import { type Luma, lumaOf, similarity } from './ssim.ts';

const evenly = (value: (pixel: number) => number): Luma => ({
  width: 16,
  height: 16,
  data: Float32Array.from({ length: 256 }, (_, pixel) => value(pixel)),
});

describe('the similarity of two pictures', () => {
  test('equal pictures have similarity 1', () => {
    const noise = evenly((pixel) => (pixel * 97) % 256);
    expect(similarity(noise, noise)).toBe(1);
  });

  test('two uniform greys have the similarity the formula gives', () => {
    const c1 = 2.55 ** 2;
    const [dark, light] = [evenly(() => 100), evenly(() => 120)];
    expect(similarity(dark, light)).toBeCloseTo((2 * 100 * 120 + c1) / (100 ** 2 + 120 ** 2 + c1), 10);
  });

  test('a picture and its negative have a similarity below 0', () => {
    const stripes = evenly((pixel) => (pixel % 2 === 0 ? 100 : 150));
    const negative = evenly((pixel) => (pixel % 2 === 0 ? 150 : 100));
    expect(similarity(stripes, negative)).toBeLessThan(-0.9);
  });

  test('similarity falls with the quality of a JPEG, and is almost 1 for a good one', async () => {
    const { page, context } = newPage(160, 120);
    const brush = brushOn(context, themes.dark);
    drawBox(brush, { x: 0, y: 0, width: 160, height: 120 }, 0, { fill: brush.palette.sea });
    for (let x = 0; x < 160; x += 20) drawDisc(brush, { x, y: 60 }, 18, { fill: brush.palette.gold });
    const png = await lumaOf(new Uint8Array(await page.encode('png')));
    const of = async (quality: number): Promise<number> =>
      similarity(await lumaOf(new Uint8Array(await page.encode('jpeg', quality))), png);
    const [good, fair, bad] = [await of(95), await of(60), await of(5)];
    expect(good).toBeGreaterThan(0.98);
    expect(good).toBeGreaterThan(fair);
    expect(fair).toBeGreaterThan(bad);
  });

  test('the similarity of pictures of different sizes is an error', () => {
    const wide = { width: 32, height: 8, data: new Float32Array(256) };
    expect(() =>
      similarity(
        evenly(() => 0),
        wide,
      ),
    ).toThrow('differ in size');
  });
});

import { describe, expect, test } from 'vitest';
import type { IndexedImage } from '#renderers/canvas/png.ts';
import { type Colour, flatColours } from '#renderers/canvas/quantize.ts';
import { drawBox, drawDisc } from '#renderers/drawing/brush.ts';
import { createMosaic } from '#renderers/drawing/mosaic.ts';
import { lookOf, type Part, type Plan, paintPlan } from '#renderers/drawing/plan.ts';
import { type Box, middleOf } from '#renderers/geometry/shapes.ts';
import { themes } from '#renderers/themes/theme.ts';

const theme = themes.dark;
const PALETTE: readonly Colour[] = [
  [0, 0, 0],
  [255, 255, 255],
  [255, 0, 0],
  [128, 128, 128],
];

/** A white box with a disc that extends beyond it on every side; counts how often it is painted. */
const counted = (paintings: { count: number }, box: Box, look?: string): Part => ({
  box,
  ...(look !== undefined && { look }),
  paint: (brush) => {
    paintings.count += 1;
    drawBox(brush, box, 0, { fill: '#ffffff' });
    drawDisc(brush, middleOf(box), box.width * 0.6, { fill: '#ff0000' });
  },
});

/** Tolerance: pixels of a round edge that get the other of two similar shades in another place of the page. */
const ROUNDED = 3;

const differences = (one: IndexedImage, other: IndexedImage): number =>
  one.rows.filter((number, at) => number !== other.rows[at]).length;

const plan = (parts: readonly Part[]): Plan => ({ width: 90, height: 60, scale: 0.75, ground: '#000000', parts });
const box = { x: 20.3, y: 10.9, width: 41, height: 30 };

describe('a mosaic', () => {
  test('a mosaic equals the whole page, whether painted or cached', () => {
    const mosaic = createMosaic(theme, PALETTE);
    const parts = [counted({ count: 0 }, box, 'one'), counted({ count: 0 }, { ...box, x: 70, y: 55 }, 'one')];
    const page = mosaic.copy(paintPlan(plan(parts), theme));
    expect(new Set(page.rows).size).toBeGreaterThan(2);
    for (const _ of ['painted', 'kept']) expect(differences(mosaic.compose(plan(parts)), page)).toBeLessThanOrEqual(ROUNDED);
    expect(differences(mosaic.compose(plan(parts.slice(1))), page)).toBeGreaterThan(ROUNDED);
  });

  test('a mosaic paints a part with a key once, and a part without a key each time', () => {
    const mosaic = createMosaic(theme, PALETTE);
    const [kept, own] = [{ count: 0 }, { count: 0 }];
    for (const x of [0, 10.4, 20]) mosaic.compose(plan([counted(kept, { ...box, x }, 'one'), counted(own, box)]));
    expect([kept.count, own.count]).toEqual([1, 3]);
    mosaic.compose(plan([counted(kept, box, 'another'), counted(kept, { ...box, width: 44 }, 'one')]));
    mosaic.compose({ ...plan([counted(kept, box, 'one')]), scale: 1 });
    expect(kept.count).toBe(4);
  });

  test('a full mosaic cache drops the least recently used part', () => {
    const mosaic = createMosaic(theme, PALETTE);
    const paintings = { count: 0 };
    const large = { x: 0, y: 0, width: 2_000, height: 2_000 };
    const show = (look: string): void => void mosaic.compose(plan([counted(paintings, large, look)]));
    for (let look = 0; look < 16; look++) show(String(look));
    show('15');
    expect(paintings.count).toBe(16);
    show('0');
    expect(paintings.count).toBe(17);
  });
});

test('the key of a part does not depend on its position, and changes with everything else', () => {
  const label = { text: '7', x: 25, y: 18, size: 40 };
  const moved = { ...label, x: label.x + 100, y: label.y - 5 };
  const one = lookOf(box, { label });
  expect(lookOf({ ...box, x: box.x + 100, y: box.y - 5 }, { label: moved })).toBe(one);
  for (const other of [{ ...label, text: '8' }, { ...label, x: 26 }, { ...label, size: 41 }, moved])
    expect(lookOf(box, { label: other })).not.toBe(one);
});

test('flat colours are exactly those of areas', () => {
  const data = new Uint8ClampedArray(
    Array.from({ length: 100 }, (_, pixel) => (pixel < 60 ? [18, 56, 79, 255] : [pixel, 0, 0, 255])).flat(),
  );
  expect(flatColours({ width: 10, height: 10, data }, 50)).toEqual([[18, 56, 79]]);
});

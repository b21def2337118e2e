import { describe, expect, test } from 'vitest';
import type { Page } from '#renderers/canvas/canvas.ts';
import { giveBackMemory } from '#renderers/canvas/memory.ts';
import type { RgbImage } from '#renderers/canvas/rgb.ts';
import { drawBox, drawDisc } from '#renderers/drawing/brush.ts';
import { createLayers } from '#renderers/drawing/layers.ts';
import { type Part, type Plan, paintPlan } from '#renderers/drawing/plan.ts';
import { type Box, middleOf } from '#renderers/geometry/shapes.ts';
import { themes } from '#renderers/themes/theme.ts';

/** A disc in a box that is partly opaque and partly glass; counts how often it is painted. */
const counted = (paintings: { count: number }, box: Box, look?: string): Part => ({
  box,
  ...(look !== undefined && { look }),
  paint: (brush) => {
    paintings.count += 1;
    drawBox(brush, { ...box, width: box.width / 2 }, 8, { fill: '#f0e0d0' });
    drawDisc(brush, middleOf(box), box.width * 0.4, { fill: 'rgba(200,20,60,0.4)' });
  },
});

const plan = (parts: readonly Part[]): Plan => ({ width: 90, height: 60, scale: 0.75, ground: '#204060', parts });
/** In quarters of pixels, which are the same wherever they are added. */
const box = { x: 20.25, y: 10.75, width: 41, height: 30 };
const beyond = [
  { ...box, x: -24.75 },
  { ...box, y: -18.25 },
  { ...box, x: 100, y: 65 },
  { ...box, x: 400 },
];

/** Tolerance: how much the shades of a round edge may differ in another place of the page. */
const ROUNDED = 16;

/** Returns how many shades of a composed picture are not nearly those of a page. */
const differences = ({ data }: RgbImage, page: Page): number => {
  const pixels = page.data();
  return data.filter((shade, at) => Math.abs(shade - (pixels[4 * Math.floor(at / 3) + (at % 3)] ?? 0)) > ROUNDED).length;
};

describe('composed layers', () => {
  test('layers equal the whole page, painted or cached, also where they lie on one another or leave the picture', () => {
    const layers = createLayers(themes.dark);
    const parts = [box, { ...box, x: 40.25, y: 20.75 }, ...beyond].map((each, index) =>
      counted({ count: 0 }, each, String(index % 2)),
    );
    const page = paintPlan(plan(parts), themes.dark);
    for (const _ of ['painted', 'kept']) expect(differences(layers.compose(plan(parts)), page)).toBe(0);
    expect(differences(layers.compose(plan(parts.slice(1))), page)).toBeGreaterThan(1_000);
  });

  test('nothing of an earlier picture is left in the memory that a later one reuses', () => {
    const layers = createLayers(themes.dark);
    const empty = Uint8Array.from(layers.compose(plan([])).data);
    const full = layers.compose(plan([counted({ count: 0 }, box)]));
    expect(full.data).not.toEqual(empty);
    giveBackMemory(full.data);
    const again = layers.compose(plan([]));
    expect(again.data.buffer).toBe(full.data.buffer);
    expect(again.data).toEqual(empty);
  });

  test('nothing of a part is left on the page on which a later part is painted', () => {
    const layers = createLayers(themes.dark);
    const empty = Uint8Array.from(layers.compose(plan([])).data);
    layers.compose(plan([counted({ count: 0 }, box)]));
    for (const blank of [box, { ...box, width: 30 }])
      expect(layers.compose(plan([{ box: blank, paint: () => undefined }])).data).toEqual(empty);
  });

  test('a layer with a key is painted once, and one without a key each time', () => {
    const layers = createLayers(themes.dark);
    const [kept, own] = [{ count: 0 }, { count: 0 }];
    for (const x of [0, 10.4, 20]) layers.compose(plan([counted(kept, { ...box, x }, 'one'), counted(own, box)]));
    expect([kept.count, own.count]).toEqual([1, 3]);
  });
});

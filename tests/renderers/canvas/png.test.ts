import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { newPage } from '#renderers/canvas/canvas.ts';
import { giveBackMemory } from '#renderers/canvas/memory.ts';
import { encodePng, newNumbered } from '#renderers/canvas/png.ts';
import type { Colour } from '#renderers/canvas/quantize.ts';

test('a PNG shows each pixel in the palette colour of its index, at any size', async () => {
  const palette: readonly Colour[] = [
    [18, 56, 79],
    [240, 192, 74],
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (const [width, height] of [
    [1, 1],
    [7, 5],
    [300, 2],
  ] as const) {
    const picture = newNumbered(width, height);
    const numbers = Array.from({ length: width * height }, (_, pixel) => (pixel * 7) % palette.length);
    for (const [pixel, number] of numbers.entries())
      picture.rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = number;
    const image = await loadImage(encodePng(picture, palette));
    expect([image.width, image.height]).toEqual([width, height]);
    const { context } = newPage(width, height);
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    expect([...data]).toEqual(numbers.flatMap((number) => [...(palette[number] ?? []), 255]));
  }
});

test('returned rows are refilled, and never lent to two users', () => {
  const first = newNumbered(40, 30);
  first.rows.fill(9);
  giveBackMemory(first.rows);
  const [again, other] = [newNumbered(30, 40), newNumbered(30, 40)];
  expect(again.rows.buffer).toBe(first.rows.buffer);
  expect(other.rows.buffer).not.toBe(first.rows.buffer);
  expect([...again.rows]).toEqual(Array.from({ length: 31 * 40 }, () => 0));
});

import { describe, expect, test } from 'vitest';
import { CREATURES } from '#games/cyclades/types.ts';
import { drawPictogram } from '#renderers/brush.ts';
import { newPage } from '#renderers/canvas.ts';
import { EMBLEMS } from '#renderers/cyclades/emblems.ts';
import { BUILDING_PICTOGRAMS, GOOD_PICTOGRAMS, type Outline, PATRON_PICTOGRAMS } from '#renderers/cyclades/pictograms.ts';
import { MARKS } from '#renderers/marks.ts';

const SIDE = 36;
const MARGIN = 6;
const WIDE = SIDE + 2 * MARGIN;

/** How much ink each pixel of a small picture takes, from 0 to 1, with a margin around the grid. */
const inkOf = (outline: Outline): readonly number[] => {
  const { context } = newPage(WIDE, WIDE);
  drawPictogram(context, outline, { x: MARGIN, y: MARGIN, width: SIDE, height: SIDE }, '#000000');
  const { data } = context.getImageData(0, 0, WIDE, WIDE);
  return Array.from({ length: WIDE * WIDE }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) / 255);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Ink that both have, as a part of the ink that either has. */
const likeness = (a: readonly number[], b: readonly number[]): number =>
  sum(a.map((ink, pixel) => Math.min(ink, b[pixel] ?? 0))) / sum(a.map((ink, pixel) => Math.max(ink, b[pixel] ?? 0)));

const inGrid = (pixel: number): boolean =>
  [pixel % WIDE, Math.floor(pixel / WIDE)].every((place) => place >= MARGIN - 1 && place < WIDE - MARGIN + 1);

describe('the emblem of each creature', () => {
  const inks = new Map(CREATURES.map((creature) => [creature, inkOf(EMBLEMS[creature])]));

  test.each(CREATURES)('%s: fills its grid and stays in it', (creature) => {
    const ink = inks.get(creature) ?? [];
    expect(sum(ink) / SIDE ** 2).toBeGreaterThan(0.25);
    expect(sum(ink) / SIDE ** 2).toBeLessThan(0.75);
    expect(sum(ink.filter((_, pixel) => !inGrid(pixel)))).toBeLessThan(0.5);
  });

  test.each(CREATURES)('%s: looks like no other picture, even as small as a figure', (creature) => {
    const others = [
      ...[...inks].filter(([other]) => other !== creature).map(([, ink]) => ink),
      ...[BUILDING_PICTOGRAMS, PATRON_PICTOGRAMS, GOOD_PICTOGRAMS, MARKS].flatMap(Object.values<Outline>).map(inkOf),
    ];
    expect(others).toHaveLength(16 + 4 + 5 + 8 + 5);
    const own = inks.get(creature) ?? [];
    expect(Math.max(...others.map((other) => likeness(own, other)))).toBeLessThan(0.75);
  });
});

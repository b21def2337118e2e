import { describe, expect, test, vi } from 'vitest';
import type * as canvas from '#renderers/canvas/canvas.ts';
import { newPage } from '#renderers/canvas/canvas.ts';
import { type Label, labelBox } from '#renderers/geometry/shapes.ts';
import type { PictureRequest } from '#renderers/request/picture.ts';
import { THEMES } from '#renderers/themes/theme.ts';
import { contrast } from '../../support/golden/colours.ts';
import { CYCLADES_PICTURES } from '../../support/golden/cycladesGallery.ts';
import { PELOPONNES_PICTURES } from '../../support/golden/peloponnesGallery.ts';
import { pageOf } from '../../support/pictures.ts';

interface Written {
  readonly label: Label;
  readonly ink: string;
  readonly alpha: number;
  readonly canvas: canvas.Page;
  readonly scale: number;
  readonly origin: { readonly x: number; readonly y: number };
}

/** Records the texts and does not draw them, so that the background below them is visible. */
const { written, writeLabel } = vi.hoisted(() => ({
  written: [] as Written[],
  writeLabel: { straight: (() => undefined) as typeof canvas.writeLabel },
}));

vi.mock('#renderers/canvas/canvas.ts', async (load) => {
  const own = await load<typeof canvas>();
  writeLabel.straight = own.writeLabel;
  const noted: typeof own.writeLabel = (context, label, ink) => {
    const { a: scale, e: x, f: y } = context.getTransform();
    written.push({ label, ink, alpha: context.globalAlpha, canvas: context.canvas, scale, origin: { x, y } });
  };
  return { ...own, writeLabel: noted };
});

const channels = (colour: number): readonly number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];
const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A detail does not show what lies beyond its edge. */
const isOnPage = ({ label, canvas: page, scale, origin }: Written): boolean => {
  const { x, y, width, height } = labelBox(label);
  const [left, top] = [origin.x + x * scale, origin.y + y * scale];
  return left >= 0 && top >= 0 && left + width * scale <= page.width && top + height * scale <= page.height;
};

/** Returns the share of a label's letters that lack contrast with the background below them. */
const faintPart = ({ label, ink, alpha, canvas: page, scale, origin }: Written): number => {
  const box = labelBox(label);
  const left = Math.floor(origin.x + box.x * scale);
  const top = Math.floor(origin.y + box.y * scale);
  const [width, height] = [Math.ceil(box.width * scale) + 1, Math.ceil(box.height * scale) + 1];
  const ground = page.getContext('2d').getImageData(left, top, width, height).data;
  const { context } = newPage(width, height);
  context.setTransform(scale, 0, 0, scale, origin.x - left, origin.y - top);
  writeLabel.straight(context, label, '#000000');
  const letters = context.getImageData(0, 0, width, height).data;
  const counts = new Map<number, number>();
  for (let at = 0; at < letters.length; at += 4) {
    if ((letters[at + 3] ?? 0) < 128) continue;
    const colour = ((ground[at] ?? 0) << 16) | ((ground[at + 1] ?? 0) << 8) | (ground[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const own = channels(Number.parseInt(ink.slice(1), 16));
  const isFaint = (below: readonly number[]): boolean =>
    contrast(hex(own.map((part, index) => alpha * part + (1 - alpha) * (below[index] ?? 0))), hex(below)) < 4.5;
  const sum = (all: readonly (readonly [number, number])[]): number => all.reduce((total, [, count]) => total + count, 0);
  return sum([...counts].filter(([colour]) => isFaint(channels(colour)))) / Math.max(1, sum([...counts]));
};

/** Tolerance: the edge of a disc or a line may run below a letter's edge. */
const MAX_FAINT = 0.15;

/** The fullest pictures of both games. */
const PICTURES: readonly (readonly [string, PictureRequest])[] = Object.entries({
  ...CYCLADES_PICTURES,
  ...PELOPONNES_PICTURES,
}).filter(([, { view, detail }]) => view.seats.length === 5 || detail !== undefined);

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(PICTURES)('every text contrasts with what is drawn below it: %s', (_, request) => {
    written.length = 0;
    pageOf({ ...request, theme });
    expect(written.length).toBeGreaterThan(5);
    const faint = written.filter(isOnPage).map((each) => ({ text: each.label.text, faint: faintPart(each) }));
    expect(faint.filter((each) => each.faint > MAX_FAINT)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPage } from '#renderers/canvas/canvas.ts';
import { drawGround } from '#renderers/cyclades/drawing/drawChart.ts';
import { drawRim } from '#renderers/cyclades/drawing/drawHighlights.ts';
import { CHARTS } from '#renderers/cyclades/layout/board.ts';
import { chartLabels } from '#renderers/cyclades/layout/chartLabels.ts';
import { SEA } from '#renderers/cyclades/layout/frame.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { brushOn } from '#renderers/drawing/brush.ts';
import { type Face, type Label, labelBox } from '#renderers/geometry/shapes.ts';
import { THEMES, themes } from '#renderers/themes/theme.ts';
import { anyView } from '../../support/builders/anyView.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { contrast } from '../../support/golden/colours.ts';
import { measure } from '../../support/golden/measure.ts';
import { type Part, partsOf } from '../../support/laws/boxes.ts';

const WORDS = wordsOf('cyclades');

/** Width of a picture on a phone, and the box of one picture in Discord's desktop client. */
const PHONE = 308;
const DESKTOP = { width: 550, height: 350 };
/** Minimum height of digits and capitals as shown: of what decides moves on a phone and on a desktop, and of all else. */
const HIGH = { phone: 9, desktop: 10 };
const LOWEST = 7;

/** Numbers of islands, incomes, counts, bids, and the cards of seats. */
const DECISIVE = /^(?:island|yield|count of|amount of|name of \d|.* count of \d)/u;
/** Numbers that no match reaches are smaller. */
const FAR = { yield: 9, amount: 99, gold: 99 };
const isFar = ({ what, label }: Part): boolean =>
  Object.entries(FAR).some(([kind, most]) => what.startsWith(kind) && Number(label?.text) > most);

/** Returns the height of the ink of a letter, as a fraction of its type size. */
const inkHeight = (face: Face, sign: string): number => {
  const side = 200;
  const { context } = newPage(2 * side, 2 * side);
  const label: Label = { text: sign, x: side, y: side, face, size: side, align: 'center', width: 0 };
  context.font = `${side}px "${{ display: 'Trireme Display', body: 'Trireme Body', quiet: 'Trireme Quiet' }[face]}"`;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(label.text);
  return (actualBoundingBoxAscent + actualBoundingBoxDescent) / side;
};

/** The lowest of the most important characters: digits, and letters of names and places. */
const CAPS: Readonly<Record<Face, number>> = {
  body: Math.min(...[...'0123456789AEHK'].map((sign) => inkHeight('body', sign))),
  quiet: Math.min(...[...'0123456789ABCDEFGHIJK'].map((sign) => inkHeight('quiet', sign))),
  display: Math.min(...[...'0123456789ACPVZ'].map((sign) => inkHeight('display', sign))),
};

describe('as players see it', () => {
  test('every digit and every name is high enough, on a phone and on a desktop, for any number of seats', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const layout = layOut(view, ['Ada', 'Björn Bartholomew', 'Chloé', 'D', ''], WORDS, measure);
        const { width, height } = layout.page;
        const scales = { phone: PHONE / width, desktop: Math.min(DESKTOP.width / width, DESKTOP.height / height) };
        const low = partsOf(layout, measure).filter((part) => {
          const { face, size } = part.label ?? { face: 'body', size: Number.POSITIVE_INFINITY };
          return (['phone', 'desktop'] as const).some(
            (at) => size * CAPS[face] * scales[at] < (DECISIVE.test(part.what) && !isFar(part) ? HIGH[at] : LOWEST),
          );
        });
        expect(low).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Returns the share of pixels on which ink of a colour has less than the contrast that text needs. */
const faint = (ink: string, pixels: Uint8ClampedArray): number => {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const low = [...counts].filter(([ground]) => contrast(ink, hex(ground)) < 4.5);
  return low.reduce((sum, [, count]) => sum + count, 0) / (pixels.length / 4);
};

describe.each(THEMES)('in the %s theme', (name) => {
  test.each(Object.values(CHARTS))('the names on chart $id contrast with the background drawn below them', (chart) => {
    const { writing, ...theme } = themes[name];
    const { context } = newPage(SEA.width, SEA.height);
    const brush = brushOn(context, { ...theme, writing });
    drawGround(brush, chart);
    const below = (label: Label): Uint8ClampedArray => {
      const { x, y, width, height } = labelBox(label);
      return context.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)).data;
    };
    const { seas, islands } = chartLabels(chart, measure);
    for (const name of seas) drawRim(brush, name);
    const parts = [
      ...seas.map((label) => [label.text, faint(writing.sea.ink, below(label))] as const),
      ...islands.map((label) => [label.text, faint(writing.badge.ink, below(label))] as const),
    ];
    expect(parts.filter(([, part]) => part > 0.06)).toEqual([]);
  });
});

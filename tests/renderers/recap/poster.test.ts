import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelBox } from '#renderers/geometry/shapes.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { layOutPoster, type PosterLayout } from '#renderers/recap/poster.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { GAMES } from '../../support/games.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { overlaps } from '../../support/laws/boxes.ts';

type Poster = NonNullable<PictureRequest['poster']>;

/** Capitals are 0.70 of the type size, and must be 8 pixels high when 1,200 pixels are shown as 308. */
const SMALLEST = 46;

const WORDS = LANGUAGES.flatMap(({ game }) =>
  Object.keys(GAMES).map((id) => ({ title: game(id).name, columns: Object.values(game(id).course ?? {}) })),
);

const anyName = fc.string({ unit: 'grapheme', maxLength: 32 });

const anyPoster: fc.Arbitrary<{ poster: Poster; names: readonly string[] }> = fc
  .record({ seats: fc.integer({ min: 1, max: 5 }), ends: fc.boolean(), words: fc.constantFrom(...WORDS) })
  .chain(({ seats, ends, words: { title, columns } }) =>
    fc.record({
      names: fc.array(anyName, { minLength: seats, maxLength: seats }),
      poster: fc.record({
        title: fc.constant(title),
        headline: fc.string({ unit: 'grapheme', maxLength: 120 }),
        columns: fc.constant(ends ? columns.slice(0, 3) : []),
        rows: fc.constant(
          Array.from({ length: seats }, (_, seat) => ({
            seat,
            won: ends && seat === 0,
            ...(ends && { place: seat + 1 }),
            amounts: ends ? columns.slice(0, 3).map((_column, index) => 10 ** index * 7) : [],
          })),
        ),
        notes: fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 8 }),
      }),
    }),
  );

const labelsOf = ({ title, headlines, columns, lines, notes }: PosterLayout) =>
  [
    title,
    ...headlines,
    ...columns,
    ...lines.flatMap(({ name, place, amounts }) => [name, ...(place === undefined ? [] : [place]), ...amounts]),
    ...notes,
  ].filter(({ text }) => text !== '');

describe('a poster', () => {
  test('the words of a poster do not overlap, are large enough for a phone and lie on its page, whatever they are', () => {
    fc.assert(
      fc.property(anyPoster, ({ poster, names }) => {
        const layout = layOutPoster(poster, names, measure);
        const labels = labelsOf(layout);
        const parts = labels.map((label, index) => ({
          what: `${index} ${label.text}`,
          box: labelBox(label),
          owner: String(index),
          kind: 'text' as const,
        }));
        expect(overlaps(parts)).toEqual([]);
        expect(labels.filter(({ size }) => size < SMALLEST)).toEqual([]);
        expect(lacking(labels)).toEqual([]);
        for (const { box } of parts) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(layout.page.width);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.page.height);
        }
      }),
      { numRuns: 80 },
    );
  });

  test.each(WORDS)('the headings of a podium are whole: $columns', ({ title, columns }) => {
    const { columns: headings } = layOutPoster(
      { title, headline: '', columns: columns.slice(-3), rows: [], notes: [] },
      [],
      measure,
    );
    expect(headings.map(({ text }) => text)).toEqual(columns.slice(-3));
  });

  test('a podium shows each seat with its place and its numbers, the winner larger; a cover shows the seats alone', () => {
    const rows = [
      { seat: 1, place: 1, won: true, amounts: [3, 14] },
      { seat: 0, place: 2, won: false, amounts: [1, 20] },
    ];
    const podium = layOutPoster({ title: 'A', headline: 'B', columns: ['C', 'D'], rows, notes: ['E'] }, NAMES, measure);
    expect(podium.lines.map(({ place, name, amounts }) => [place, name, ...amounts].map((label) => label?.text))).toEqual([
      ['1', NAMES[1], '3', '14'],
      ['2', NAMES[0], '1', '20'],
    ]);
    expect(podium.lines.map(({ counter }) => counter.seat)).toEqual([1, 0]);
    const [first, second] = podium.lines;
    expect(first?.box.height).toBeGreaterThan(second?.box.height ?? 0);
    const seats = [0, 1, 2].map((seat) => ({ seat, won: false, amounts: [] }));
    const cover = layOutPoster({ title: 'A', headline: 'B', columns: [], rows: seats, notes: [] }, NAMES, measure);
    expect(cover.lines.map(({ place, amounts }) => [place, ...amounts])).toEqual([[undefined], [undefined], [undefined]]);
    expect(cover.page.height).toBeLessThan(podium.page.height);
  });
});

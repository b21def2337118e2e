import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelBox } from '#renderers/geometry/shapes.ts';
import { layOutChart, type ScoreCourse } from '#renderers/recap/chart.ts';
import { GAMES } from '../../support/games.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { overlaps } from '../../support/laws/boxes.ts';

/** Capitals and digits are 0.70 of the type size, and must be 7 pixels high when 1,600 pixels are shown as 400. */
const SMALLEST = 40;

/** What is counted, in every language. */
const TITLES = LANGUAGES.flatMap(({ game }) => Object.keys(GAMES).flatMap((id) => Object.values(game(id).course ?? {})));

const anyCourse: fc.Arbitrary<ScoreCourse> = fc
  .record({
    seats: fc.integer({ min: 1, max: 5 }),
    moments: fc.integer({ min: 2, max: 60 }),
    most: fc.constantFrom(1, 9, 40, 180),
  })
  .chain(({ seats, moments, most }) =>
    fc.record({
      names: fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: seats, maxLength: seats }),
      parts: fc.array(
        fc.record({
          title: fc.constantFrom(...TITLES),
          values: fc.array(fc.array(fc.integer({ min: 0, max: most }), { minLength: seats, maxLength: seats }), {
            minLength: moments,
            maxLength: moments,
          }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  );

describe('a chart', () => {
  test('the words of a chart do not overlap, are large enough and lie on its page, whatever is counted', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const { page, seats, panels } = layOutChart(course, measure);
        const labels = [
          ...seats.map(({ name }) => name),
          ...panels.flatMap(({ title, ticks, moments, lines }) => [
            title,
            ...ticks.map(({ label }) => label),
            ...moments,
            ...lines.map(({ last }) => last),
          ]),
        ];
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
          expect(box.x + box.width).toBeLessThanOrEqual(page.width);
          expect(box.y + box.height).toBeLessThanOrEqual(page.height);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a chart draws each seat from its first number to its last, larger numbers higher', () => {
    const course = {
      names: ['Ada', 'Ben'],
      parts: [
        {
          title: 'Gold',
          values: [
            [5, 0],
            [7, 10],
            [1, 20],
          ],
        },
      ],
    };
    const [panel] = layOutChart(course, measure).panels;
    const [ada, ben] = panel?.lines ?? [];
    expect(ada?.points.map(({ x }) => x)).toEqual(ben?.points.map(({ x }) => x));
    const heights = ben?.points.map(({ y }) => y) ?? [];
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect([ada?.last.text, ben?.last.text]).toEqual(['1', '20']);
    expect(panel?.ticks.map(({ label }) => label.text)).toEqual(['0', '5', '10', '15', '20']);
    expect(panel?.moments.map(({ text }) => text)).toEqual(['1', '2']);
  });
});

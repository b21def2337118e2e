import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelBox } from '#renderers/geometry/shapes.ts';
import { layOutChart, type ScoreCourse } from '#renderers/recap/chart.ts';
import { chart } from '#renderers/recap/drawChart.ts';
import { GAMES } from '../../support/games.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { shrunk } from '../../support/golden/pixels.ts';
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
          turns: fc.array(
            fc
              .tuple(fc.double({ min: 0, max: moments - 1, noNaN: true }), fc.integer({ min: 0, max: most }))
              .map(([to, value]) => ({
                places: [to / 2, to] as const,
                before: Array<number>(seats).fill(0),
                after: Array<number>(seats).fill(value),
              })),
            { maxLength: 3 },
          ),
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
          ...panels.flatMap(({ title, ticks, moments, turns, lines }) => [
            title,
            ...ticks.map(({ label }) => label),
            ...moments,
            ...turns.map(({ label }) => label),
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

  test('a turn is on the lines within its round, and has its number on the axis where it ends', () => {
    const turns = [{ places: [0.25, 0.5] as const, before: [43], after: [34] }];
    const values = [[36], [44], [50]];
    const layoutOf = (more: object) =>
      layOutChart({ names: ['Ada'], parts: [{ title: 'Win chance', values, ...more }] }, measure).panels[0];
    const [with_, without] = [layoutOf({ turns }), layoutOf({})];
    const points = with_?.lines[0]?.points ?? [];
    const [start, before, after, next] = points;
    expect(points).toHaveLength(5);
    expect([start, next]).toEqual(without?.lines[0]?.points.slice(0, 2));
    expect((before?.x ?? 0) - (start?.x ?? 0)).toBeCloseTo(((next?.x ?? 0) - (start?.x ?? 0)) / 4);
    expect(before?.y).toBeLessThan(start?.y ?? 0);
    expect(after?.y).toBeGreaterThan(start?.y ?? 0);
    expect(with_?.turns).toMatchObject([{ disc: { x: after?.x }, label: { text: '1' } }]);
  });

  test('each line leads from its last point to its counter, and the axis has a mark for the end', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        for (const { plot, lines, marks, moments } of layOutChart(course, measure).panels) {
          for (const { points, leader, counter: to } of lines) {
            expect(leader).toEqual([points.at(-1), { x: to.x - to.radius, y: to.y }]);
          }
          expect(marks.map(({ x }) => x)).toEqual([...moments.map(({ x }) => x), plot.x + plot.width]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test.each(['dark', 'light'] as const)(
    'each seat has a pattern of its own that is visible without colours: %s',
    async (theme) => {
      const course = { names: [...'ABCDE'], parts: [{ title: 'Gold', values: Array(5).fill([0, 1, 2, 3, 4]) }] };
      const { file, width } = await chart({ ...course, theme });
      const { data } = await shrunk(file, width);
      const { page, panels } = layOutChart(course, measure);
      const scale = width / page.width;
      const dashes = (panels[0]?.lines ?? []).map(({ points }) => {
        const [from = 0, to = 0] = points.map(({ x, y }) => Math.round(y * scale) * width + Math.round(x * scale));
        const lights = Array.from({ length: to - from - 2 }, (_, x) => (data[4 * (from + 2 + x) + 1] ?? 0) > 128);
        return lights.filter((light, x) => x > 0 && light !== lights[x - 1]).length;
      });
      expect(dashes[0]).toBe(0);
      expect(new Set(dashes).size).toBe(5);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelBox } from '#renderers/geometry/shapes.ts';
import type { Card } from '#renderers/index.ts';
import { type CardLayout, layOutCard } from '#renderers/recap/card.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { overlaps } from '../../support/laws/boxes.ts';

/** The page is shown 308 pixels wide on a phone, and its text must be 9 pixels high then. */
const SMALLEST = (9 * 1200) / 308;

const WORDS = LANGUAGES.flatMap(({ game, statistics: { labels, lists } }) => ({
  labels: Object.values(labels),
  titles: [
    ...Object.values(lists),
    ...['cyclades', 'peloponnes'].flatMap((id) => [game(id).facts?.sides ?? '', game(id).facts?.used ?? '']),
  ],
}));

const anyName = fc.string({ unit: 'grapheme', maxLength: 34 });

const anyCard: fc.Arbitrary<Card> = fc.constantFrom(...WORDS).chain(({ labels, titles }) =>
  fc.record({
    title: anyName,
    headline: fc.string({ unit: 'grapheme', maxLength: 90 }),
    figures: fc.array(
      fc.record({ value: fc.constantFrom('128 of 340', '45 min', '+12.5', '0'), label: fc.constantFrom(...labels) }),
      {
        maxLength: 4,
      },
    ),
    podium: fc.array(fc.record({ name: anyName, value: fc.constantFrom('17 points', '9,5 puntos', '4') }), { maxLength: 3 }),
    lists: fc.array(
      fc.record({
        title: fc.constantFrom(...titles),
        game: fc.constantFrom('cyclades', 'other'),
        entries: fc.array(
          fc.record({
            name: anyName,
            value: fc.constantFrom('1', '112 de 340', '45 min', '12 : 14'),
            share: fc.double({ min: -1, max: 2, noNaN: true }),
            sign: fc.constantFrom('ares', 'nothing'),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
      { maxLength: 8 },
    ),
  }),
);

const hasSign = (game: string, sign: string): boolean => game === 'cyclades' && sign === 'ares';

const layOut = (card: Card): CardLayout => layOutCard(card, hasSign, measure);

const labelsOf = ({ title, headline, figures, podium, lists }: CardLayout) =>
  [
    title,
    headline,
    ...figures.flatMap(({ value, label }) => [value, label]),
    ...podium.flatMap(({ name, place, value }) => [name, place, value]),
    ...lists.flatMap((list) => [list.title, ...list.entries.flatMap(({ name, value }) => [name, value])]),
  ].filter(({ text }) => text !== '');

describe('a card of statistics', () => {
  test('its words and signs do not overlap, are large enough for a phone and lie on its page, whatever they are', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const layout = layOut(card);
        const labels = labelsOf(layout);
        const parts = [
          ...labels.map((label, index) => ({
            what: `${index} ${label.text}`,
            box: labelBox(label),
            owner: String(index),
            kind: 'text' as const,
          })),
          ...layout.lists.flatMap(({ entries }, list) =>
            entries.flatMap(({ signed, bar }, index) => [
              { what: 'bar', box: bar, owner: `bar ${list} ${index}`, kind: 'icon' as const },
              ...(signed === undefined
                ? []
                : [{ what: 'sign', box: signed.box, owner: `sign ${list} ${index}`, kind: 'icon' as const }]),
            ]),
          ),
        ];
        expect(overlaps(parts)).toEqual([]);
        expect(labels.filter(({ size }) => size < SMALLEST)).toEqual([]);
        expect(lacking(labels)).toEqual([]);
        for (const { box } of [...parts, ...layout.podium]) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(layout.page.width);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.page.height);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each(WORDS)('its headings and labels are whole: $titles', ({ labels, titles }) => {
    const figures = labels.map((label) => ({ value: '1', label }));
    const lists = titles.map((title) => ({ title, entries: [{ name: 'a', value: '1', share: 1 }] }));
    for (const four of [figures.slice(0, 4), figures.slice(-4)]) {
      const layout = layOut({ title: 'A', headline: 'B', figures: four, lists });
      expect(layout.figures.map(({ label }) => label.text)).toEqual(four.map(({ label }) => label));
      expect(layout.lists.map(({ title }) => title.text)).toEqual(titles);
    }
  });

  test('a bar is filled up to its share, and never beyond its end', () => {
    const entries = [0, 0.5, 1, 7, -1].map((share) => ({ name: 'a', value: '1', share }));
    const [list] = layOut({ title: 'A', headline: 'B', figures: [], lists: [{ title: 'C', entries }] }).lists;
    expect(list?.entries.map(({ bar, filled }) => filled.width / bar.width)).toEqual([0, 0.5, 1, 1, 0]);
  });

  test('the winner stands in the middle of the podium, the second on the left, each step lower than the one before', () => {
    const podium = ['A', 'B', 'C'].map((name) => ({ name, value: '1' }));
    const [first, second, third] = layOut({ title: 'A', headline: 'B', figures: [], podium, lists: [] }).podium.map(
      ({ box }) => box,
    );
    if (!first || !second || !third) throw new Error('a step is missing');
    expect([second.x < first.x, first.x < third.x, first.y < second.y, second.y < third.y]).toEqual([true, true, true, true]);
    const floors = [first, second, third].map(({ y, height }) => y + height);
    expect(new Set(floors).size).toBe(1);
  });

  test('a place is shown also where the fonts lack the name after it', () => {
    const entries = ['Ada', 'עדה'].map((name, index) => ({ place: index + 1, name, value: '1', share: 1 }));
    const [list] = layOut({ title: 'A', headline: 'B', figures: [], lists: [{ title: 'C', entries }] }).lists;
    expect(list?.entries.map(({ name }) => name.text)).toEqual(['1. Ada', '2. ?']);
  });

  test('a single list takes the whole width; several fill two columns, each the shorter one first', () => {
    const list = (count: number) => ({ title: 'C', entries: Array(count).fill({ name: 'a', value: '1', share: 1 }) });
    const boxesOf = (...counts: readonly number[]) =>
      layOut({ title: 'A', headline: 'B', figures: [], lists: counts.map(list) }).lists.map(({ box }) => box);
    const [alone] = boxesOf(2);
    const [first, second, third, fourth] = boxesOf(5, 1, 1, 1);
    expect(alone?.width).toBeGreaterThan(1100);
    expect([second?.y, third?.x]).toEqual([first?.y, second?.x]);
    expect(third?.y).toBe((second?.y ?? 0) + (second?.height ?? 0) + 10);
    expect(fourth?.x).toBe(third?.x);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '#games/cyclades/viewTypes.ts';
import { CHARTS } from '#renderers/cyclades/layout/board.ts';
import { chartLabels } from '#renderers/cyclades/layout/chartLabels.ts';
import { type Layout, layOutAsked } from '#renderers/cyclades/layout/layout.ts';
import { type Label, labelBox } from '#renderers/geometry/shapes.ts';
import { anyView } from '../../support/builders/anyView.ts';
import { creatureView, crowdedView, NAMES, privateView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { outside, overlaps, partsOf } from '../../support/laws/boxes.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('cyclades');

/** Width of a picture on a phone. */
const PHONE = 308;

const tall = (view: View, names: readonly string[] = NAMES): Layout =>
  layOutAsked(view, names, WORDS, measure, { shape: 'tall' }) as Layout;

const anyNames = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 5, maxLength: 5 });

describe('a tall picture', () => {
  test('nothing on a tall picture overlaps, and everything lies on its page', () => {
    fc.assert(
      fc.property(anyView, anyNames, (view, names) => {
        const layout = tall(view, names);
        expect(overlaps(partsOf(layout, measure))).toEqual([]);
        expect(outside(layout, measure)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    [2, creatureView(2)],
    [3, crowdedView(3)],
    [4, crowdedView(4)],
    [5, crowdedView(5, 'sea')],
  ])('what matters on a late board of %i seats is large enough on a phone', (seats, view) => {
    const layout = tall(privateView(view, 1, 23));
    const scale = PHONE / layout.page.width;
    const heights = (labels: readonly (Label | undefined)[]) => labels.map((label) => labelBox(present(label)).height * scale);
    const { seas, islands } = chartLabels(CHARTS[layout.board], measure);
    const { pieces, gods, seats: lines } = layout;
    const offered = gods.flatMap(({ amount }) => amount ?? []);
    expect(lines).toHaveLength(seats);
    const important = [
      ...islands,
      ...pieces.yields.map(({ amount }) => amount),
      ...pieces.units.map(({ count }) => count),
      ...offered,
      ...lines.flatMap(({ name, goods }) => [name, ...goods.map(({ amount }) => amount)]),
    ];
    expect(Math.min(...heights(important))).toBeGreaterThanOrEqual(9);
    expect(Math.min(...heights(seas))).toBeGreaterThanOrEqual(7);
    const owners = [...pieces.units.map(({ plate }) => plate.height), ...lines.map(({ counter }) => 2 * counter.radius)];
    expect(Math.min(...owners) * scale).toBeGreaterThanOrEqual(9);
  });

  test('each seat has a line with what it has, and nothing of which it has none', () => {
    const view = crowdedView(5);
    const lines = tall(privateView(view, 2, 17)).seats;
    for (const { seat, name, goods, box } of lines) {
      const own = present(view.seats[seat]) as unknown as Readonly<Record<string, number>>;
      expect(goods.filter(({ good }) => good !== 'gold').map(({ good, amount }) => [good, amount.text])).toEqual(
        ['income', 'metropolises', 'troops', 'fleets', 'priests', 'philosophers', 'discounts']
          .filter((good) => (own[good] ?? 0) > 0)
          .map((good) => [good, String(own[good])]),
      );
      for (const label of [name, ...goods.map(({ amount }) => amount)]) expect(label.y).toBeCloseTo(name.y);
      expect(name.x).toBeGreaterThan(box.x);
    }
    expect(
      lines.flatMap(({ seat, goods }) => goods.flatMap(({ good, amount }) => (good === 'gold' ? [[seat, amount.text]] : []))),
    ).toEqual([[2, '17']]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import { CREATURES } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Detail, layOutDetail } from '#renderers/cyclades/layout/detail.ts';
import { SEA_TYPE } from '#renderers/cyclades/layout/frame.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { type Label, labelBox } from '#renderers/geometry/shapes.ts';
import { anyView } from '../../support/builders/anyView.ts';
import { creatureView, crowdedView, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOfAllAndLonger } from '../../support/builders/pictureWords.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf, outside, overlaps, partsOf } from '../../support/laws/boxes.ts';
import { present } from '../../support/setup/present.ts';

/** Names so short that only the bot's own words can be too long. */
const NAMES = ['A', 'B', 'C', 'D', 'E'];

const shortened = (labels: readonly Label[]): readonly string[] =>
  labels.filter(({ text }) => text.includes('…')).map(({ text }) => text);

const written = ({ title, rows }: Detail): readonly Label[] => [
  title,
  ...rows.flatMap(({ place, name, amount }) => [place, name, amount].flatMap((label) => label ?? [])),
];

describe.each(wordsOfAllAndLonger('cyclades'))('on a picture in the language $language', ({ words }) => {
  const laid = (view: View) => layOut(view, NAMES, words, measure);

  test('no word overlaps anything, leaves the page, is shortened or is too small, for any number of seats', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const layout = laid(view);
        expect([overlaps(partsOf(layout, measure)), outside(layout, measure)]).toEqual([[], []]);
        expect(shortened(labelsOf(layout, measure))).toEqual([]);
        expect(lacking(labelsOf(layout, measure))).toEqual([]);
        expect(labelsOf(layout, measure).filter(({ size }) => size < SEA_TYPE)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('the title of an ended match has room', () => {
    const ends = [
      { winners: [], reason: 'abandoned', title: words.over },
      { winners: [2], reason: 'metropolises', title: words.victory },
      { winners: [0, 1, 2, 3], reason: 'draw', title: words.draw },
    ];
    for (const { title, ...outcome } of ends) {
      const layout = laid({ ...crowdedView(4), active: [], outcome });
      expect(overlaps(partsOf(layout, measure))).toEqual([]);
      expect(layout.header.title.text).toBe(title);
    }
  });

  test.each(CREATURES)('the track has room for the whole name of the %s', (creature) => {
    const [space] = present(laid({ ...startView(5), track: [{ creature, cost: 4 }] }).creatures).spaces;
    expect(space?.name?.text).toBe(words.creatures[creature]);
  });

  test('an enlarged place is described in whole words beside it', () => {
    for (const { id } of [...boardOf(4).islands, ...boardOf(4).seas]) {
      const detail = present(layOutDetail(creatureView(4), id, NAMES, words, measure));
      const { panel, rows } = detail;
      expect([shortened(written(detail)), lacking(written(detail))]).toEqual([[], []]);
      for (const label of written(detail)) {
        const { x, width } = labelBox(label);
        expect(x).toBeGreaterThanOrEqual(panel.x);
        expect(x + width).toBeLessThanOrEqual(panel.x + panel.width);
      }
      for (const { name, amount } of rows)
        if (name !== undefined && amount !== undefined) expect(labelBox(name).x + name.width).toBeLessThan(labelBox(amount).x);
    }
  });

  test('words that contain a number have a placeholder for it', () => {
    expect([words.cycle, words.island].map((text) => text.split('#').length - 1)).toEqual([1, 1]);
  });
});

import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { CHARTS, SPACING } from '#renderers/cyclades/layout/board.ts';
import { type Detail, type DetailRow, layOutDetail, ZOOM } from '#renderers/cyclades/layout/detail.ts';
import { SEA_TYPE } from '#renderers/cyclades/layout/frame.ts';
import { type Layout, layOut, layOutAsked } from '#renderers/cyclades/layout/layout.ts';
import { type Label, labelBox } from '#renderers/geometry/shapes.ts';
import { creatureView, crowdedView, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('cyclades');

const NAMES = ['Ada', 'Blaise the Younger', 'Carl', 'Dora', 'Emmy'];
const detail = (view: View, place: string): Detail => present(layOutDetail(view, place, NAMES, WORDS, measure));
const places = [3, 4, 5].flatMap((seats) => {
  const { islands, seas } = boardOf(seats);
  return [...islands, ...seas].map(({ id }) => [seats, id] as const);
});
/** Each island full: its owner, troops, buildings, markers, and a figure. */
const full = (seats: number): View => {
  const view = crowdedView(seats);
  const figures = view.islands.map(({ id }) => ({ creature: 'medusa' as const, seat: 0, island: id }));
  return { ...view, islands: view.islands.map((island) => ({ ...island, prosperity: 1 })), figures };
};

const labelsOf = ({ place, name, amount }: DetailRow): readonly Label[] => [place, name, amount].flatMap((label) => label ?? []);
const said = (view: View, place: string): readonly string[] =>
  detail(view, place).rows.map((row) =>
    labelsOf(row)
      .map(({ text }) => text)
      .join(' '),
  );

describe('a detail', () => {
  test.each(places)('a detail of %i seats shows all of %s at three times the scale, with a list in words', (seats, place) => {
    const { region, panel, rows, page } = detail(full(seats), place);
    const chart = CHARTS[boardOf(seats).id];
    const middles = chart.islands.find(({ id }) => id === place)?.circles ?? chart.seas.filter(({ id }) => id === place);
    expect(middles.length).toBeGreaterThan(0);
    for (const { x, y } of middles) {
      expect(x - SPACING / 2).toBeGreaterThanOrEqual(region.x);
      expect(x + SPACING / 2).toBeLessThanOrEqual(region.x + region.width);
      expect(y - SPACING / 2).toBeGreaterThanOrEqual(region.y);
      expect(y + SPACING / 2).toBeLessThanOrEqual(region.y + region.height);
    }
    expect(region.width * ZOOM).toBeLessThanOrEqual(panel.x);
    expect(panel.y + panel.height).toBeLessThanOrEqual(page.height);
    for (const label of rows.flatMap(labelsOf)) {
      const box = labelBox(label);
      expect(label.size).toBeGreaterThanOrEqual(SEA_TYPE);
      expect(box.x).toBeGreaterThanOrEqual(panel.x);
      expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width);
      expect(box.y + box.height).toBeLessThanOrEqual(panel.y + panel.height);
    }
  });

  test('words of a detail’s rows do not overlap, and long names of seats are shortened', () => {
    const { rows } = detail(full(5), 'is13');
    for (const row of rows) {
      const boxes = labelsOf(row).map(labelBox);
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (next !== undefined) expect(box.x + box.width).toBeLessThan(next.x);
      }
    }
    const tops = rows.map((row) => labelBox(present(labelsOf(row)[0])).y);
    for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(SEA_TYPE);
    expect(rows.flatMap(labelsOf).some(({ text }) => /^Blaise.*…$/u.test(text))).toBe(true);
  });

  test('a detail of an island names its owner, everything on it, and the owners of the fleets around it', () => {
    expect(said(creatureView(4), 'is5')).toEqual([
      'Ada',
      'Troops 3',
      'Income 2',
      'Metropolis',
      'Medusa',
      'Around it',
      'D6 Blaise th… 6',
      'D7 Carl 7',
      'E6 Carl 3',
      'E8 Dora 4',
      'F7 Blaise the… 2',
      'F8 Carl 3',
    ]);
    expect(said(crowdedView(5), 'is10').slice(0, 7)).toEqual([
      'Emmy',
      'Troops 0',
      'Income 1',
      'Fortress',
      'Temple',
      'University',
      'Port',
    ]);
  });

  test('a detail of a sea space names the owner of its fleets, or the Kraken', () => {
    expect(said(startView(3), 'D4')).toEqual(['Blaise the Youn…', 'Fleets 1']);
    expect(said({ ...startView(3), kraken: 'A1' }, 'A1')).toEqual(['Kraken']);
    expect(said(startView(3), 'D3')).toEqual(['Fleets 0', 'Around it', 'C2 Ada 1', 'D4 Blaise the… 1']);
  });

  test('a detail of an unknown place is the whole board', () => {
    const whole = layOutAsked(startView(4), NAMES, WORDS, measure, { detail: 'Z9' }) as Layout;
    expect(whole).toEqual(layOut(startView(4), NAMES, WORDS, measure));
    expect(layOutAsked(startView(4), NAMES, WORDS, measure, { detail: 'A1' })).toHaveProperty('region');
  });
});

describe('what can be chosen', () => {
  test('options on the board are highlighted: sea spaces and islands, and nothing else', () => {
    const { highlighted } = layOut(startView(4), NAMES, WORDS, measure, ['is3', 'F9', 'ares', 'Z9']);
    expect([highlighted.islands.map(({ id }) => id), highlighted.seas.map(({ id }) => id)]).toEqual([['is3'], ['F9']]);
    expect(layOut(startView(4), NAMES, WORDS, measure).highlighted).toEqual({ seas: [], islands: [], slots: [], names: [] });
  });

  test('slots that can be chosen show their numbers, from 1, in their own squares', () => {
    const { slots } = layOut(startView(5), NAMES, WORDS, measure, ['is10', 'is10.1', 'is10.3', 'is99.0']).highlighted;
    const { slots: squares } = present(CHARTS['5'].islands.find(({ id }) => id === 'is10'));
    expect(slots.map(({ number }) => number.text)).toEqual(['2', '4']);
    expect(slots.map(({ box }) => box)).toEqual([squares[1], squares[3]]);
  });

  test('options beside the board are highlighted: gods including Apollo, and creatures for sale', () => {
    const litOf = (highlighted: readonly string[]) => {
      const { gods, creatures } = layOut(creatureView(4), NAMES, WORDS, measure, highlighted);
      const tiles = gods.filter((tile) => tile.highlighted).map(({ patron }) => patron);
      return [
        ...tiles,
        ...present(creatures)
          .spaces.filter((space) => space.highlighted)
          .map(({ creature }) => creature),
      ];
    };
    const [god] = creatureView(4).gods.flatMap((each) => each.god ?? []);
    expect(litOf([present(god), 'apollo', 'satyr', 'Z9'])).toEqual([god, 'apollo', 'satyr']);
    expect(litOf([])).toEqual([]);
  });

  test('the names that the highlight lines touch stay readable', () => {
    const { highlighted } = layOut(startView(4), NAMES, WORDS, measure, ['is5', 'A1']);
    expect(highlighted.names.map(({ text }) => text)).toEqual(['A1', ...present(boardOf(4).island('is5')).seas]);
  });
});

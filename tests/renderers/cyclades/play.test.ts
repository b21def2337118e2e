import { describe, expect, test } from 'vitest';
import { LAND_FIGURES } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { gameOf } from '../../support/games.ts';
import { measure } from '../../support/golden/measure.ts';
import { outside, overlaps, partsOf } from '../../support/laws/boxes.ts';
import { playOut, randomOptions } from '../../support/players/playout.ts';

const WORDS = wordsOf('cyclades');

const cyclades = gameOf('cyclades');

const viewsOf = (seats: number, seed: number): readonly View[] => {
  if (cyclades === undefined) throw new Error('Cyclades is not in the list of games');
  const { start, steps, end } = playOut(cyclades, seats, seed, { ...randomOptions(cyclades, seed), creatures: 'all' }, 300);
  const states = [start, ...steps.filter((_, index) => index % 12 === 0).map(({ after }) => after), end];
  return states.flatMap((state) => [cyclades.view(state, 'spectator') as View, cyclades.view(state, 0) as View]);
};

describe('the pictures of matches played at random', () => {
  test.each([
    [2, 1],
    [2, 2],
    [3, 3],
    [3, 4],
    [4, 5],
    [4, 6],
    [5, 7],
    [5, 8],
  ])('pictures of %i seats, seed %i, have no overlapping texts and nothing outside', (seats, seed) => {
    const views = viewsOf(seats, seed);
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      const layout = layOut(view, NAMES, WORDS, measure);
      expect(overlaps(partsOf(layout, measure))).toEqual([]);
      expect(outside(layout, measure)).toEqual([]);
    }
  });

  test('pictures show as many troops and fleets of a seat as its card says, except in battles', () => {
    const views = viewsOf(4, 9).filter(({ turn }) => turn?.battle === undefined);
    for (const view of views) {
      const { pieces, seats } = layOut(view, NAMES, WORDS, measure);
      for (const { seat, goods } of seats) {
        for (const kind of ['troops', 'fleets'] as const) {
          const lying = pieces.units.filter((units) => units.kind === kind && units.seat === seat);
          const sum = lying.reduce((total, { count }) => total + Number(count.text), 0);
          expect(String(sum)).toBe(goods.find(({ good }) => good === kind)?.amount.text);
        }
      }
    }
  });

  test('pictures show every figure and the Kraken in their places, and each creature once', () => {
    const views = [20, 21, 22].flatMap((seed) => viewsOf(5, seed));
    const met = new Set(views.flatMap(({ figures }) => figures.map(({ creature }) => creature)));
    expect(met).toEqual(new Set(LAND_FIGURES));
    expect(views.some(({ kraken }) => kraken !== undefined)).toBe(true);
    for (const view of views) {
      const { creatures, pieces } = layOut(view, NAMES, WORDS, measure);
      expect(pieces.figures.standing).toHaveLength(view.figures.length);
      expect(pieces.figures.kraken === undefined).toBe(view.kraken === undefined);
      const lying = [
        ...(creatures?.spaces ?? []).flatMap(({ creature }) => creature ?? []),
        ...(creatures?.discards ?? []).map(({ creature }) => creature),
        ...pieces.figures.standing.map(({ creature }) => creature),
      ];
      expect(new Set(lying).size).toBe(lying.length);
      expect(lying.length + Number(creatures?.count.text)).toBe(17);
    }
  });
});

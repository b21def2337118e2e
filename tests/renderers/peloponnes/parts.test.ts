import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { Part } from '#renderers/drawing/plan.ts';
import { inksOf, VASE, WINE } from '#renderers/peloponnes/art/inks.ts';
import { planOf } from '#renderers/peloponnes/draw.ts';
import { coloursOf } from '#renderers/peloponnes/drawing/paletteSample.ts';
import { layOut } from '#renderers/peloponnes/layout/layout.ts';
import { SEATS } from '#renderers/themes/seatStyles.ts';
import { THEMES, themes } from '#renderers/themes/theme.ts';
import { changesAlong } from '../../support/builders/changedViews.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { PELOPONNES_PICTURES } from '../../support/golden/peloponnesGallery.ts';

const WORDS = wordsOf('peloponnes');

/** Returns whether one of two parts contains the other, or they do not overlap. */
const areClear = ({ box: one }: Part, { box: other }: Part): boolean => {
  const [across, down] = [
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  ];
  const isWithin = other.width - across < 0.01 && other.height - down < 0.01;
  return across < 0.01 || down < 0.01 || isWithin;
};

/** Returns parts that partly cover an earlier one. */
const clashes = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => !areClear(one, other))
      .map((other) => `${JSON.stringify(one.box)} ${one.look} and ${JSON.stringify(other.box)} ${other.look}`),
  );

describe('no part of a picture cuts into another', () => {
  test.each([1, 2, 3, 4, 5])('no part cuts into another in a random match of %i seats', (seats) => {
    const moments = changesAlong<View>(peloponnes as unknown as AnyGame, seats, seats + 20, { every: 4 });
    expect(moments.length).toBeGreaterThan(4);
    for (const { view, told } of moments)
      for (const shape of [{}, { shape: 'tall' }] as const) {
        const layout = layOut(view, NAMES, WORDS, measure, { told: told as readonly Event[], ...shape });
        expect(clashes(planOf(layout, themes.dark).parts)).toEqual([]);
      }
  });

  test.each(Object.entries(PELOPONNES_PICTURES))('%s', (_, shown) => {
    expect(clashes(planOf(layOut(shown.view, shown.names, WORDS, measure, shown), themes.dark).parts)).toEqual([]);
  });
});

test('parts that show the viewer’s own secrets are not cached', () => {
  const { 'Peloponnes, choices of 3 seats, seen by one': shown } = PELOPONNES_PICTURES;
  if (shown === undefined) throw new Error('no such picture');
  const looksOf = (view: View) =>
    planOf(layOut(view, shown.names, WORDS, measure), themes.dark).parts.map(({ look }) => look === undefined);
  expect(looksOf(shown.view).filter(Boolean)).toHaveLength(2);
  expect(looksOf({ ...shown.view, viewer: 'spectator', own: [] }).filter(Boolean)).toHaveLength(0);
});

test.each(THEMES)('the colours of areas are in the palette of a picture, exactly or nearly: %s', (name) => {
  const theme = { ...themes[name], kept: new Map() };
  const few = coloursOf(theme);
  expect(few.length).toBeLessThanOrEqual(256);
  const { sea, panel, plate, tile, panelEdge, accent, words, muted, alarm, stone, ink, gold, goldInk } = theme.palette;
  const { goods, disasters } = inksOf(theme);
  const grounds = [sea, panel, plate, tile, panelEdge, accent, words, muted, alarm, stone, ink, gold, goldInk];
  const figures = [...Object.values(goods), ...Object.values(disasters), ...Object.values(VASE), WINE];
  const missing = [...grounds, ...figures, ...SEATS.flatMap(({ colour, on }) => [colour, on])].filter((colour) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return !few.some((one) => one.every((part, channel) => Math.abs(part - (wanted[channel] ?? 0)) <= 3));
  });
  expect(missing).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Label, labelBox } from '#renderers/geometry/shapes.ts';
import { type Layout, layOut } from '#renderers/peloponnes/layout/layout.ts';
import { changesAlong } from '../../support/builders/changedViews.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { betweenOffers, firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf } from '../../support/golden/peloponnesParts.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('peloponnes');

/** Width of a picture on a phone. */
const PHONE = 308;

/** The box of one picture in Discord's desktop client. */
const DESKTOP = { width: 550, height: 350 };

const tall = (view: View): Layout => layOut(view, NAMES, WORDS, measure, { shape: 'tall' });

const heights = (layout: Layout, labels: readonly (Label | undefined)[], scale = PHONE / layout.page.width): readonly number[] =>
  labels.map((label) => labelBox(present(label)).height * scale);

/** Returns the labels of what decides a turn, and all others of a layout. */
const important = ({ header, rows, bands }: Layout): readonly (Label | undefined)[] => [
  header?.title,
  header?.phase,
  ...(rows?.tiles ?? []).flatMap(({ least, power, name, lines, offer }) => [
    least.label,
    power.label,
    ...name,
    ...lines.flatMap(({ amounts }) => amounts.map(({ label }) => label)),
    ...(offer.coins === undefined ? [] : [offer.coins]),
  ]),
  ...bands.flatMap(({ name, stores, scores }) => [
    name,
    ...stores.flatMap(({ amount, income }) => (income === undefined ? [amount] : [amount, income])),
    ...scores.map(({ points }) => points),
  ]),
];

describe.each([1, 2, 3, 4, 5])('the tall picture of %i seats', (seats) => {
  test('what matters is large enough on a phone, early and late, and the page no taller than two screens', () => {
    for (const view of [firstRound(seats), lastRound(seats)]) {
      const layout = tall(view);
      expect(layout.bands).toHaveLength(seats);
      expect(present(layout.rows).tiles).toHaveLength(5);
      expect(Math.min(...heights(layout, important(layout)))).toBeGreaterThanOrEqual(9);
      expect(Math.min(...heights(layout, labelsOf(layout)))).toBeGreaterThanOrEqual(7);
      const owners = layout.bands.map(({ counter }) => (2 * counter.radius * PHONE) / layout.page.width);
      expect(Math.min(...owners)).toBeGreaterThanOrEqual(9);
      expect(layout.page.height / layout.page.width).toBeLessThan(1.9);
    }
  });

  test('each seat has the goods, scores and tiles of the wide picture, and each tile its price and bid', () => {
    const view = lastRound(seats);
    const shown = ({ bands, rows }: Layout) => [
      bands.map(({ seat, stores, scores, tableau }) => [
        seat,
        stores.map(({ good, amount, income }) => [good, amount.text, income?.text]),
        scores.map(({ points, counts }) => [points.text, counts]),
        tableau.tiles.map(({ tile, power, name, marker }) => [tile, power.label.text, name.text, marker !== undefined]),
      ]),
      rows?.tiles.map(({ tile, least, power, offer, specials, lines }) => [
        [tile, least.label.text, power.label.text, offer.counter?.seat, offer.coins?.text],
        specials.map(({ special }) => special),
        lines.map(({ about, amounts }) => [about, amounts.map(({ label, good }) => [label.text, good])]),
      ]),
    ];
    expect(shown(tall(view))).toEqual(shown(layOut(view, NAMES, WORDS, measure)));
  });
});

test.each([
  [1, [3, 2], ['Auction']],
  [2, [2, 3], ['Auction', 'Conquest']],
  [3, [3, 2], ['Auction', 'Conquest']],
  [4, [3, 2], ['Auction', 'Conquest']],
  [5, [3, 2], ['Auction']],
])('the tiles of %i seats lie in two rows, %j, called %j', (seats, counts, called) => {
  const { tiles, captions } = present(tall(firstRound(seats)).rows);
  const lines = [...new Set(tiles.map(({ box }) => box.y))];
  expect(lines.map((y) => tiles.filter(({ box }) => box.y === y).length)).toEqual(counts);
  expect(captions.flatMap(({ labels }) => labels.map(({ text }) => text))).toEqual(called);
});

test('the picture of five seats in posts is as large as a desktop shows it, and what matters is high enough there', () => {
  for (const view of [firstRound(5), lastRound(5), betweenOffers(5, {})]) {
    const layout = layOut(view, NAMES, WORDS, measure);
    const { width, height } = layout.page;
    expect(width / height).toBeCloseTo(DESKTOP.width / DESKTOP.height, 1);
    const scale = Math.min(DESKTOP.width / width, DESKTOP.height / height);
    expect(Math.min(...heights(layout, important(layout), scale))).toBeGreaterThanOrEqual(9);
    expect(Math.min(...heights(layout, labelsOf(layout), scale))).toBeGreaterThanOrEqual(6.9);
  }
});

test('what five seats gained and lost in a round leaves a picture in posts that a desktop shows large enough', () => {
  const moments = changesAlong<View>(peloponnes as unknown as AnyGame, 5, 3, { every: 9 });
  const pages = moments.map(({ view, told }) => layOut(view, NAMES, WORDS, measure, { told: told as readonly Event[] }).page);
  for (const { width, height } of pages) expect(width / height).toBeGreaterThan(1.15);
});

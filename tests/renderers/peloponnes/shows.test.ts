import { describe, expect, test } from 'vitest';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Layout, layOut } from '#renderers/peloponnes/layout/layout.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('peloponnes');

const laid = (view: View): Layout => layOut(view, NAMES, WORDS, measure);

const fromLeft = <T extends { readonly box: { readonly x: number } }>(list: readonly T[]): readonly T[] =>
  list.toSorted((one, other) => one.box.x - other.box.x);

describe('the rows of tiles', () => {
  const rows = (view: View) => present(laid(view).rows);

  test('each tile is shown with its minimum offer, its points and its current offer', () => {
    const view = lastRound(3);
    expect(
      rows(view).tiles.map(({ tile, least, fixed, power, offer }) => [
        tile,
        least.label.text,
        fixed,
        power.label.text,
        offer.counter?.seat,
        offer.coins?.text,
      ]),
    ).toEqual([
      ['C06', '5+', false, '5', 0, '18½'],
      ['B03', '6+', false, '7', 1, '17'],
      ['C04', '4+', false, '4', 2, '16½'],
      ['A15', '5', true, '3', 0, '15'],
      ['C10', '9', true, '7', 1, '14½'],
    ]);
  });

  test('each tile is shown with its cost, its income, its one-time gain and its powers', () => {
    const [workshop, odeon, hills, port] = rows(lastRound(3)).tiles;
    const said = (tile: typeof port) =>
      present(tile).lines.map(({ about, amounts, choice }) => [
        about,
        ...amounts.map(({ good, label }) => `${label.text} ${good}`),
        ...(choice?.goods.map(({ good }) => good) ?? []),
      ]);
    expect(said(workshop)).toEqual([
      ['cost', '3 wood', '3 stone'],
      ['income', '1 stone'],
      ['once', '+1 inhabitants'],
    ]);
    expect(said(odeon)).toEqual([['cost', '2 wood', '3 stone'], ['income'], ['once', '+3 luxury', '+3 inhabitants']]);
    expect(said(hills)).toEqual([
      ['income', '1 wood', '1 stone'],
      ['once', '+1 coins', '+2 inhabitants'],
    ]);
    expect(said(port)).toEqual([
      ['cost', '1 wood', '3 stone'],
      ['income', 'food', 'wood', 'stone', 'coins'],
      ['once', '+2 inhabitants'],
    ]);
    expect([workshop, odeon, hills, port].map((tile) => present(tile).specials.map(({ special }) => special))).toEqual([
      ['tempest'],
      [],
      ['supply'],
      ['decline'],
    ]);
  });

  test('the half coin is shown only where the match counts it', () => {
    const view = { ...firstRound(2), auction: [{ tile: 'A13', least: 3, fixed: false }] };
    const powers = (halfCoin: 'on' | 'off') =>
      rows({ ...view, options: { ...view.options, halfCoin } }).tiles[0]?.specials.map(({ words }) => words?.text);
    expect(powers('on')).toEqual(['+½']);
    expect(powers('off')).toEqual([]);
  });

  test.each([
    [1, ['Auction', 'Conquest'].slice(0, 1)],
    [2, ['Auction', 'Conquest']],
    [4, ['Auction', 'Conquest']],
    [5, ['Auction']],
  ])('the rows of %i seats are called %j', (seats, captions) => {
    expect(rows(firstRound(seats)).captions.map(({ labels }) => labels.map(({ text }) => text))).toEqual([captions]);
  });

  test('the conquest row of the campaign begins one place earlier each level', () => {
    const lefts = [1, 2, 3, 4, 5].map((level) => {
      const campaign = { level, target: 24, bonuses: [] };
      return rows({ ...firstRound(1), campaign }).captions[0]?.labels[1]?.x;
    });
    expect(lefts[0]).toBeUndefined();
    expect(lefts.slice(1)).toEqual(lefts.slice(1).toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    expect(new Set(lefts).size).toBe(5);
  });

  test('the place of a tile that has gone stays empty', () => {
    const view = lastRound(3);
    const { tiles, empty } = rows({ ...view, conquest: view.conquest.slice(0, 1) });
    expect([tiles.length, empty.length]).toEqual([4, 1]);
  });
});

describe('the band of a seat', () => {
  test('a band shows buildings to the left of the civilisation and lands to its right, both outwards', () => {
    for (const seats of [1, 3, 5]) {
      const view = lastRound(seats);
      laid(view).bands.forEach(({ tableau, seat }) => {
        const { lands, buildings } = present(view.seats[seat]);
        const centre = present(tableau.centre).box.x;
        const tiles = fromLeft(tableau.tiles);
        expect(tiles.filter(({ box }) => box.x < centre).map(({ tile }) => tile)).toEqual(
          buildings.map(({ tile }) => tile).toReversed(),
        );
        expect(tiles.filter(({ box }) => box.x > centre).map(({ tile }) => tile)).toEqual(lands);
      });
    }
  });

  test('a band shows a coin and the remaining cost on marked buildings, and on no others', () => {
    const { tiles } = present(laid(lastRound(4)).bands[1]).tableau;
    const marked = tiles.flatMap(({ tile, marker }) =>
      marker === undefined ? [] : [[tile, ...present(marker.owed).cost.map(({ good, label }) => `${label.text} ${good}`)]],
    );
    expect(marked.toSorted()).toEqual([
      ['B02', '4 stone'],
      ['C02', '5 wood'],
    ]);
  });

  test('a band shows all goods, the next income, and how full the stores are', () => {
    const { stores } = present(laid(lastRound(4)).bands[1]);
    expect(stores.map(({ good, amount, income }) => [good, amount.text, income?.text])).toEqual([
      ['coins', '101', '+5'],
      ['wood', '10', '+11'],
      ['stone', '9', '+10'],
      ['food', '13', '+11'],
      ['luxury', '19', '+6'],
      ['inhabitants', '18', '+1'],
    ]);
    const full = stores.map(({ track }) => track && Math.round((100 * track.filled.width) / track.box.width));
    expect(full).toEqual([undefined, 100, 90, 100, 95, 90]);
    const [first] = laid(lastRound(4)).bands;
    expect(present(first).stores.flatMap(({ track }) => (track ? track.filled.width / track.box.width : []))).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('a band shows both scores, and which of them counts', () => {
    const scored = (power: number, population: number) => {
      const view = firstRound(2);
      const worth = { power, population, score: Math.min(power, population) };
      const [band] = laid({ ...view, seats: view.seats.map((seat) => ({ ...seat, worth })) }).bands;
      return present(band).scores.map(({ side, points, counts }) => [side, points.text, counts]);
    };
    expect(scored(24, 30)).toEqual([
      ['population', '30', false],
      ['power', '24', true],
    ]);
    expect(scored(31, 30)).toEqual([
      ['population', '30', true],
      ['power', '31', false],
    ]);
    expect(scored(30, 30)).toEqual([
      ['population', '30', true],
      ['power', '30', true],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { TILE_IDS } from '#games/peloponnes/data/tiles.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { CIVILISATIONS, DISASTERS, PHASES } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Layout, layOut } from '#renderers/peloponnes/layout/layout.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { betweenOffers, firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf, partsOf, strays } from '../../support/golden/peloponnesParts.ts';
import { overlaps } from '../../support/laws/boxes.ts';
import { playOut } from '../../support/players/playout.ts';

const WORDS = wordsOf('peloponnes');

const SEATS = [1, 2, 3, 4, 5];
const anyNames = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 5, maxLength: 5 });

const laid = (view: View, names: readonly string[] = NAMES, shape?: 'tall'): Layout =>
  layOut(view, names, WORDS, measure, shape && { shape });

const expectClear = (layout: Layout): void => {
  expect(overlaps(partsOf(layout))).toEqual([]);
  expect(strays(layout)).toEqual([]);
};

/** Lays out a view in both shapes. */
const expectBothClear = (view: View, names?: readonly string[]): void => {
  for (const shape of [undefined, 'tall'] as const) expectClear(laid(view, names, shape));
};

/** Returns positions of a random match, as spectators and one seat see them. */
const viewsOf = (seats: number, seed: number): readonly View[] => {
  const { start, steps, end } = playOut(peloponnes as unknown as AnyGame, seats, seed);
  const states = [start, ...steps.filter((_, index) => index % 7 === 0).map(({ after }) => after), end];
  return (states as Parameters<typeof peloponnes.view>[0][]).flatMap((state) => [
    peloponnes.view(state, 'spectator'),
    peloponnes.view(state, 0),
  ]);
};

describe.each(SEATS)('the picture of %i seats', (seats) => {
  test.each([1, 2, 3])('nothing overlaps or leaves its place, in random match %i', (seed) => {
    const views = viewsOf(seats, seed);
    expect(views.length).toBeGreaterThan(4);
    for (const view of views) expectBothClear(view);
  });

  test('any names of people have room', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        expectBothClear(lastRound(seats), names);
      }),
      { numRuns: 10 },
    );
  });

  test.each(PHASES)('everything has room in the step %s', (phase) => {
    const asked = Array.from({ length: seats }, (_, seat) => seat);
    expectBothClear(betweenOffers(seats, { phase, asked, chosen: asked.slice(1), active: asked.slice(0, 1) }));
    expectBothClear(betweenOffers(seats, { phase, supply: 'final', active: asked }));
  });

  test.each(DISASTERS)('the picture has room for the %s', (disaster) => {
    const { order } = lastRound(seats);
    const borne = { disaster, protected: [0] };
    expectBothClear(betweenOffers(seats, { phase: 'disaster', disaster: borne, asked: order, active: order }));
  });

  test('the end of a match has room', () => {
    expectBothClear(betweenOffers(seats, { phase: 'ended', outcome: { winners: [seats - 1], reason: 'score' } }));
  });

  test('a draw between all has room for any names', () => {
    const winners = Array.from({ length: seats }, (_, seat) => seat);
    const drawn = betweenOffers(seats, { phase: 'ended', active: [], outcome: { winners, reason: 'draw' } });
    fc.assert(
      fc.property(anyNames, (names) => {
        expectBothClear(drawn, names);
      }),
      { numRuns: 10 },
    );
    const { header } = laid(drawn, ['Ada', 'Blaise', 'Carl', 'Di', 'Ed']);
    expect(header?.title.text).toBe('Draw');
    expect(header?.dueNames?.text).toBe(['Ada', 'Blaise', 'Carl', 'Di', 'Ed'].slice(0, seats).join(', '));
  });
});

describe('a picture', () => {
  test('texts contain only characters of the fonts, whatever the names of people', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const labels = [...labelsOf(laid(lastRound(5), names)), ...labelsOf(laid(firstRound(3), names))];
        expect(lacking(labels)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test('a picture of the campaign has room for the goods of all levels', () => {
    const campaign = { level: 5, target: 35, bonuses: ['wood', 'stone', 'food', 'food'] as const };
    expectBothClear({ ...lastRound(1), campaign });
    expectBothClear({ ...lastRound(1), campaign, phase: 'ended', outcome: { winners: [], reason: 'campaignLost' } });
  });
});

describe('the picture of one civilisation', () => {
  test.each(SEATS)(
    'the picture of one civilisation of %i shows everything its band does, three times as large, without overlap',
    (seats) => {
      const views = [firstRound(seats), lastRound(seats), ...viewsOf(seats, 5)];
      for (const view of views) {
        const [band] = laid(view).bands;
        const alone = layOut(view, NAMES, WORDS, measure, { detail: '0' });
        expectClear(alone);
        expect(alone.zoom).toBe(3);
        expect(alone.page.width * 3).toBeCloseTo(1600, 0);
        expect(alone.bands).toHaveLength(1);
        const words = (one: typeof band) => labelsOf({ ...alone, bands: one === undefined ? [] : [one] }).map(({ text }) => text);
        const all = words(alone.bands[0]);
        // In two columns the cards of tiles have no room for income and cost.
        expect(all).toEqual(expect.arrayContaining(words(band)));
        if (seats < 5) expect(all).toHaveLength(words(band).length);
      }
    },
  );

  test('the picture of a seat that does not exist is the whole table', () => {
    expect(layOut(lastRound(2), NAMES, WORDS, measure, { detail: '7' })).toEqual(laid(lastRound(2)));
  });
});

test('tiles that can be chosen are highlighted, and no others', () => {
  const layout = layOut(lastRound(3), NAMES, WORDS, measure, { highlighted: ['C06', 'B07'] });
  const tiles = [...(layout.rows?.tiles ?? []), ...layout.bands.flatMap(({ tableau }) => tableau.tiles)];
  expect(tiles.filter(({ highlighted }) => highlighted).map(({ tile }) => tile)).toEqual(
    tiles.map(({ tile }) => tile).filter((tile) => ['C06', 'B07'].includes(tile)),
  );
  expect(tiles.some(({ highlighted }) => highlighted)).toBe(true);
});

describe('on a phone 400 pixels wide', () => {
  /** The lowest of the capitals and digits of both faces, as a fraction of the type size. */
  const CAP_HEIGHT = 0.7;
  const LEAST = 7;

  const low = (layout: Layout): readonly string[] =>
    labelsOf(layout)
      .filter(({ size }) => (size * CAP_HEIGHT * 400) / layout.page.width < LEAST)
      .map(({ text }) => text);

  test.each([1, 2, 3, 4])('capitals and digits are seven pixels high on a phone, with %i seats', (seats) => {
    const views = [firstRound(seats), lastRound(seats), betweenOffers(seats, {}), ...viewsOf(seats, 4)];
    for (const view of views) expect(low(laid(view))).toEqual([]);
  });

  test('no name of a tile or a civilisation is shortened on a phone', () => {
    const rows = TILE_IDS.map((tile) => ({ tile, least: 1, fixed: false }));
    const shown = [
      lastRound(4),
      ...TILE_IDS.map((_, index) => ({ ...lastRound(1), auction: rows.slice(index, index + 5) })),
      ...CIVILISATIONS.map((civilisation) => {
        const start = firstRound(1);
        return { ...start, seats: start.seats.map((seat) => ({ ...seat, civilisation })) };
      }),
    ];
    const texts = shown.flatMap((view) => labelsOf(laid(view, []))).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
    expect(texts).toEqual(expect.arrayContaining(['of Phidias', 'Agriculture', 'Leonidaion', 'Messene', 'Korinth']));
  });

  test('a civilisation of eight buildings takes a second line, without overlap', () => {
    const start = lastRound(2);
    const long = ['C02', 'B08', 'A11', 'B01', 'C06', 'C01', 'C10', 'C09'].map((tile) => ({ tile, marked: true }));
    const view = { ...start, seats: start.seats.map((seat) => ({ ...seat, lands: [], buildings: long })) };
    const layout = laid(view);
    expectClear(layout);
    expect(new Set(layout.bands[0]?.tableau.tiles.map(({ box }) => box.y)).size).toBe(2);
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { DISASTERS, PHASES } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { FONT_FILES } from '#renderers/canvas.ts';
import { type Layout, layOut } from '#renderers/peloponnes/layout.ts';
import { overlaps } from '../../support/boxes.ts';
import { fontCharacters } from '../../support/fontCharacters.ts';
import { measure } from '../../support/measure.ts';
import { labelsOf, partsOf, strays } from '../../support/peloponnesParts.ts';
import { betweenOffers, firstRound, lastRound } from '../../support/peloponnesViews.ts';
import { playOut } from '../../support/playout.ts';
import { NAMES } from '../../support/views.ts';

const SEATS = [1, 2, 3, 4, 5];
const anyNames = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 5, maxLength: 5 });

const laid = (view: View, names: readonly string[] = NAMES): Layout => layOut(view, names, measure);

const expectClear = (layout: Layout): void => {
  expect(overlaps(partsOf(layout))).toEqual([]);
  expect(strays(layout)).toEqual([]);
};

/** Positions along a random match, in the eyes of all and of one seat. */
const viewsOf = (seats: number, seed: number): readonly View[] => {
  const { start, steps, end } = playOut(peloponnes as unknown as AnyGame, seats, seed);
  const states = [start, ...steps.filter((_, index) => index % 7 === 0).map(({ after }) => after), end];
  return (states as Parameters<typeof peloponnes.view>[0][]).flatMap((state) => [
    peloponnes.view(state, 'spectator'),
    peloponnes.view(state, 0),
  ]);
};

describe.each(SEATS)('the picture of %i seats', (seats) => {
  test.each([1, 2, 3])('has nothing on anything else and nothing outside its place, along random match %i', (seed) => {
    const views = viewsOf(seats, seed);
    expect(views.length).toBeGreaterThan(4);
    for (const view of views) expectClear(laid(view));
  });

  test('has room for whatever people are called', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        expectClear(laid(lastRound(seats), names));
      }),
      { numRuns: 10 },
    );
  });

  test.each(PHASES)('has room for all it holds while the step is %s', (phase) => {
    const asked = Array.from({ length: seats }, (_, seat) => seat);
    expectClear(laid(betweenOffers(seats, { phase, asked, chosen: asked.slice(1), active: asked.slice(0, 1) })));
    expectClear(laid(betweenOffers(seats, { phase, supply: 'final', active: asked })));
  });

  test.each(DISASTERS)('has room for the %s', (disaster) => {
    const { order } = lastRound(seats);
    const borne = { disaster, protected: [0] };
    expectClear(laid(betweenOffers(seats, { phase: 'disaster', disaster: borne, asked: order, active: order })));
  });

  test('has room for its end', () => {
    expectClear(laid(betweenOffers(seats, { phase: 'ended', outcome: { winners: [seats - 1], reason: 'score' } })));
  });
});

describe('a picture', () => {
  test('writes nothing that its fonts lack, whatever people are called', () => {
    const known = {
      body: fontCharacters(readFileSync(FONT_FILES.body)),
      display: fontCharacters(readFileSync(FONT_FILES.display)),
    };
    fc.assert(
      fc.property(anyNames, (names) => {
        const labels = [...labelsOf(laid(lastRound(5), names)), ...labelsOf(laid(firstRound(3), names))];
        const lacking = labels.flatMap(({ text, face }) =>
          [...text].filter((sign) => !known[face].has(sign.codePointAt(0) ?? 0)),
        );
        expect(lacking).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test('of the campaign has room for the goods of all its levels', () => {
    const campaign = { level: 5, target: 35, bonuses: ['wood', 'stone', 'food', 'food'] as const };
    expectClear(laid({ ...lastRound(1), campaign }));
    expectClear(laid({ ...lastRound(1), campaign, phase: 'ended', outcome: { winners: [], reason: 'campaignLost' } }));
  });
});

describe('on a phone 400 pixels wide', () => {
  const CAP_HEIGHT = 0.72;
  const LEAST = 7;
  /** Incomes, and what stands on the tiles that lie in civilisations, are smaller where rows are full. */
  const SMALLER = /^ bands \d+ (stores \d+ (income|spent)|tableau (tiles \d+ (name|specials)|centre name))/;

  test.each(SEATS)('capitals and digits are seven pixels high, but for what is named, with %i seats', (seats) => {
    for (const view of [firstRound(seats), lastRound(seats)]) {
      const layout = laid(view);
      const low = partsOf(layout).filter(({ label, what }) => {
        const height = ((label?.size ?? Number.POSITIVE_INFINITY) * CAP_HEIGHT * 400) / layout.page.width;
        return height < LEAST && !SMALLER.test(what) && !/ specials \d+ /.test(what);
      });
      expect(low.map(({ what }) => what)).toEqual([]);
    }
  });

  test('names of own tiles are as high where they are short enough, and never shortened', () => {
    const names = laid(lastRound(5)).bands.flatMap(({ tableau }) => tableau.tiles.map(({ name }) => name));
    const high = names.filter(([line]) => ((line?.size ?? 0) * CAP_HEIGHT) / 4 >= LEAST).map(([line]) => line?.text);
    expect(high).toEqual(expect.arrayContaining(['Stoa', 'Agora', 'Bridge', 'Quarry', 'Market', 'Well', 'Street', 'Port']));
    expect(names.flat().filter(({ text }) => text.includes('…'))).toEqual([]);
  });
});

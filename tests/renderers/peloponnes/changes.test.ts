import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Layout, layOut } from '#renderers/peloponnes/layout/layout.ts';
import { shortTileName } from '#renderers/peloponnes/layout/words.ts';
import { changesAlong } from '../../support/builders/changedViews.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { betweenOffers, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf, partsOf, strays } from '../../support/golden/peloponnesParts.ts';
import { overlaps } from '../../support/laws/boxes.ts';

const WORDS = wordsOf('peloponnes');

const game = peloponnes as unknown as AnyGame;

const laid = (view: View, told: readonly Event[]): Layout => layOut(view, NAMES, WORDS, measure, { told });

/** "new Market", by seat. */
const newsOf = ({ bands }: Layout): readonly string[] =>
  bands.flatMap(({ tableau }) => tableau.tiles.flatMap(({ news, tile }) => (news === undefined ? [] : [`${news.sign} ${tile}`])));

/** "lost Market", "tempest −1 −1", "plague safe", by seat. */
const lossesOf = ({ bands }: Layout): readonly (readonly string[])[] =>
  bands.map(({ losses }) =>
    (losses?.chips ?? []).map(({ sign, label, amounts, shield }) =>
      [sign, ...(label ? [label.text] : []), ...amounts.map((one) => one.label.text), ...(shield ? ['safe'] : [])].join(' '),
    ),
  );

const legendOf = ({ legend }: Layout): readonly string[] => legend?.chips.map(({ label }) => label?.text ?? '') ?? [];

describe.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
] as const)('what changed in a match of %i seats (seed %i)', (seats, seed) => {
  const moments = changesAlong<View>(game, seats, seed, { every: 4 }).map(({ view, told }) => ({
    view,
    told: told as readonly Event[],
    layout: laid(view, told as readonly Event[]),
  }));
  const drawn = moments.filter(({ layout }) => layout.legend !== undefined);

  test('signs of changes overlap nothing, and lie in their places', () => {
    expect(drawn.length).toBeGreaterThan(6);
    for (const { layout } of drawn) {
      expect(overlaps(partsOf(layout))).toEqual([]);
      expect(strays(layout)).toEqual([]);
    }
  });

  test('signs of changes can be read on a phone', () => {
    const plain = Math.min(...labelsOf(laid(lastRound(seats), [])).map(({ size }) => size));
    for (const { layout } of drawn) expect(Math.min(...labelsOf(layout).map(({ size }) => size))).toBeGreaterThanOrEqual(plain);
  });

  test('each tile that came and was not lost is marked', () => {
    for (const { view, told, layout } of moments) {
      const came = told.flatMap((event) =>
        event.type === 'LandPlaced' || event.type === 'BuildingPaid' || event.type === 'BuildingMarked' ? event.tile : [],
      );
      const there = view.seats.flatMap(({ lands, buildings }) => [...lands, ...buildings.map(({ tile }) => tile)]);
      const marked = newsOf(layout).map((words) => words.split(' ')[1]);
      expect(marked).toEqual(expect.arrayContaining(came.filter((tile) => there.includes(tile))));
      expect(there).toEqual(expect.arrayContaining(marked));
    }
  });

  test('each tile that was lost is named', () => {
    for (const { told, layout } of moments) {
      const lost = told.flatMap((event) => {
        if (event.type === 'TileLost' || event.type === 'BuildingAbandoned') return event.tile;
        return event.type === 'DisasterPaid' ? event.tiles : [];
      });
      const named = lossesOf(layout)
        .flat()
        .filter((words) => words.startsWith('lost'));
      expect(named.toSorted()).toEqual(lost.map((tile) => `lost ${shortTileName(tile, WORDS)}`).toSorted());
    }
  });

  test('the same events give the same changes, and no events give none', () => {
    for (const { view, told, layout } of drawn.slice(0, 5)) {
      expect(laid(view, told)).toEqual(layout);
      expect([newsOf(laid(view, [])), lossesOf(laid(view, [])).flat(), legendOf(laid(view, []))]).toEqual([[], [], []]);
    }
  });
});

describe('a round of three civilisations', () => {
  const view = betweenOffers(3, { phase: 'chits' });
  const [land] = view.seats[0]?.lands ?? [];
  const paid = view.seats[1]?.buildings.find(({ marked }) => !marked)?.tile;
  const told: readonly Event[] = [
    { type: 'LandPlaced', seat: 0, tile: land ?? '' },
    { type: 'TileLost', seat: 2, tile: 'A13', why: 'notPayable' },
    { type: 'DisasterStruck', disaster: 'tempest', protected: [1] },
    { type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: ['A03'], kept: 1, paid: { coins: 1, food: 1 } },
    { type: 'DisasterPaid', seat: 2, disaster: 'tempest', tiles: ['A06', 'A07'], kept: 0, paid: {} },
    { type: 'BuildingFinished', seat: 1, tile: paid ?? '', paid: { wood: 2 }, coins: 1 },
  ];
  const layout = laid(view, told);

  test('new tiles and buildings that were paid off are marked', () => {
    expect(newsOf(layout)).toEqual([`new ${land}`, `paid ${paid}`]);
  });

  test('disasters and losses of a civilisation are shown under it', () => {
    expect(lossesOf(layout)).toEqual([
      ['tempest −1 −1', 'lost A03'],
      ['gained 1', 'spent −2', 'tempest safe'],
      ['lost Market', 'lost A06', 'lost A07'],
    ]);
  });

  test('the legend names exactly the signs that are drawn', () => {
    expect(legendOf(layout)).toEqual(['New', 'Paid off', 'Gained', 'Spent', 'Lost', 'Tempest', 'Protected']);
    expect(legendOf(laid(view, told.slice(0, 1)))).toEqual(['New']);
  });

  test('changes of an earlier level of the campaign are not shown', () => {
    const again: Event = { type: 'LevelBegan', seat: 0, level: 1, target: 20, start: {} };
    expect(laid(view, [...told, again])).toEqual(laid(view, []));
  });

  test('a picture of one seat shows the same changes', () => {
    const alone = layOut(view, NAMES, WORDS, measure, { told, detail: '0' });
    expect([strays(alone), overlaps(partsOf(alone))]).toEqual([[], []]);
  });
});

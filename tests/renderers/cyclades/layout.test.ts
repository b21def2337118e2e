import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import { BUILDINGS } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { anyView } from '../../support/builders/anyView.ts';
import { crowdedView, NAMES, privateView, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { lacking } from '../../support/golden/glyphs.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf, outside, overlaps, partsOf } from '../../support/laws/boxes.ts';

const WORDS = wordsOf('cyclades');

const anyNames = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 5, maxLength: 5 });

describe('the layout of a picture', () => {
  test('no text overlaps another text, or an icon that is not its own', () => {
    fc.assert(
      fc.property(anyView, anyNames, (view, names) => {
        expect(overlaps(partsOf(layOut(view, names, WORDS, measure), measure))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('everything lies on the page', () => {
    fc.assert(
      fc.property(anyView, anyNames, (view, names) => {
        expect(outside(layOut(view, names, WORDS, measure), measure)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('texts contain only characters of the fonts, whatever the names of people', () => {
    fc.assert(
      fc.property(anyView, anyNames, (view, names) => {
        expect(lacking(labelsOf(layOut(view, names, WORDS, measure), measure))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test.each([3, 4, 5])('a battle mark on any space of %i seats covers no text', (seats) => {
    const view = crowdedView(seats);
    const board = boardOf(seats);
    const { turn } = view;
    const battle = turn?.battle;
    for (const { id } of [...board.seas, ...board.islands]) {
      if (turn === undefined || battle === undefined) throw new Error('the crowded table lacks its battle');
      const layout = layOut({ ...view, turn: { ...turn, battle: { ...battle, at: id } } }, NAMES, WORDS, measure);
      expect(layout.pieces.battle).toBeDefined();
      expect(overlaps(partsOf(layout, measure))).toEqual([]);
    }
  });

  test('all fleets, shields, buildings and Metropolises of a view are shown', () => {
    const view = crowdedView(4);
    const { pieces } = layOut(view, NAMES, WORDS, measure);
    expect(pieces.units.filter(({ kind }) => kind === 'fleets').map(({ count }) => count.text)).toEqual(
      view.fleets.map(({ fleets }) => String(fleets)),
    );
    expect(pieces.units.filter(({ kind }) => kind === 'troops').map(({ count }) => count.text)).toEqual(
      view.islands.filter(({ troops }) => troops > 0).map(({ troops }) => String(troops)),
    );
    const guarded = new Set(view.figures.map(({ island, seat }) => `${island} ${seat}`));
    const empty = view.islands.filter(({ id, owner, troops }) => troops === 0 && !guarded.has(`${id} ${owner}`));
    expect(pieces.owners.map(({ seat }) => seat)).toEqual(empty.flatMap(({ owner }) => owner ?? []));
    expect(pieces.owners).not.toEqual([]);
    expect(pieces.buildings.map(({ building }) => building)).toEqual(
      view.islands.flatMap(({ slots }) => slots.filter((slot) => slot !== 'free')),
    );
    expect(pieces.metropolises).toHaveLength(view.islands.filter(({ metropolis }) => metropolis).length);
    const printed = (id: string): number => boardOf(4).island(id)?.printedProsperity ?? 0;
    expect(pieces.yields.map(({ amount, grown }) => [amount.text, grown])).toEqual(
      view.islands
        .filter(({ id, prosperity }) => printed(id) + prosperity > 0)
        .map(({ id, prosperity }) => [String(printed(id) + prosperity), prosperity > 0]),
    );
  });

  test('every building is drawn on its own slot', () => {
    const boxes = (building: string) =>
      layOut(crowdedView(5), NAMES, WORDS, measure).pieces.buildings.filter((placed) => placed.building === building);
    const all = BUILDINGS.flatMap(boxes).map(({ box }) => `${box.x} ${box.y}`);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('an offering is shown as one number, however large', () => {
  const view = startView(4);
  const gods = view.gods.map((god, index) => ({ ...god, god: 'ares' as const, offering: { seat: 0, amount: 10 ** index } }));
  expect(layOut({ ...view, gods }, NAMES, WORDS, measure).gods.map(({ amount }) => amount?.text)).toEqual([
    '1',
    '10',
    '100',
    '1000',
    undefined,
  ]);
});

describe('gold on a picture', () => {
  const goods = (view: View) => layOut(view, NAMES, WORDS, measure).seats.map((card) => card.goods.map(({ good }) => good));

  test('gold is shown where the viewer may know it and nowhere else', () => {
    const view = privateView(crowdedView(4), 2, 17);
    const cards = layOut(view, NAMES, WORDS, measure).seats;
    expect(
      cards.flatMap(({ seat, goods: list }) =>
        list.filter(({ good }) => good === 'gold').map(({ amount }) => [seat, amount.text]),
      ),
    ).toEqual([[2, '17']]);
  });

  test('hidden gold leaves no empty place on a card for spectators', () => {
    expect(goods(crowdedView(4)).flat()).not.toContain('gold');
    expect(layOut(privateView(crowdedView(4), 2, 17), NAMES, WORDS, measure).seats[0]).toEqual(
      layOut(crowdedView(4), NAMES, WORDS, measure).seats[0],
    );
  });

  test('open gold is shown on every card', () => {
    const start = startView(3);
    const open = { ...start, seats: start.seats.map((seat) => ({ ...seat, gold: 5 })) };
    expect(goods(open).every((list) => list.includes('gold'))).toBe(true);
  });
});

describe('the row of waiting markers', () => {
  test('the row of waiting markers has no title outside the offerings', () => {
    const { turn: _turn, ...between } = crowdedView(4);
    expect(layOut(between, NAMES, WORDS, measure).now).toMatchObject({ counters: [] });
    expect(layOut(between, NAMES, WORDS, measure).now).not.toHaveProperty('title');
    expect(layOut(startView(4), NAMES, WORDS, measure).now).toMatchObject({ title: { text: 'To bid' } });
  });
});

describe('a voyage', () => {
  test('a voyage rings the space where the fleets stop', () => {
    const view: View = {
      ...startView(4),
      turn: { seat: 0, god: 'poseidon', recruited: 0, prosperityDue: false, voyage: { at: 'C3', stepsLeft: 2 } },
    };
    const { pieces } = layOut(view, NAMES, WORDS, measure);
    expect(pieces.battle).toBeUndefined();
    expect([pieces.voyage?.sea.id, pieces.voyage?.name.text]).toEqual(['C3', 'C3']);
  });
});

describe('the header of a picture', () => {
  test('the header names the actors', () => {
    const { header } = layOut(startView(4), NAMES, WORDS, measure);
    expect(header.title.text).toBe('Cycle 1');
    expect(header.counters.map(({ seat }) => seat)).toEqual([2]);
    expect(header.due.text).toMatch(/^Maximiliane.*…$/u);
  });

  test('the header names all winners of an ended match', () => {
    const view: View = { ...crowdedView(3), active: [], outcome: { winners: [0, 2], reason: 'metropolises' } };
    const { header, seats } = layOut(view, ['Al', 'Bo', 'Cy'], WORDS, measure);
    expect(header.title.text).toBe('Victory');
    expect(header.due.text).toBe('Al, Cy');
    expect(seats.filter(({ winner }) => winner).map(({ seat }) => seat)).toEqual([0, 2]);
  });

  const drawn = (seats: number): View => {
    const winners = Array.from({ length: seats }, (_, seat) => seat);
    return { ...crowdedView(seats), active: [], outcome: { winners, reason: 'draw' } };
  };

  test('the header says that a match is a draw, with the names that fit, in place of the counters if necessary', () => {
    const three = layOut(drawn(3), ['Ada', 'Blaise', 'Carl'], WORDS, measure).header;
    expect([three.title.text, three.due.text]).toEqual(['Draw', 'Ada, Blaise, Carl']);
    const short = layOut(drawn(5), ['Al', 'Bo', 'Cy', 'Di', 'Ed'], WORDS, measure).header;
    expect([short.due.text, short.counters]).toEqual(['Al, Bo, Cy, Di, Ed', []]);
    const two = layOut(drawn(2), ['Al', 'Bo'], WORDS, measure).header;
    expect([two.due.text, two.counters.map(({ seat }) => seat)]).toEqual(['Al, Bo', [0, 1]]);
  });

  test('the header has room for any names after a draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), anyNames, (seats, names) => {
        const layout = layOut(drawn(seats), names, WORDS, measure);
        expect([overlaps(partsOf(layout, measure)), outside(layout, measure)]).toEqual([[], []]);
      }),
      { numRuns: 50 },
    );
  });

  test('the header announces no victory of a match without a winner', () => {
    const view: View = { ...crowdedView(3), active: [], outcome: { winners: [], reason: 'abandoned' } };
    const { header } = layOut(view, ['Al', 'Bo', 'Cy'], WORDS, measure);
    expect([header.title.text, header.due.text]).toEqual(['The end', '']);
  });

  test('a displaced marker comes before those that wait', () => {
    const view: View = { ...startView(4), displaced: { seat: 3, god: 'zeus' }, queue: [0, 1] };
    const { now } = layOut(view, NAMES, WORDS, measure);
    expect('counters' in now && [now.displaced, now.counters.map(({ seat }) => seat)]).toEqual([true, [3, 0, 1]]);
  });
});

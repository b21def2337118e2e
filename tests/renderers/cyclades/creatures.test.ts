import { describe, expect, test } from 'vitest';
import { CREATURES } from '#games/cyclades/types.ts';
import type { TurnView, View } from '#games/cyclades/viewTypes.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { creatureView, crowdedView, NAMES, privateView, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('cyclades');

const laid = (view: View) => layOut(view, NAMES, WORDS, measure);
const rowOf = (view: View) => present(laid(view).creatures);

describe('the creature track', () => {
  test('the creature track shows name and printed cost of each card, dearest first', () => {
    expect(rowOf(creatureView(4)).spaces.map(({ creature, name, cost }) => [creature, name?.text, cost.text])).toEqual([
      ['mermaid', 'Mermaid', '4'],
      ['chimera', 'Chimera', '3'],
      ['satyr', 'Satyr', '2'],
    ]);
  });

  test('the creature track shows what the viewer pays, next to the printed cost when that differs', () => {
    const costs = (seat: number) =>
      rowOf(privateView(creatureView(4), seat, 9)).spaces.map(({ cost, printed }) => [cost.text, printed?.text]);
    expect(costs(2)).toEqual([
      ['2', '4'],
      ['1', '3'],
      ['1', '2'],
    ]);
    expect(costs(0)).toEqual([
      ['4', undefined],
      ['3', undefined],
      ['2', undefined],
    ]);
  });

  test('the creature track shows a gap where a card has been used, with the cost of the space', () => {
    const view = privateView({ ...creatureView(3), track: [{ cost: 4 }, { creature: 'giant', cost: 3 }, { cost: 2 }] }, 1, 9);
    expect(
      rowOf(view).spaces.map(({ creature, name, cost, printed }) => [creature, name?.text, cost.text, printed?.text]),
    ).toEqual([
      [undefined, undefined, '4', undefined],
      ['giant', 'Giant', '2', '3'],
      [undefined, undefined, '2', undefined],
    ]);
  });

  test.each(CREATURES)('the creature track has room for the whole name of the %s', (creature) => {
    const view = { ...startView(5), track: [{ creature, cost: 4 }] };
    expect(rowOf(view).spaces.map(({ name }) => name?.text)).toEqual([WORDS.creatures[creature]]);
  });
});

describe('deck and discards', () => {
  test('the discard pile is shown with the oldest card first', () => {
    const view = creatureView(4);
    const { count, discards } = rowOf(view);
    expect(count.text).toBe('3');
    expect(discards.map(({ creature }) => creature)).toEqual(view.discards);
  });

  test('the discard pile has room for all 17 cards without overlap', () => {
    const { pile, deck, discards } = rowOf({ ...creatureView(5), discards: CREATURES, deck: 0 });
    expect(new Set(discards.map(({ box }) => `${box.x} ${box.y}`)).size).toBe(17);
    for (const { box } of discards) {
      expect(box.x).toBeGreaterThanOrEqual(deck.x + deck.width);
      expect(box.x + box.width).toBeLessThanOrEqual(pile.x + pile.width);
      expect(box.y + box.height).toBeLessThanOrEqual(pile.y + pile.height);
    }
  });
});

describe('a match without creatures', () => {
  const { track: _track, ...start } = startView(4);
  const plain: View = { ...start, options: { ...start.options, creatures: 'none' }, track: [] };

  test('a match without creatures has a lower picture, without the creature row', () => {
    expect(laid(plain).creatures).toBeUndefined();
    const lower: View = { ...startView(5), options: plain.options, track: [] };
    expect(laid(lower).page.height).toBeLessThan(laid(startView(5)).page.height);
  });

  test('a match without creatures shows no discounts', () => {
    const goods = (view: View) => laid(view).seats.map((card) => card.goods.map(({ good }) => good).includes('discounts'));
    const rich = (view: View): View => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, discounts: 1 })) });
    expect(goods(rich(plain))).toEqual([false, false, false, false]);
    expect(goods(rich(startView(4)))).toEqual([true, true, true, true]);
  });
});

test('discounts are shown on each seat’s card that has any', () => {
  const cards = laid(creatureView(5)).seats;
  expect(cards.map(({ goods }) => goods.find(({ good }) => good === 'discounts')?.amount.text)).toEqual([
    undefined,
    '1',
    '2',
    undefined,
    '1',
  ]);
});

describe('the current step', () => {
  const using = (effect: TurnView['effect']): View => ({
    ...creatureView(4),
    turn: { seat: 1, god: 'ares', recruited: 0, prosperityDue: false, ...(effect && { effect }) },
  });

  test('the current step names the creature in use', () => {
    expect(laid(using({ creature: 'polyphemus', island: 'is3' })).now).toMatchObject({
      creature: 'polyphemus',
      name: { text: 'Polyphemus' },
    });
    expect(laid(using({ creature: 'kraken' })).now).not.toHaveProperty('steps');
  });

  test('the current step shows the steps that the Sylph has left, except in a battle', () => {
    const view = using({ creature: 'sylph', stepsLeft: 7 });
    expect(laid(view).now).toMatchObject({ creature: 'sylph', steps: { left: { text: '7' } } });
    const fighting = { ...present(crowdedView(4, 'sea').turn), ...present(view.turn) };
    expect(laid({ ...view, turn: fighting }).now).toHaveProperty('attacker');
  });

  test('the current step shows no creature when none is in use', () => {
    expect(laid(using(undefined)).now).not.toHaveProperty('creature');
  });
});

import { describe, expect, test } from 'vitest';
import { computers } from '#games/peloponnes/computer/index.ts';
import type { Reason } from '#games/peloponnes/computer/reasons.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { atLastMeal, buildings, faceUp, given, lands, struck, table } from '../peloponnes/given.ts';

const stateOf = (...events: readonly (readonly Event[])[]): State => given(...events).state;

/** The reasons for the moves of seat 0 that have these fields, the best move first. */
const reasonsOf = (state: State, fields: object = {}): readonly (readonly Reason[])[] =>
  computers
    .advise(peloponnes.view(state, 0), peloponnes.legalMoves(state, 0), seeded(3))
    .filter(({ move }) =>
      Object.entries(fields).every(([name, value]) => Object.entries(move).some(([n, v]) => n === name && v === value)),
    )
    .map(({ reasons }) => reasons);

describe('the reasons for moves of Peloponnes', () => {
  const offering = (goods: object, round = 4) =>
    stateOf(
      table(2, { round, goods: [goods, { coins: 5, food: 5, inhabitants: 4 }], civilisations: ['sparta', 'patras'] }),
      faceUp(['B15', 'B04', 'A08'], ['A05']),
    );

  test('an offer names what its building costs and the seat has not got, and how likely it holds', () => {
    const [reasons = []] = reasonsOf(offering({ coins: 9, food: 5, inhabitants: 6 }), { tile: 'B15', coins: 6 });
    expect(reasons).toContainEqual({ part: 'owes', cost: { stone: 5 }, lacks: { stone: 5 } });
    expect(reasons).toContainEqual({ part: 'held', percent: expect.any(Number) });
    expect(reasons.at(-1)).toEqual({ part: 'left', coins: 2 });
  });

  test('a round’s income is a reason only while there is another income', () => {
    const tempest = (round: number) =>
      reasonsOf(
        stateOf(
          table(2, { round, goods: [{ coins: 9, food: 9, inhabitants: 5 }], civilisations: ['sparta', 'patras'] }),
          lands(0, 'A08', 'A09', 'A04'),
          struck('tempest', [0]),
        ),
      ).flat();
    expect(tempest(8).map(({ part }) => part)).not.toContain('income');
    expect(tempest(7).map(({ part }) => part)).toContain('income');
  });

  test('what is the higher value on the table is never called the lower one', () => {
    const reasons = reasonsOf(
      stateOf(
        table(2, { round: 8, goods: [{ food: 4, luxury: 16, inhabitants: 12 }], civilisations: ['sparta', 'patras'] }),
        buildings(0, 'C01', 'C02', 'C04'),
        atLastMeal,
      ),
    ).flat();
    expect(reasons).toContainEqual(expect.objectContaining({ part: 'inhabitants', isLower: false, than: 'worst' }));
    expect(reasons.filter((reason) => 'isLower' in reason && reason.isLower)).toEqual([]);
  });

  test('to pay for a building or to mark it each has a reason', () => {
    const won: readonly Event[] = [
      { type: 'BidPlaced', seat: 0, tile: 'B15', coins: 5, paid: { coins: 5 } },
      { type: 'OrderSettled', order: [0, 1] },
      { type: 'ChoiceAsked', seats: [0] },
    ];
    const goods = { coins: 9, stone: 6, food: 5, inhabitants: 6 };
    const state = stateOf(table(2, { round: 4, goods: [goods], civilisations: ['sparta', 'patras'] }), faceUp(['B15']), won);
    const [paid, marked] = ['PayBuilding', 'MarkBuilding'].map((type) => reasonsOf(state, { type }).flat());
    expect(paid).toContainEqual({ part: 'paid' });
    expect(marked).toContainEqual(expect.objectContaining({ part: 'goods', more: expect.objectContaining({ stone: 5 }) }));
  });
});

import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { costOf } from '#games/cyclades/rules/offerings.ts';
import type { God, Options } from '#games/cyclades/types.ts';
import { from, given, priests, table } from '../../support/fakes/given.ts';

const bid = (seat: number, god: God, amount: number): Command => ({ type: 'PlaceBid', seat, god, amount });
const gods = ['poseidon', 'ares', 'zeus'] as const;

describe('9 Two seats', () => {
  test('9.1 with two seats there are two markers each, four places, three gods and Apollo', () => {
    const view = cyclades.view(given(table(2, { gods, order: [0, 1, 1, 0] })).state, 'spectator');
    expect(view).toMatchObject({ queue: [0, 1, 1, 0], goal: 3 });
    expect(view.nextOrder).toHaveLength(4);
    expect(view.gods.map(({ god }) => god)).toEqual([...gods, undefined]);
  });

  test('9.2 a marker may displace the other one of its own seat', () => {
    const position = given(table(2, { gods, order: [0, 0, 1, 1] }), { type: 'BidPlaced', seat: 0, god: 'ares', amount: 2 });
    const displaced = position.when(bid(0, 'ares', 3)).thenExactly([
      { type: 'BidPlaced', seat: 0, god: 'ares', amount: 3 },
      { type: 'BidDisplaced', seat: 0, god: 'ares' },
    ]);
    from(displaced)
      .when(bid(0, 'ares', 4))
      .thenRejected('sameGod', { god: 'ares' });
    expect(
      cyclades.active(
        from(displaced)
          .when(bid(0, 'zeus', 1))
          .thenAccepted(),
      ),
    ).toEqual([1]);
  });

  test('9.3 a seat must be able to pay both offerings together', () => {
    const position = given(table(2, { gods, gold: 10, order: [0, 0, 1, 1] }), {
      type: 'BidPlaced',
      seat: 0,
      god: 'ares',
      amount: 6,
    });
    position.when(bid(0, 'zeus', 4)).thenAccepted();
    position.when(bid(0, 'zeus', 5)).thenRejected('bidUnpayable', { most: 4 });
  });

  test('9.3 a seat with all gold on one god can place its other marker only with Apollo', () => {
    const position = given(table(2, { gods, gold: 6, order: [0, 0, 1, 1] }), {
      type: 'BidPlaced',
      seat: 0,
      god: 'ares',
      amount: 6,
    });
    expect(position.legal(0)).toEqual([{ type: 'PlaceBid', seat: 0, god: 'apollo' }]);
  });

  test('9.3 a displaced own marker does not count until it is placed again', () => {
    const position = given(table(2, { gods, gold: 10, order: [0, 0, 1, 1] }), {
      type: 'BidPlaced',
      seat: 0,
      god: 'ares',
      amount: 6,
    });
    position.when(bid(0, 'ares', 10)).thenAccepted();
    position.when(bid(0, 'ares', 11)).thenRejected('bidUnpayable', { most: 10 });
  });

  test.each([
    { option: 'sum', amounts: [6, 3], count: 2, cost: 7 },
    { option: 'sum', amounts: [5, 1], count: 9, cost: 2 },
    { option: 'each', amounts: [6, 3], count: 2, cost: 5 },
    { option: 'each', amounts: [5, 1], count: 2, cost: 4 },
    { option: 'one', amounts: [6, 3], count: 2, cost: 7 },
    { option: 'one', amounts: [6, 3], count: 4, cost: 5 },
    { option: 'one', amounts: [2, 9], count: 5, cost: 6 },
  ] as const)(
    '9.4 with the option priests $option, $count priests lower $amounts to $cost',
    ({ option, amounts, count, cost }) => {
      const [onAres, onZeus] = amounts;
      given(
        table(2, { gods, gold: 30, order: [0, 0, 1, 1], options: { priests: option } }),
        priests(0, count),
        { type: 'BidPlaced', seat: 0, god: 'ares', amount: onAres },
        { type: 'BidPlaced', seat: 0, god: 'zeus', amount: onZeus },
        { type: 'BidPlaced', seat: 1, god: 'apollo' },
      )
        .when({ type: 'PlaceBid', seat: 1, god: 'apollo' })
        .thenFirst([
          { type: 'BidPlaced', seat: 1, god: 'apollo' },
          { type: 'OfferingsPaid', gold: [cost, 0] },
        ]);
      expect(costOf(option, [amounts[1], amounts[0]], count)).toBe(cost);
    },
  );

  test.each([
    ['sum', 5],
    ['each', 7],
    ['one', 5],
  ] as const)(
    '9.4 with priests by %s, 7 GP, two priests and 4 on Ares, Zeus may get up to %i',
    (option: Options['priests'], most) => {
      const position = given(table(2, { gods, gold: 7, order: [0, 0, 1, 1], options: { priests: option } }), priests(0, 2), {
        type: 'BidPlaced',
        seat: 0,
        god: 'ares',
        amount: 4,
      });
      position.when(bid(0, 'zeus', most)).thenAccepted();
      position.when(bid(0, 'zeus', most + 1)).thenRejected('bidUnpayable', { most });
    },
  );

  test('9.5 two own markers with Apollo bring gold each, and one prosperity marker', () => {
    const position = given(
      table(2, { gods, gold: 0, order: [1, 1, 0, 0], options: { creatures: 'none' } }),
      { type: 'BidPlaced', seat: 1, god: 'ares', amount: 1 },
      { type: 'BidPlaced', seat: 1, god: 'zeus', amount: 1 },
      { type: 'BidPlaced', seat: 0, god: 'apollo' },
      { type: 'BidPlaced', seat: 0, god: 'apollo' },
      { type: 'OfferingsPaid', gold: [0, 0] },
      { type: 'TurnBegan', seat: 1, god: 'ares' },
      { type: 'TurnEnded', seat: 1 },
      { type: 'TurnBegan', seat: 1, god: 'zeus' },
    );
    const asked = position.when({ type: 'EndTurn', seat: 1 }).thenExactly([
      { type: 'TurnEnded', seat: 1 },
      { type: 'TurnBegan', seat: 0, god: 'apollo' },
      { type: 'ApolloGave', seat: 0, gold: 1, marker: true },
    ]);
    from(asked)
      .when({ type: 'PlaceProsperity', seat: 0, island: 'is7' })
      .thenExactly([
        { type: 'ProsperityPlaced', seat: 0, island: 'is7' },
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 0, god: 'apollo' },
        { type: 'ApolloGave', seat: 0, gold: 1, marker: false },
        { type: 'TurnEnded', seat: 0 },
        { type: 'CycleBegan', cycle: 2, gods: ['athena', 'poseidon', 'ares'] },
        { type: 'IncomeCollected', gold: [3, 2] },
      ]);
  });
});

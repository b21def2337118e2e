import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { God } from '#games/cyclades/types.ts';
import { from, given, priests, table } from '../../support/fakes/given.ts';

const bid = (seat: number, god: God, amount: number): Command => ({ type: 'PlaceBid', seat, god, amount });
const toApollo = (seat: number): Command => ({ type: 'PlaceBid', seat, god: 'apollo' });

describe('3 Offerings', () => {
  test('3.1 each marker goes in turn order to a god with at least 1, or to Apollo for nothing', () => {
    const position = given(table(3, { order: [2, 0, 1] }));
    expect(cyclades.active(position.state)).toEqual([2]);
    position.when(bid(2, 'ares', 1)).thenExactly([{ type: 'BidPlaced', seat: 2, god: 'ares', amount: 1 }]);
    const next = position.when(toApollo(2)).thenExactly([{ type: 'BidPlaced', seat: 2, god: 'apollo' }]);
    expect(cyclades.active(next)).toEqual([0]);
    position
      .when(bid(2, 'ares', 0))
      .thenRejected('wrongField', { command: 'PlaceBid', field: 'amount', expected: 'countFromOne' });
    position.when(bid(0, 'ares', 1)).thenRejected('notYourTurn', { active: [2] });
  });

  test('3.1 a god who is face down takes no offering', () => {
    given(table(3, { gods: ['zeus', 'athena'] }))
      .when(bid(0, 'ares', 1))
      .thenRejected('godFaceDown', { god: 'ares', gods: ['zeus', 'athena'] });
  });

  test('3.2 an offering must be higher than the current one, and displaces it', () => {
    const position = given(table(3), { type: 'BidPlaced', seat: 0, god: 'ares', amount: 5 });
    position.when(bid(1, 'ares', 5)).thenRejected('bidTooLow', { god: 'ares', least: 6 });
    const displaced = position.when(bid(1, 'ares', 6)).thenExactly([
      { type: 'BidPlaced', seat: 1, god: 'ares', amount: 6 },
      { type: 'BidDisplaced', seat: 0, god: 'ares' },
    ]);
    expect(cyclades.active(displaced)).toEqual([0]);
  });

  test('3.2 an offering may be above 10', () => {
    given(table(3))
      .when(bid(0, 'ares', 13))
      .thenExactly([{ type: 'BidPlaced', seat: 0, god: 'ares', amount: 13 }]);
  });

  const displacedBlue = given(
    table(4),
    { type: 'BidPlaced', seat: 0, god: 'ares', amount: 5 },
    { type: 'BidPlaced', seat: 1, god: 'ares', amount: 6 },
    { type: 'BidDisplaced', seat: 0, god: 'ares' },
  );

  test('3.3 the displaced marker goes to a different god before the next in turn order', () => {
    displacedBlue.when(bid(0, 'ares', 7)).thenRejected('sameGod', { god: 'ares' });
    displacedBlue.when(bid(2, 'zeus', 7)).thenRejected('notYourTurn', { active: [0] });
    expect(displacedBlue.legal(0)).not.toContainEqual(expect.objectContaining({ god: 'ares' }));
    const settled = displacedBlue.when(toApollo(0)).thenExactly([{ type: 'BidPlaced', seat: 0, god: 'apollo' }]);
    expect(cyclades.active(settled)).toEqual([2]);
  });

  test('3.4 a marker displaced again elsewhere may return to a former god, as in the example of the rulebook', () => {
    const blueOnPoseidon = displacedBlue.when(bid(0, 'poseidon', 1)).thenAccepted();
    expect(cyclades.active(blueOnPoseidon)).toEqual([2]);
    const yellowOnPoseidon = from(blueOnPoseidon)
      .when(bid(2, 'poseidon', 3))
      .thenAccepted();
    const blueBackOnAres = from(yellowOnPoseidon)
      .when(bid(0, 'ares', 7))
      .thenExactly([
        { type: 'BidPlaced', seat: 0, god: 'ares', amount: 7 },
        { type: 'BidDisplaced', seat: 1, god: 'ares' },
      ]);
    expect(cyclades.active(blueBackOnAres)).toEqual([1]);
    from(blueBackOnAres)
      .when(bid(1, 'ares', 8))
      .thenRejected('sameGod', { god: 'ares' });
    const redSettled = from(blueBackOnAres)
      .when(bid(1, 'athena', 1))
      .thenAccepted();
    expect(cyclades.active(redSettled)).toEqual([3]);
  });

  test('3.5 any number of markers may go to Apollo, in the order they came', () => {
    const position = given(
      table(3),
      { type: 'BidPlaced', seat: 0, god: 'apollo' },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
    );
    expect(position.choices(2, 'PlaceBid')).toContainEqual({ god: 'apollo' });
    expect(cyclades.view(position.state, 'spectator').apollo).toEqual([0, 1]);
    position.when(toApollo(2)).thenFirst([
      { type: 'BidPlaced', seat: 2, god: 'apollo' },
      { type: 'OfferingsPaid', gold: [0, 0, 0] },
      { type: 'TurnBegan', seat: 0, god: 'apollo' },
    ]);
  });

  test.each([
    { amount: 5, priests: 2, cost: 3 },
    { amount: 2, priests: 2, cost: 1 },
    { amount: 1, priests: 6, cost: 1 },
    { amount: 9, priests: 0, cost: 9 },
  ])('3.6 an offering of $amount with $priests priests costs $cost', ({ amount, priests: count, cost }) => {
    given(
      table(3, { gods: ['ares', 'zeus'] }),
      priests(2, count),
      { type: 'BidPlaced', seat: 0, god: 'apollo' },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
    )
      .when(bid(2, 'ares', amount))
      .thenFirst([
        { type: 'BidPlaced', seat: 2, god: 'ares', amount },
        { type: 'OfferingsPaid', gold: [0, 0, cost] },
        { type: 'TurnBegan', seat: 2, god: 'ares' },
      ]);
  });

  test('3.6 priests do not count when amounts are compared', () => {
    given(table(3), priests(1, 4), { type: 'BidPlaced', seat: 0, god: 'ares', amount: 5 })
      .when(bid(1, 'ares', 4))
      .thenRejected('bidTooLow', { god: 'ares', least: 6 });
  });

  test('3.7 an offering may be as high as gold plus priests', () => {
    const position = given(table(3, { gold: 7 }), priests(0, 3));
    position.when(bid(0, 'ares', 10)).thenAccepted();
    position.when(bid(0, 'ares', 11)).thenRejected('bidUnpayable', { most: 10 });
    expect(position.choices(0, 'PlaceBid')).toHaveLength(4 * 10 + 1);
  });

  test('3.7 a seat without gold can go only to Apollo, however many priests it has', () => {
    const position = given(table(3, { gold: 0 }), priests(0, 3));
    expect(position.legal(0)).toEqual([toApollo(0)]);
    position.when(bid(0, 'ares', 1)).thenRejected('bidUnpayable', { most: 0 });
  });

  test('3.8 all seats pay when every marker is placed, and the first turn begins', () => {
    const state = given(
      table(3, { gods: ['ares', 'zeus'], gold: 10 }),
      { type: 'BidPlaced', seat: 0, god: 'zeus', amount: 4 },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
    )
      .when(bid(2, 'ares', 6))
      .thenExactly([
        { type: 'BidPlaced', seat: 2, god: 'ares', amount: 6 },
        { type: 'OfferingsPaid', gold: [4, 0, 6] },
        { type: 'TurnBegan', seat: 2, god: 'ares' },
      ]);
    expect(state.seats.map((seat) => seat.gold)).toEqual([6, 10, 4]);
  });

  test('an action during the offerings is refused, and so is an offering after them', () => {
    given(table(3)).when({ type: 'EndTurn', seat: 0 }).thenRejected('offeringsFirst', {});
    given(table(3), { type: 'TurnBegan', seat: 0, god: 'ares' })
      .when(bid(0, 'ares', 1))
      .thenRejected('offeringsOver', {});
  });
});

import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { bid, faceUp, from, given, goodsOf, lands, table } from './given.ts';

const place = (seat: number, tile: string, coins: number): Command => ({ type: 'PlaceBid', seat, tile, coins });
const pass = (seat: number): Command => ({ type: 'PassBid', seat });
const withdraw = (seat: number): Command => ({ type: 'WithdrawBid', seat });
const ROWS = faceUp(['A05', 'A13', 'A14'], ['A01', 'A10']);

describe('4 Offers', () => {
  test('4.1 each seat offers, takes a tile or passes, in turn order', () => {
    const position = given(table(3, { order: [2, 0, 1], goods: [{ coins: 7 }] }), ROWS);
    expect(peloponnes.active(position.state)).toEqual([2]);
    position.when(place(0, 'A05', 3)).thenRejected('notYourTurn', { active: [2] });
    position.when(withdraw(2)).thenRejected('notPushedOut', {});
    const [first, second] = [place(2, 'A01', 6), pass(0)];
    const next = position.when(first).thenAccepted();
    expect(peloponnes.active(next)).toEqual([0]);
    expect(peloponnes.active(from(next).when(second).thenAccepted())).toEqual([1]);
    expect(position.legal(2)).toEqual([
      ...[3, 4, 5, 6, 7].map((coins) => place(2, 'A05', coins)),
      ...[3, 4, 5, 6, 7].map((coins) => place(2, 'A13', coins)),
      ...[1, 2, 3, 4, 5, 6, 7].map((coins) => place(2, 'A14', coins)),
      place(2, 'A01', 6),
      place(2, 'A10', 5),
      pass(2),
    ]);
  });

  test('4.2 an offer is at least the printed minimum', () => {
    given(table(3), ROWS)
      .when(place(0, 'A05', 2))
      .thenRejected('bidTooLow', { tile: 'A05', least: 3 });
    given(table(3), ROWS)
      .when(place(0, 'A05', 3))
      .thenExactly([{ type: 'BidPlaced', seat: 0, tile: 'A05', coins: 3, paid: { coins: 3 } }]);
  });

  test('4.2 an offer must be higher than the current one, and pushes it out', () => {
    const position = given(table(3), ROWS, bid(0, 'A05', 4));
    position.when(place(1, 'A05', 4)).thenRejected('bidTooLow', { tile: 'A05', least: 5 });
    const pushed = position.when(place(1, 'A05', 5)).thenExactly([
      { type: 'BidPlaced', seat: 1, tile: 'A05', coins: 5, paid: { coins: 5 } },
      { type: 'BidPushedOut', seat: 0, tile: 'A05', coins: 4 },
    ]);
    expect(peloponnes.active(pushed)).toEqual([0]);
    expect(pushed.offers).toEqual([{ tile: 'A05', seat: 1, coins: 5 }]);
  });

  test('4.2 a tile that is not face up takes no offer', () => {
    given(table(3), ROWS)
      .when(place(0, 'A02', 9))
      .thenRejected('tileNotOffered', { tile: 'A02', tiles: ['A05', 'A13', 'A14', 'A01', 'A10'] });
  });

  test('4.3 a tile of the conquest row with a 3 printed costs exactly 6, as in the example of the rulebook', () => {
    const position = given(table(3), ROWS);
    position.when(place(0, 'A01', 5)).thenRejected('bidTooLow', { tile: 'A01', least: 6 });
    position.when(place(0, 'A01', 7)).thenRejected('bidNotThePrice', { tile: 'A01', price: 6 });
    const taken = position
      .when(place(0, 'A01', 6))
      .thenExactly([{ type: 'BidPlaced', seat: 0, tile: 'A01', coins: 6, paid: { coins: 6 } }]);
    expect(goodsOf(taken, 0)).toMatchObject({ coins: 14 });
  });

  test('4.4 nobody is pushed out of the conquest row', () => {
    given(table(3), ROWS, bid(0, 'A01', 6))
      .when(place(1, 'A01', 9))
      .thenRejected('tileTaken', { tile: 'A01', seat: 0 });
  });

  const pushedOut = given(table(4), faceUp(['A05', 'A13', 'A14', 'A12'], ['A10']), bid(0, 'A14', 4), bid(1, 'A14', 6), {
    type: 'BidPushedOut',
    seat: 0,
    tile: 'A14',
    coins: 4,
  });

  test('4.5 a pushed-out offer moves with the same coins, before the next seat', () => {
    expect(peloponnes.active(pushedOut.state)).toEqual([0]);
    pushedOut.when(place(0, 'A05', 5)).thenRejected('bidUnchangeable', { coins: 4 });
    pushedOut.when(place(0, 'A05', 3)).thenRejected('bidUnchangeable', { coins: 4 });
    pushedOut.when(place(2, 'A05', 4)).thenRejected('notYourTurn', { active: [0] });
    const moved = pushedOut.when(place(0, 'A05', 4)).thenExactly([{ type: 'BidMoved', seat: 0, tile: 'A05', coins: 4 }]);
    expect(peloponnes.active(moved)).toEqual([2]);
    expect(goodsOf(moved, 0)).toMatchObject({ coins: 16 });
  });

  test('4.5 a pushed-out offer may move only to tiles for which its coins suffice', () => {
    pushedOut.when(place(0, 'A14', 4)).thenRejected('bidTooLow', { tile: 'A14', least: 7 });
    pushedOut.when(place(0, 'A10', 4)).thenRejected('bidTooLow', { tile: 'A10', least: 5 });
    expect(pushedOut.legal(0)).toEqual([place(0, 'A05', 4), place(0, 'A13', 4), place(0, 'A12', 4), withdraw(0)]);
  });

  test('4.5 a moved offer may push out another one, which moves before the next seat', () => {
    const chain = given(
      table(4, { order: [2, 0, 1, 3] }),
      faceUp(['A05', 'A13', 'A14', 'A12'], ['A10']),
      bid(2, 'A12', 3),
      bid(0, 'A14', 4),
      bid(1, 'A14', 6),
      { type: 'BidPushedOut', seat: 0, tile: 'A14', coins: 4 },
    )
      .when(place(0, 'A12', 4))
      .thenExactly([
        { type: 'BidMoved', seat: 0, tile: 'A12', coins: 4 },
        { type: 'BidPushedOut', seat: 2, tile: 'A12', coins: 3 },
      ]);
    expect(peloponnes.active(chain)).toEqual([2]);
    const settled = from(chain)
      .when(place(2, 'A13', 3))
      .thenAccepted();
    expect(peloponnes.active(settled)).toEqual([3]);
  });

  const towardsConquest = given(table(3), ROWS, bid(0, 'A14', 7), bid(1, 'A14', 8), {
    type: 'BidPushedOut',
    seat: 0,
    tile: 'A14',
    coins: 7,
  });

  test('4.6 an offer moved to the conquest row counts in full, even above the price', () => {
    const moved = towardsConquest.when(place(0, 'A01', 7)).thenExactly([{ type: 'BidMoved', seat: 0, tile: 'A01', coins: 7 }]);
    from(moved)
      .when(place(2, 'A13', 7))
      .thenIncludes({ type: 'OrderSettled', order: [1, 0, 2] });
    expect(goodsOf(moved, 0)).toMatchObject({ coins: 13 });
  });

  test('4.6 an offer moved to the conquest row must be at least the price', () => {
    const short = given(table(3), ROWS, bid(0, 'A14', 5), bid(1, 'A14', 8), {
      type: 'BidPushedOut',
      seat: 0,
      tile: 'A14',
      coins: 5,
    });
    short.when(place(0, 'A01', 5)).thenRejected('bidTooLow', { tile: 'A01', least: 6 });
    short.when(place(0, 'A10', 5)).thenAccepted();
  });

  test('4.7 a seat that withdraws gets its coins back, and one more', () => {
    const withdrawn = towardsConquest.when(withdraw(0)).thenExactly([{ type: 'BidWithdrawn', seat: 0, coins: 7, gained: 1 }]);
    expect(goodsOf(withdrawn, 0)).toMatchObject({ coins: 21 });
    expect(peloponnes.active(withdrawn)).toEqual([2]);
    from(withdrawn)
      .when(pass(2))
      .thenIncludes({ type: 'OrderSettled', order: [1, 0, 2] });
  });

  test('4.8 passing brings 3 coins', () => {
    const passed = given(table(3), ROWS)
      .when(pass(0))
      .thenExactly([{ type: 'BidPassed', seat: 0, gained: 3 }]);
    expect(goodsOf(passed, 0)).toMatchObject({ coins: 23 });
  });

  test('4.8 a pushed-out seat cannot pass', () => {
    towardsConquest.when(pass(0)).thenRejected('pushedOutFirst', { coins: 7 });
  });

  test('4.9 luxury goods replace missing coins, two for one', () => {
    const position = given(table(3, { goods: [{ coins: 4, luxury: 5 }] }), ROWS);
    position.when(place(0, 'A05', 7)).thenRejected('bidUnpayable', { most: 6 });
    position.when(place(0, 'A05', 4)).thenExactly([{ type: 'BidPlaced', seat: 0, tile: 'A05', coins: 4, paid: { coins: 4 } }]);
    const offered = position
      .when(place(0, 'A05', 6))
      .thenExactly([{ type: 'BidPlaced', seat: 0, tile: 'A05', coins: 6, paid: { coins: 4, luxury: 4 } }]);
    expect(goodsOf(offered, 0)).toMatchObject({ coins: 0, luxury: 1 });
  });

  test('4.9 a withdrawn offer comes back as coins', () => {
    const offered = given(table(3, { goods: [{ coins: 4, luxury: 4 }, { coins: 9 }] }), ROWS)
      .when(place(0, 'A05', 6))
      .thenAccepted();
    const pushed = from(offered)
      .when(place(1, 'A05', 7))
      .thenAccepted();
    expect(goodsOf(from(pushed).when(withdraw(0)).thenAccepted(), 0)).toMatchObject({ coins: 7, luxury: 0 });
  });

  test('4.11 the seat with the highest offer begins next, on the conquest row too', () => {
    given(table(3), ROWS, bid(0, 'A05', 3), bid(1, 'A13', 4))
      .when(place(2, 'A01', 6))
      .thenIncludes({ type: 'OrderSettled', order: [2, 1, 0] });
  });

  test('4.12 seats with equal offers keep their order', () => {
    given(table(3, { order: [2, 0, 1] }), ROWS, bid(2, 'A05', 3), bid(0, 'A13', 3))
      .when(place(1, 'A14', 3))
      .thenIncludes({ type: 'OrderSettled', order: [2, 0, 1] });
  });

  test('4.13 seats that passed or withdrew come last, and keep their order', () => {
    given(
      table(4),
      faceUp(['A05', 'A13', 'A14', 'A12'], ['A10']),
      bid(0, 'A05', 4),
      { type: 'BidPassed', seat: 1, gained: 3 },
      bid(2, 'A05', 5),
      { type: 'BidPushedOut', seat: 0, tile: 'A05', coins: 4 },
      { type: 'BidWithdrawn', seat: 0, coins: 4, gained: 1 },
    )
      .when(place(3, 'A12', 1))
      .thenIncludes({ type: 'OrderSettled', order: [2, 3, 0, 1] });
  });

  test('4.15 the coins of an offer are spent', () => {
    const state = given(table(2, { goods: [{ coins: 8 }] }), lands(0, 'A05'), faceUp(['A06', 'A13']), bid(0, 'A06', 5))
      .when(pass(1))
      .thenIncludes({ type: 'LandPlaced', seat: 0, tile: 'A06' });
    expect(goodsOf(state, 0)).toMatchObject({ coins: 8 - 5 + 1 });
  });

  test('a command of another step is refused', () => {
    given(table(3), ROWS)
      .when({ type: 'PayDisaster', seat: 0 })
      .thenRejected('notThisStep', { command: 'PayDisaster', phase: 'offers' });
  });
});

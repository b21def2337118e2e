import { describe, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import { bid, buildings, faceUp, given, marked, table } from './given.ts';

const place = (seat: number, tile: string, coins: number): Command => ({ type: 'PlaceBid', seat, tile, coins });
const pass = (seat: number): Command => ({ type: 'PassBid', seat });
const ROWS = faceUp(['A05', 'A13', 'A14'], ['A01', 'A10']);

describe('4 Offers of who has Market or Agora', () => {
  const withMarket = (tiles: readonly string[], options = {}) =>
    given(table(3, { options }), buildings(1, ...tiles), ROWS, bid(0, 'A05', 4));

  test.each([['A13'], ['B02']])('4.10 the owner of %s pushes out an equal offer', (tile) => {
    withMarket([tile])
      .when(place(1, 'A05', 4))
      .thenIncludes({ type: 'BidPushedOut', seat: 0, tile: 'A05', coins: 4 });
    withMarket([tile])
      .when(place(1, 'A05', 3))
      .thenRejected('bidTooLow', { tile: 'A05', least: 4 });
  });

  test('4.10 a marked building counts', () => {
    given(table(3), marked(1, 'A13'), ROWS, bid(0, 'A05', 4))
      .when(place(1, 'A05', 4))
      .thenAccepted();
  });

  test('4.10 both together count no more than one', () => {
    withMarket(['A13', 'B02'])
      .when(place(1, 'A05', 3))
      .thenRejected('bidTooLow', { tile: 'A05', least: 4 });
  });

  test('4.10 its owner is not pushed out by an equal offer, and by one more is', () => {
    const position = given(table(3), buildings(0, 'B02'), ROWS, bid(0, 'A05', 4));
    position.when(place(1, 'A05', 4)).thenRejected('bidTooLow', { tile: 'A05', least: 5 });
    position.when(place(1, 'A05', 5)).thenIncludes({ type: 'BidPushedOut', seat: 0, tile: 'A05', coins: 4 });
  });

  test('4.10 two owners are equal', () => {
    given(table(3), buildings(0, 'B02'), buildings(1, 'A13'), ROWS, bid(0, 'A05', 4))
      .when(place(1, 'A05', 4))
      .thenRejected('bidTooLow', { tile: 'A05', least: 5 });
  });

  test('4.10 it counts for moved offers too', () => {
    given(table(3), buildings(0, 'B02'), faceUp(['A05', 'A13', 'A14'], ['A01', 'A10']), bid(0, 'A14', 4), bid(1, 'A13', 4), {
      type: 'BidPushedOut',
      seat: 0,
      tile: 'A14',
      coins: 4,
    })
      .when(place(0, 'A13', 4))
      .thenIncludes({ type: 'BidPushedOut', seat: 1, tile: 'A13', coins: 4 });
  });

  test('4.10 it reaches no least offer and no price', () => {
    const position = given(table(3), buildings(0, 'A13'), faceUp(['A05', 'A12', 'A14'], ['A01', 'A10']));
    position.when(place(0, 'A05', 2)).thenRejected('bidTooLow', { tile: 'A05', least: 3 });
    position.when(place(0, 'A01', 5)).thenRejected('bidTooLow', { tile: 'A01', least: 6 });
  });

  test('4.10 it comes first among equals in the turn order', () => {
    given(table(2), buildings(1, 'A13'), faceUp(['A05', 'A07']), bid(0, 'A05', 4))
      .when(place(1, 'A07', 4))
      .thenIncludes({ type: 'OrderSettled', order: [1, 0] });
  });

  test('4.10 by option it does not count', () => {
    withMarket(['A13'], { halfCoin: 'off' })
      .when(place(1, 'A05', 4))
      .thenRejected('bidTooLow', { tile: 'A05', least: 5 });
    given(table(2, { options: { halfCoin: 'off' } }), buildings(1, 'A13'), faceUp(['A05', 'A07']), bid(0, 'A05', 4))
      .when(place(1, 'A07', 4))
      .thenIncludes({ type: 'OrderSettled', order: [0, 1] });
  });

  test('4.14 the half coin brings no one without a tile forward', () => {
    given(table(2), buildings(1, 'A13'), faceUp(['A05', 'A07']), { type: 'BidPassed', seat: 0, gained: 3 })
      .when(pass(1))
      .thenIncludes({ type: 'OrderSettled', order: [0, 1] });
  });

  test('4.14 a Market won in this round does not count yet', () => {
    given(table(2), faceUp(['A05', 'A13']), bid(0, 'A05', 3))
      .when(place(1, 'A13', 3))
      .thenIncludes({ type: 'OrderSettled', order: [0, 1] });
  });
});

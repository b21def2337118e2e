import { describe, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import { bid, buildings, faceUp, given, marked, table } from './given.ts';

const place = (seat: number, tile: string, coins: number): Command => ({ type: 'PlaceBid', seat, tile, coins });
const pass = (seat: number): Command => ({ type: 'PassBid', seat });
const ROWS = faceUp(['A05', 'A13', 'A14'], ['A01', 'A10']);

describe('4 Offers of owners of Market or Agora', () => {
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

  test('4.10 a marked Market or Agora counts', () => {
    given(table(3), marked(1, 'A13'), ROWS, bid(0, 'A05', 4))
      .when(place(1, 'A05', 4))
      .thenAccepted();
  });

  test('4.10 Market and Agora together count no more than one', () => {
    withMarket(['A13', 'B02'])
      .when(place(1, 'A05', 3))
      .thenRejected('bidTooLow', { tile: 'A05', least: 4 });
  });

  test('4.10 an owner’s offer is not pushed out by an equal one, but by one coin more', () => {
    const position = given(table(3), buildings(0, 'B02'), ROWS, bid(0, 'A05', 4));
    position.when(place(1, 'A05', 4)).thenRejected('bidTooLow', { tile: 'A05', least: 5 });
    position.when(place(1, 'A05', 5)).thenIncludes({ type: 'BidPushedOut', seat: 0, tile: 'A05', coins: 4 });
  });

  test('4.10 offers of two owners are compared by their coins alone', () => {
    given(table(3), buildings(0, 'B02'), buildings(1, 'A13'), ROWS, bid(0, 'A05', 4))
      .when(place(1, 'A05', 4))
      .thenRejected('bidTooLow', { tile: 'A05', least: 5 });
  });

  test('4.10 the half coin counts for moved offers too', () => {
    given(table(3), buildings(0, 'B02'), faceUp(['A05', 'A13', 'A14'], ['A01', 'A10']), bid(0, 'A14', 4), bid(1, 'A13', 4), {
      type: 'BidPushedOut',
      seat: 0,
      tile: 'A14',
      coins: 4,
    })
      .when(place(0, 'A13', 4))
      .thenIncludes({ type: 'BidPushedOut', seat: 1, tile: 'A13', coins: 4 });
  });

  test('4.10 the half coin does not help to reach a minimum or a price', () => {
    const position = given(table(3), buildings(0, 'A13'), faceUp(['A05', 'A12', 'A14'], ['A01', 'A10']));
    position.when(place(0, 'A05', 2)).thenRejected('bidTooLow', { tile: 'A05', least: 3 });
    position.when(place(0, 'A01', 5)).thenRejected('bidTooLow', { tile: 'A01', least: 6 });
  });

  test('4.10 the half coin comes first among equal offers in the turn order', () => {
    given(table(2), buildings(1, 'A13'), faceUp(['A05', 'A07']), bid(0, 'A05', 4))
      .when(place(1, 'A07', 4))
      .thenIncludes({ type: 'OrderSettled', order: [1, 0] });
  });

  test('4.10 the half coin does not count with the option off', () => {
    withMarket(['A13'], { halfCoin: 'off' })
      .when(place(1, 'A05', 4))
      .thenRejected('bidTooLow', { tile: 'A05', least: 5 });
    given(table(2, { options: { halfCoin: 'off' } }), buildings(1, 'A13'), faceUp(['A05', 'A07']), bid(0, 'A05', 4))
      .when(place(1, 'A07', 4))
      .thenIncludes({ type: 'OrderSettled', order: [0, 1] });
  });

  test('4.14 the half coin does not move a seat without a tile up in the turn order', () => {
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

import { describe, expect, test } from 'vitest';
import { peloponnes } from '#games/peloponnes/index.ts';
import { bid, buildings, faceUp, type Given, given, lands, marked, struck, table } from './given.ts';

const safe = ({ state }: Given) => peloponnes.safeMove(state, 0);

describe('12 Seats without a person', () => {
  const ROWS = faceUp(['A14', 'A12']);

  test('12.1 a seat without a person passes, or withdraws', () => {
    expect(safe(given(table(2), ROWS))).toEqual({ type: 'PassBid', seat: 0 });
    const pushedOut = given(table(2), ROWS, bid(0, 'A14', 2), bid(1, 'A14', 3), {
      type: 'BidPushedOut',
      seat: 0,
      tile: 'A14',
      coins: 2,
    });
    expect(safe(pushedOut)).toEqual({ type: 'WithdrawBid', seat: 0 });
  });

  test('12.1 a seat without a person pays for a building, or marks it if it cannot pay', () => {
    const placing = (goods: object) =>
      given(
        table(2, { goods: [goods] }),
        ROWS,
        bid(0, 'A12', 0),
        { type: 'OrderSettled', order: [0, 1] },
        {
          type: 'ChoiceAsked',
          seats: [0],
        },
      );
    expect(safe(placing({ coins: 1, wood: 2 }))).toEqual({ type: 'PayBuilding', seat: 0, tile: 'A12' });
    expect(safe(placing({ luxury: 4 }))).toEqual({ type: 'PayBuilding', seat: 0, tile: 'A12' });
    expect(safe(placing({ luxury: 2 }))).toEqual({ type: 'MarkBuilding', seat: 0, tile: 'A12' });
  });

  test('12.1 a seat without a person pays for a disaster, or gives up the tile of least power if it cannot pay', () => {
    const quake = (goods: object) =>
      given(table(2, { goods: [goods] }), buildings(0, 'C08', 'A13', 'A14'), struck('earthquake', [0]));
    expect(safe(quake({ wood: 3, stone: 3 }))).toEqual({ type: 'PayDisaster', seat: 0 });
    expect(safe(quake({ wood: 2, stone: 3 }))).toEqual({ type: 'GiveUpTile', seat: 0, tile: 'A13' });
    const storm = given(table(2, { goods: [{ food: 1, coins: 1 }] }), lands(0, 'C05', 'A05', 'A06'), struck('tempest', [0]));
    expect(safe(storm)).toEqual({ type: 'GiveUpTile', seat: 0, tile: 'A05' });
  });

  test('12.1 a seat without a person feeds as many inhabitants as it can', () => {
    const hungry = given(
      table(2, { goods: [{ inhabitants: 5, luxury: 7 }] }),
      { type: 'SupplyRoundBegan' },
      {
        type: 'ChoiceAsked',
        seats: [0],
      },
    );
    expect(safe(hungry)).toEqual({ type: 'FeedInhabitants', seat: 0, luxury: 6 });
  });

  test('12.1 a seat without a person pays for the marked building of most power that it can afford', () => {
    const finishing = given(
      table(2, { goods: [{ wood: 2, stone: 8 }] }),
      marked(0, 'A12', 'C08', 'A11'),
      { type: 'SupplyRoundBegan' },
      { type: 'StepBegan', step: 'finishing' },
      { type: 'ChoiceAsked', seats: [0] },
    );
    expect(safe(finishing)).toEqual({ type: 'PayBuilding', seat: 0, tile: 'C08' });
  });

  test('12.1 a seat without a person chooses food', () => {
    const income = given(
      table(2),
      buildings(0, 'A15'),
      { type: 'StepBegan', step: 'income' },
      { type: 'ChoiceAsked', seats: [0] },
    );
    expect(safe(income)).toEqual({ type: 'ChooseIncome', seat: 0, tile: 'A15', good: 'food' });
    const bonus = given(
      table(1, { options: { solo: 'campaign' } }),
      { type: 'LevelBegan', seat: 0, level: 1, target: 24, start: {} },
      { type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 24, won: true },
    );
    expect(safe(bonus)).toEqual({ type: 'ChooseBonus', seat: 0, good: 'food' });
  });

  test('12.1 a safe move for a seat that does not have to act throws', () => {
    expect(() => peloponnes.safeMove(given(table(2), ROWS).state, 1)).toThrow('Seat 1 has no legal move.');
  });
});

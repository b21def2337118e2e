import { describe, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { peloponnesOrders } from '#games/peloponnes/orders/index.ts';
import type { FinishBuildings, Order } from '#games/peloponnes/orders/orders.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import { bid, buildings, faceUp, given, lands, marked, struck, table } from '../peloponnes/given.ts';
import { asking } from './standing.ts';

const asked = asking(peloponnes, peloponnesOrders);
const ASKED: Event = { type: 'ChoiceAsked', seats: [0] };

describe('13 Standing orders: buildings', () => {
  /** Seat 0 has won the Bridge, which costs two wood. */
  const won = (goods: Amounts) =>
    given(table(2, { goods: [goods] }), faceUp(['A14', 'A12']), bid(0, 'A12', 0), { type: 'OrderSettled', order: [0, 1] }, ASKED)
      .state;
  const pay = { type: 'PayBuilding', seat: 0, tile: 'A12' } as const;
  const mark = { type: 'MarkBuilding', seat: 0, tile: 'A12' } as const;

  test('13.5 a building is placed in the first of the ordered ways that is possible', () => {
    asked(won({ coins: 1, wood: 2 }), 0, { type: 'PlaceBuilding', by: ['pay', 'mark'] }).thenCommand(pay);
    asked(won({ coins: 1, wood: 2 }), 0, { type: 'PlaceBuilding', by: ['mark', 'pay'] }).thenCommand(mark);
    asked(won({ luxury: 2 }), 0, { type: 'PlaceBuilding', by: ['pay', 'mark'] }).thenCommand(mark);
    const forgo = { type: 'ForgoTile', seat: 0, tile: 'A12' } as const;
    asked(won({ luxury: 2 }), 0, { type: 'PlaceBuilding', by: ['pay', 'forgo', 'mark'] }).thenCommand(forgo);
  });

  test('13.5 when none of the ordered ways is possible the order is removed, and the seat is asked', () => {
    asked(won({ luxury: 2 }), 0, { type: 'PlaceBuilding', by: ['pay'] }).thenSkipped('noWayLeft', { tile: 'A12' });
  });

  /** Seat 0 has marked the Bridge (two wood), the Statue of Zeus (eight stone) and the Barracks (two stone, a wood). */
  const finishing = (goods: Amounts) =>
    given(
      table(2, { goods: [goods] }),
      marked(0, 'A12', 'C08', 'A11'),
      { type: 'SupplyRoundBegan' },
      { type: 'StepBegan', step: 'finishing' },
      ASKED,
    ).state;
  const finish = (others: FinishBuildings['others'], ...tiles: readonly string[]): Order => ({
    type: 'FinishBuildings',
    pay: tiles,
    others,
  });
  const payFor = (tile: string) => ({ type: 'PayBuilding', seat: 0, tile }) as const;
  const abandon = (tile: string) => ({ type: 'AbandonBuilding', seat: 0, tile }) as const;

  test('13.6 marked buildings are paid in the given order', () => {
    asked(finishing({ wood: 2, stone: 8 }), 0, finish('ask', 'C08', 'A11')).thenCommand(payFor('C08'));
    asked(finishing({ wood: 2, stone: 8 }), 0, finish('ask', 'A11', 'C08')).thenCommand(payFor('A11'));
    asked(finishing({ wood: 2, stone: 7 }), 0, finish('ask', 'C08', 'A11')).thenCommand(payFor('A11'));
  });

  test('13.6 the other marked buildings are paid, abandoned or asked about, as ordered', () => {
    asked(finishing({ wood: 2 }), 0, finish('pay')).thenCommand(payFor('A12'));
    asked(finishing({ wood: 2 }), 0, finish('abandon')).thenCommand(abandon('A12'));
    asked(finishing({ wood: 2 }), 0, finish('ask')).thenAsked();
    asked(finishing({ wood: 2 }), 0, finish('abandon', 'C08')).thenCommand(abandon('A12'));
  });

  test('13.6 when a listed building cannot be paid and no fall-back is given, the order is removed and the seat is asked', () => {
    asked(finishing({ wood: 2 }), 0, finish('ask', 'C08')).thenSkipped('markedUnpayable', { tile: 'C08' });
  });

  test('13.6 an order continues from building to building', () => {
    const orders = [finish('abandon', 'A11')];
    const first = finishing({ wood: 3, stone: 2 });
    asked(first, 0, ...orders).thenCommand(payFor('A11'));
    const noted: Event = { type: 'ChoiceNoted', seat: 0, command: payFor('A11') };
    asked(peloponnes.evolve(first, noted), 0, ...orders).thenCommand(abandon('A12'));
  });
});

describe('13 Standing orders: income, disasters and food', () => {
  const income = (...tiles: readonly string[]) =>
    given(table(2), buildings(0, ...tiles), { type: 'StepBegan', step: 'income' }, ASKED).state;

  test('13.7 a tile brings the good ordered for it', () => {
    const port: Order = { type: 'IncomeOf', tile: 'A15', good: 'stone' };
    const temple: Order = { type: 'IncomeOf', tile: 'B15', good: 'coins' };
    asked(income('A15'), 0, temple, port).thenCommand({ type: 'ChooseIncome', seat: 0, tile: 'A15', good: 'stone' });
    asked(income('A15', 'B15'), 0, temple).thenCommand({ type: 'ChooseIncome', seat: 0, tile: 'B15', good: 'coins' });
    asked(income('A15'), 0, temple).thenAsked();
  });

  const quake = (goods: Amounts) =>
    given(table(2, { goods: [goods] }), lands(0, 'A05'), buildings(0, 'C08', 'A13', 'A14'), struck('earthquake', [0])).state;
  const giveUp = (...tiles: readonly string[]): Order => ({ type: 'BearDisasters', giveUp: tiles });

  test('13.8 a disaster is paid as soon as that is possible, luxury goods included', () => {
    asked(quake({ wood: 3, stone: 3 }), 0, giveUp('A13')).thenCommand({ type: 'PayDisaster', seat: 0 });
    asked(quake({ luxury: 12 }), 0, giveUp('A13')).thenCommand({ type: 'PayDisaster', seat: 0 });
    asked(quake({ wood: 3, stone: 3 }), 0, giveUp()).thenCommand({ type: 'PayDisaster', seat: 0 });
  });

  test('13.8 until a disaster can be paid, affected tiles are given up in the given order', () => {
    const first = quake({ wood: 1, stone: 1 });
    const orders = [giveUp('A05', 'A14', 'C08', 'A13')];
    const answer = asked(first, 0, ...orders);
    answer.thenCommand({ type: 'GiveUpTile', seat: 0, tile: 'A14' });
    const noted: Event = { type: 'ChoiceNoted', seat: 0, command: { type: 'GiveUpTile', seat: 0, tile: 'A14' } };
    asked(peloponnes.evolve(first, noted), 0, ...orders).thenCommand({ type: 'GiveUpTile', seat: 0, tile: 'C08' });
  });

  test('13.8 when none of the listed tiles is left the order is removed, and the seat is asked', () => {
    asked(quake({ wood: 2, stone: 2 }), 0, giveUp('A05')).thenSkipped('nothingToGiveUp', { disaster: 'earthquake' });
  });

  /** Five inhabitants, no food. */
  const hungry = given(table(2, { goods: [{ inhabitants: 5, luxury: 7 }] }), { type: 'SupplyRoundBegan' }, ASKED).state;

  test.each([
    [undefined, 6],
    [10, 6],
    [4, 4],
    [0, 0],
  ])('13.9 with an order to spend up to %s luxury goods, a seat that could spend 6 spends %i', (upTo, luxury) => {
    const order: Order = { type: 'Feed', ...(upTo !== undefined && { upTo }) };
    asked(hungry, 0, order).thenCommand({ type: 'FeedInhabitants', seat: 0, luxury });
  });

  test('an order for another step does not apply', () => {
    const orders: readonly Order[] = [
      { type: 'PlaceBuilding', by: ['pay'] },
      { type: 'FinishBuildings', pay: [], others: 'pay' },
      { type: 'IncomeOf', tile: 'A15', good: 'food' },
      giveUp('A13'),
      { type: 'OfferPlan', round: 1, offers: [], pass: true, moves: [], withdraw: true },
    ];
    asked(hungry, 0, ...orders).thenAsked();
    asked(quake({}), 0, { type: 'Feed' }).thenAsked();
  });
});

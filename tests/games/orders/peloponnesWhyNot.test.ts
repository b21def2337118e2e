import { describe, expect, test } from 'vitest';
import type { Rejection, Viewer } from '#engine/game.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { peloponnesOrders } from '#games/peloponnes/orders/index.ts';
import type { Order } from '#games/peloponnes/orders/orders.ts';
import type { OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { State } from '#games/peloponnes/state.ts';
import { buildings, faceUp, given, lands, marked, table } from '../peloponnes/given.ts';

const ROWS = faceUp(['A14', 'A12', 'A13'], ['A01']);
const offering = given(table(3), lands(1, 'A02'), buildings(1, 'A15'), buildings(0, 'A11'), marked(0, 'C08'), ROWS).state;

const whyNot = (orders: unknown, state: State = offering, viewer: Viewer = 0): Rejection | undefined =>
  peloponnesOrders.whyNotOrders(peloponnes.view(state, viewer), orders);
const reason = <Code extends keyof OrderRejectionParams>(code: Code, params: OrderRejectionParams[Code]): Rejection => ({
  code,
  params,
});

const PLAN = {
  type: 'OfferPlan',
  round: 1,
  offers: [{ tile: 'A13', from: 4, upTo: 6 }],
  pass: true,
  moves: [{ tile: 'A12', upTo: 5 }],
  withdraw: true,
} as const satisfies Order;

describe('13 Standing orders: which orders are allowed', () => {
  test('13.1 orders for all occasions may be given together', () => {
    const orders: readonly Order[] = [
      PLAN,
      { ...PLAN, round: 2, offers: [{ tile: 'A03', upTo: 9 }], moves: [] },
      { type: 'PlaceBuilding', by: ['mark', 'pay', 'forgo'] },
      { type: 'FinishBuildings', pay: ['C08', 'B03'], others: 'ask' },
      { type: 'IncomeOf', tile: 'B15', good: 'wood' },
      { type: 'BearDisasters', giveUp: ['A11', 'A05'] },
      { type: 'Feed', upTo: 4 },
    ];
    expect(whyNot(orders)).toBeUndefined();
    expect(whyNot([])).toBeUndefined();
    expect(whyNot([{ type: 'Feed' }, { type: 'BearDisasters', giveUp: [] }])).toBeUndefined();
  });

  const plan = (more: object): readonly unknown[] => [{ ...PLAN, ...more }];
  const offers = (...list: readonly object[]): readonly unknown[] => plan({ offers: list });

  test.each<readonly [string, unknown, Rejection]>([
    ['a value that is not a list', PLAN, reason('notOrders', {})],
    ['a list of numbers', [7], reason('notOrders', {})],
    ['an unknown type', [{ type: 'Conquer' }], reason('unknownOrder', { order: 'Conquer' })],
    ['a missing field', [{ type: 'PlaceBuilding' }], reason('missingInOrder', { order: 'PlaceBuilding', field: 'by' })],
    ['a field too many', [{ type: 'Feed', all: true }], reason('unknownInOrder', { order: 'Feed', field: 'all' })],
    ['a limit of 0', offers({ tile: 'A13', upTo: 0 }), reason('wrongInOrder', { order: PLAN.type, field: 'offers' })],
    [
      'a tile that is none',
      plan({ moves: [{ tile: 'Z1', upTo: 2 }] }),
      reason('wrongInOrder', { order: PLAN.type, field: 'moves' }),
    ],
    [
      'a good that is no choice',
      [{ type: 'IncomeOf', tile: 'A15', good: 'luxury' }],
      reason('wrongInOrder', { order: 'IncomeOf', field: 'good' }),
    ],
  ])('13.10 %s is refused by its shape', (_, orders, rejection) => {
    expect(whyNot(orders)).toEqual(rejection);
  });

  test.each<readonly [string, readonly unknown[], Rejection]>([
    [
      'a tile named twice',
      offers({ tile: 'A13', upTo: 4 }, { tile: 'A13', upTo: 6 }),
      reason('namedTwice', { order: PLAN.type, name: 'A13' }),
    ],
    [
      'a tile to move to named twice',
      plan({ moves: [PLAN.moves[0], PLAN.moves[0]] }),
      reason('namedTwice', { order: PLAN.type, name: 'A12' }),
    ],
    [
      'a way named twice',
      [{ type: 'PlaceBuilding', by: ['pay', 'pay'] }],
      reason('namedTwice', { order: 'PlaceBuilding', name: 'pay' }),
    ],
    [
      'a building named twice',
      [{ type: 'FinishBuildings', pay: ['C08', 'C08'], others: 'pay' }],
      reason('namedTwice', { order: 'FinishBuildings', name: 'C08' }),
    ],
    [
      'a tile given up twice',
      [{ type: 'BearDisasters', giveUp: ['A11', 'A11'] }],
      reason('namedTwice', { order: 'BearDisasters', name: 'A11' }),
    ],
    [
      'more orders than can be shown',
      Array.from({ length: 21 }, (_, index) => ({ ...PLAN, round: index + 1 })),
      reason('tooManyOrders', { most: 20 }),
    ],
    ['two plans for a round', [PLAN, { ...PLAN, pass: false }], reason('orderedTwice', { order: PLAN.type })],
    [
      'two goods of one tile',
      [
        { type: 'IncomeOf', tile: 'B15', good: 'wood' },
        { type: 'IncomeOf', tile: 'B15', good: 'food' },
      ],
      reason('orderedTwice', { order: 'IncomeOf' }),
    ],
    ['two ways to feed', [{ type: 'Feed' }, { type: 'Feed', upTo: 2 }], reason('orderedTwice', { order: 'Feed' })],
    [
      'more at least than at most',
      offers({ tile: 'A13', from: 7, upTo: 6 }),
      reason('limitsCross', { tile: 'A13', from: 7, upTo: 6 }),
    ],
    [
      'a plan that says nothing',
      plan({ offers: [], pass: false, moves: [], withdraw: false }),
      reason('orderEmpty', { order: PLAN.type }),
    ],
    ['no way to place a building', [{ type: 'PlaceBuilding', by: [] }], reason('orderEmpty', { order: 'PlaceBuilding' })],
  ])('13.10 %s is contradictory', (_, orders, rejection) => {
    expect(whyNot(orders)).toEqual(rejection);
  });

  test.each<readonly [string, readonly unknown[], Rejection]>([
    [
      'a tile that is not face up',
      offers({ tile: 'A05', upTo: 4 }),
      reason('tileNotOffered', { tile: 'A05', tiles: ['A14', 'A12', 'A13', 'A01'] }),
    ],
    ['fewer coins than are printed', offers({ tile: 'A13', upTo: 2 }), reason('bidTooLow', { tile: 'A13', least: 3 })],
    [
      'fewer coins than the conquest row asks for',
      plan({ moves: [{ tile: 'A01', upTo: 5 }] }),
      reason('bidTooLow', { tile: 'A01', least: 6 }),
    ],
    [
      'more coins than the conquest row takes',
      offers({ tile: 'A01', from: 7, upTo: 9 }),
      reason('bidNotThePrice', { tile: 'A01', price: 6 }),
    ],
    ['a plan for the round after the next', plan({ round: 3 }), reason('notThatRound', { round: 3, first: 1, last: 2 })],
    [
      'a tile of a later stack',
      plan({ round: 2, offers: [{ tile: 'B04', upTo: 9 }] }),
      reason('tileNotToCome', { tile: 'B04', round: 2 }),
    ],
    ['a tile of this round for the next', plan({ round: 2 }), reason('tileNotToCome', { tile: 'A13', round: 2 })],
    [
      'a tile that a seat owns',
      plan({ round: 2, offers: [{ tile: 'A02', upTo: 9 }] }),
      reason('tileNotToCome', { tile: 'A02', round: 2 }),
    ],
    [
      'too few coins for a tile to come',
      plan({ round: 2, offers: [{ tile: 'A03', upTo: 3 }] }),
      reason('bidTooLow', { tile: 'A03', least: 4 }),
    ],
    ['a payment for a land', [{ type: 'FinishBuildings', pay: ['A01'], others: 'pay' }], reason('notABuilding', { tile: 'A01' })],
    [
      'to pay a building again',
      [{ type: 'FinishBuildings', pay: ['A11'], others: 'pay' }],
      reason('alreadyPaid', { tile: 'A11' }),
    ],
    [
      "to pay for another's building",
      [{ type: 'FinishBuildings', pay: ['A15'], others: 'pay' }],
      reason('tileOfAnother', { tile: 'A15', seat: 1 }),
    ],
    [
      "to give up another's land",
      [{ type: 'BearDisasters', giveUp: ['A02'] }],
      reason('tileOfAnother', { tile: 'A02', seat: 1 }),
    ],
    [
      "the income of another's tile",
      [{ type: 'IncomeOf', tile: 'A15', good: 'wood' }],
      reason('tileOfAnother', { tile: 'A15', seat: 1 }),
    ],
    [
      'income of choice where there is none',
      [{ type: 'IncomeOf', tile: 'A11', good: 'wood' }],
      reason('incomeNotOfChoice', { tile: 'A11' }),
    ],
    ['an odd number of luxury goods', [{ type: 'Feed', upTo: 3 }], reason('luxuryByTwos', { luxury: 3 })],
  ])('13.10 %s is impossible', (_, orders, rejection) => {
    expect(whyNot(orders)).toEqual(rejection);
  });

  test('13.1 a limit may equal the price of a tile', () => {
    expect(whyNot(offers({ tile: 'A13', upTo: 3 }, { tile: 'A01', from: 6, upTo: 6 }))).toBeUndefined();
    expect(whyNot(plan({ round: 2, offers: [{ tile: 'A03', upTo: 4 }], moves: [] }))).toBeUndefined();
  });

  test('13.10 offers cannot be planned for a round whose offers are over, nor after the eighth round', () => {
    const placing = given(table(3), ROWS, { type: 'OrderSettled', order: [0, 1, 2] }).state;
    expect(whyNot([PLAN], placing)).toEqual(reason('notThatRound', { round: 1, first: 2, last: 2 }));
    const last = given(table(3, { round: 8 }), ROWS, { type: 'OrderSettled', order: [0, 1, 2] }).state;
    expect(whyNot(plan({ round: 9 }), last)).toEqual(reason('notThatRound', { round: 9, first: 9, last: 8 }));
  });

  test('13.10 during the supply round of a tile, offers of this round can still be planned', () => {
    const revealed = { type: 'TilesRevealed', auction: ['B05'], conquest: [] } as const;
    const called = { type: 'SupplyRoundBegan', tile: 'B05' } as const;
    const supply = given(table(3, { round: 4 }), revealed, called, { type: 'ChoiceAsked', seats: [0] }).state;
    expect(whyNot(plan({ round: 4, offers: [{ tile: 'B05', upTo: 9 }], moves: [] }), supply)).toBeUndefined();
    expect(whyNot(plan({ round: 4, offers: [{ tile: 'B04', upTo: 9 }], moves: [] }), supply)).toBeUndefined();
    expect(whyNot(plan({ round: 4 }), supply)).toEqual(reason('tileNotToCome', { tile: 'A13', round: 4 }));
  });

  test('13.10 feeding cannot be ordered where it is forced', () => {
    const forced = given(table(3, { options: { feeding: 'forced' } }), ROWS).state;
    expect(whyNot([{ type: 'Feed' }], forced)).toEqual(reason('feedingIsForced', {}));
  });

  test('13.1 a single seat and spectators have no orders, nor has any seat before or after the match', () => {
    expect(whyNot([], given(table(1), ROWS).state)).toEqual(reason('ordersNeedOthers', {}));
    expect(whyNot([], offering, 'spectator')).toEqual(reason('ordersNeedASeat', {}));
    expect(whyNot([], peloponnes.initialState())).toEqual(reason('notStarted', {}));
    const over = peloponnes.conclude(offering, { winners: [1], reason: 'conceded' });
    expect(whyNot([], over)).toEqual(reason('gameOver', {}));
  });
});

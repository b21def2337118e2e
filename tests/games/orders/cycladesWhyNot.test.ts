import { describe, expect, test } from 'vitest';
import type { Rejection, Viewer } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { cycladesOrders } from '#games/cyclades/orders/index.ts';
import type { Order } from '#games/cyclades/orders/orders.ts';
import type { OrderRejectionParams } from '#games/cyclades/orders/rejections.ts';
import type { State } from '#games/cyclades/state.ts';
import { GODS, type God } from '#games/cyclades/types.ts';
import { given, table, turnOf } from '../../support/fakes/given.ts';

const offering = given(table(3, { gods: ['ares', 'zeus'] })).state;
const acting = given(table(3, { gods: ['ares', 'zeus'] }), turnOf('ares')).state;

const whyNot = (orders: unknown, state: State = offering, viewer: Viewer = 0): Rejection | undefined =>
  cycladesOrders.whyNotOrders(cyclades.view(state, viewer), orders);
const reason = <Code extends keyof OrderRejectionParams>(code: Code, params: OrderRejectionParams[Code]): Rejection => ({
  code,
  params,
});

const PLAN = {
  type: 'OfferingPlan',
  cycle: 1,
  offers: [
    { god: 'ares', upTo: 3, raisedTo: 5 },
    { god: 'zeus', upTo: 2 },
  ],
  displaced: 'again',
  apollo: true,
} as const satisfies Order;

describe('14 Standing orders: which orders are allowed', () => {
  test('14.1 orders for all occasions of this cycle and the next may be given together', () => {
    const orders: readonly Order[] = [
      PLAN,
      { ...PLAN, cycle: 2, offers: [{ god: 'athena', upTo: 40 }], displaced: 'ask' },
      { type: 'FightOn', front: 'is3' },
      { type: 'RetreatFrom', front: 'everywhere' },
      { type: 'RetreatFrom', front: 'C2', when: { outnumberedBy: 1 }, to: ['C1', 'B2'] },
      { type: 'RetreatFrom', front: 'is2', when: { oddsBelow: 30 }, to: ['is1'] },
      { type: 'ProsperityIsland', island: 'is8' },
      { type: 'EndSpentTurn' },
    ];
    expect(whyNot(orders)).toBeUndefined();
    expect(whyNot([])).toBeUndefined();
  });

  test.each<readonly [string, unknown, Rejection]>([
    ['a value that is not a list', { orders: [] }, reason('notOrders', {})],
    ['null', null, reason('notOrders', {})],
    ['a list of words', ['retreat'], reason('notOrders', {})],
    ['an unknown type', [{ type: 'Cheat' }], reason('unknownOrder', { order: 'Cheat' })],
    ['a missing field', [{ type: 'FightOn' }], reason('missingInOrder', { order: 'FightOn', field: 'front' })],
    [
      'a field too many',
      [{ type: 'EndSpentTurn', now: true }],
      reason('unknownInOrder', { order: 'EndSpentTurn', field: 'now' }),
    ],
    [
      'a limit of 0',
      [{ ...PLAN, offers: [{ god: 'ares', upTo: 0 }] }],
      reason('wrongInOrder', { order: PLAN.type, field: 'offers' }),
    ],
    [
      'Apollo among the gods',
      [{ ...PLAN, offers: [{ god: 'apollo', upTo: 1 }] }],
      reason('wrongInOrder', { order: PLAN.type, field: 'offers' }),
    ],
    [
      'a share of 101',
      [{ type: 'RetreatFrom', front: 'is1', when: { oddsBelow: 101 } }],
      reason('wrongInOrder', { order: 'RetreatFrom', field: 'when' }),
    ],
    [
      'outnumbered by none',
      [{ type: 'RetreatFrom', front: 'is1', when: { outnumberedBy: 0 } }],
      reason('wrongInOrder', { order: 'RetreatFrom', field: 'when' }),
    ],
    [
      'two risks together',
      [{ type: 'RetreatFrom', front: 'is1', when: { outnumberedBy: 1, oddsBelow: 9 } }],
      reason('wrongInOrder', { order: 'RetreatFrom', field: 'when' }),
    ],
  ])('14.11 %s is refused by its shape', (_, orders, rejection) => {
    expect(whyNot(orders)).toEqual(rejection);
  });

  test.each<readonly [string, readonly unknown[], Rejection]>([
    [
      'a god named twice',
      [
        {
          ...PLAN,
          offers: [
            { god: 'ares', upTo: 1 },
            { god: 'ares', upTo: 2 },
          ],
        },
      ],
      reason('namedTwice', { order: PLAN.type, name: 'ares' }),
    ],
    [
      'a place named twice',
      [{ type: 'RetreatFrom', front: 'is2', to: ['is1', 'is3', 'is1'] }],
      reason('namedTwice', { order: 'RetreatFrom', name: 'is1' }),
    ],
    [
      'more orders than can be shown',
      Array.from({ length: 21 }, (_, index) => ({ type: 'FightOn', front: `front ${index}` })),
      reason('tooManyOrders', { most: 20 }),
    ],
    ['two plans for a cycle', [PLAN, { ...PLAN, offers: [] }], reason('orderedTwice', { order: PLAN.type })],
    [
      'two orders for a front',
      [
        { type: 'FightOn', front: 'is2' },
        { type: 'RetreatFrom', front: 'is2' },
      ],
      reason('orderedTwice', { order: 'RetreatFrom' }),
    ],
    [
      'two islands for the marker',
      [
        { type: 'ProsperityIsland', island: 'is1' },
        { type: 'ProsperityIsland', island: 'is2' },
      ],
      reason('orderedTwice', { order: 'ProsperityIsland' }),
    ],
    [
      'a limit that falls once displaced',
      [{ ...PLAN, offers: [{ god: 'ares', upTo: 5, raisedTo: 4 }] }],
      reason('limitFalls', { god: 'ares', upTo: 5, raisedTo: 4 }),
    ],
    ['a raised limit that is never used', [{ ...PLAN, displaced: 'next' }], reason('neverRaised', { god: 'ares' })],
    ['a plan that says nothing', [{ ...PLAN, offers: [], apollo: false }], reason('orderEmpty', { order: PLAN.type })],
    ['a retreat to nowhere', [{ type: 'RetreatFrom', front: 'is2', to: [] }], reason('orderEmpty', { order: 'RetreatFrom' })],
  ])('14.11 %s is contradictory', (_, orders, rejection) => {
    expect(whyNot(orders)).toEqual(rejection);
  });

  test.each<readonly [string, readonly unknown[], Rejection]>([
    [
      'a god face down',
      [{ ...PLAN, offers: [{ god: 'athena', upTo: 1 }] }],
      reason('godFaceDown', { god: 'athena', gods: ['ares', 'zeus'] }),
    ],
    ['a plan for the cycle after the next', [{ ...PLAN, cycle: 3 }], reason('notThatCycle', { cycle: 3, first: 1, last: 2 })],
    ['an unknown front', [{ type: 'FightOn', front: 'is99' }], reason('noSuchFront', { front: 'is99' })],
    ['an unknown front to leave', [{ type: 'RetreatFrom', front: 'Troy' }], reason('noSuchFront', { front: 'Troy' })],
    ['an unknown island', [{ type: 'ProsperityIsland', island: 'A1' }], reason('noSuchIsland', { island: 'A1' })],
    [
      'a retreat to the same place',
      [{ type: 'RetreatFrom', front: 'is2', to: ['is2'] }],
      reason('noWayTo', { front: 'is2', to: 'is2' }),
    ],
    [
      'a retreat from land to sea',
      [{ type: 'RetreatFrom', front: 'is2', to: ['is1', 'C2'] }],
      reason('noWayTo', { front: 'is2', to: 'C2' }),
    ],
    [
      'a retreat from sea to land',
      [{ type: 'RetreatFrom', front: 'C2', to: ['is2'] }],
      reason('noWayTo', { front: 'C2', to: 'is2' }),
    ],
    [
      'a retreat beyond the next sea space',
      [{ type: 'RetreatFrom', front: 'C2', to: ['K2'] }],
      reason('noWayTo', { front: 'C2', to: 'K2' }),
    ],
    [
      'a retreat to no place at all',
      [{ type: 'RetreatFrom', front: 'everywhere', to: ['Troy'] }],
      reason('noWayTo', { front: 'everywhere', to: 'Troy' }),
    ],
  ])('14.11 %s is impossible', (_, orders, rejection) => {
    expect(whyNot(orders)).toEqual(rejection);
  });

  test('14.11 offerings cannot be planned for a cycle that is already in its actions', () => {
    expect(whyNot([PLAN], acting)).toEqual(reason('notThatCycle', { cycle: 1, first: 2, last: 2 }));
    expect(whyNot([{ ...PLAN, cycle: 2, offers: [{ god: 'athena', upTo: 2 }] }], acting)).toBeUndefined();
  });

  test('14.1 a raised limit may equal the first one', () => {
    expect(whyNot([{ ...PLAN, offers: [{ god: 'ares', upTo: 3, raisedTo: 3 }] }])).toBeUndefined();
  });

  const next = (god: God, state: State) => whyNot([{ ...PLAN, cycle: 2, offers: [{ god, upTo: 1 }] }], state);

  test.each([2, 4, 5])('14.11 for the next cycle of %i seats any god may be named', (seats) => {
    const { state } = given(table(seats, { gods: ['ares', 'zeus', 'poseidon'] }));
    expect(GODS.map((god) => next(god, state))).toEqual(GODS.map(() => undefined));
  });

  test('14.11 with three seats the gods of every other cycle are known in advance', () => {
    expect(next('athena', offering)).toBeUndefined();
    expect(next('zeus', offering)).toEqual(reason('godFaceDown', { god: 'zeus', gods: ['poseidon', 'athena'] }));
    const even = given(table(3, { gods: ['ares', 'zeus'], cycle: 2 })).state;
    expect(whyNot([{ ...PLAN, cycle: 3 }], even)).toBeUndefined();
  });

  test('14.11 spectators and eliminated seats have no orders, nor has any seat before or after the match', () => {
    const out: Event = { type: 'SeatEliminated', seat: 0 };
    const over: Event = { type: 'GameEnded', winners: [1], reason: 'metropolises' };
    expect(whyNot([], offering, 'spectator')).toEqual(reason('ordersNeedASeat', {}));
    expect(whyNot([], given(table(3), turnOf('ares', 1), out).state)).toEqual(reason('eliminated', {}));
    expect(whyNot([], given(table(3), over).state)).toEqual(reason('gameOver', {}));
    expect(whyNot([], cyclades.initialState())).toEqual(reason('notStarted', {}));
  });
});

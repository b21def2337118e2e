import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { MatchId, Played } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { table } from '../games/table.ts';

const TO_APOLLO = { type: 'OfferingPlan', cycle: 1, offers: [], displaced: 'ask', apollo: true } as BaseOrder;
const END = { type: 'EndSpentTurn' } as BaseOrder;

/** Returns a match in its bidding phase, with the users who bid first and second. */
const offering = async () => {
  const fixture = table(fixedLuck(), GAMES, ordersOf);
  const match = await fixture.started(3, { game: 'cyclades' });
  const { view, match: row } = (await fixture.matches.position(match, undefined)) ?? {};
  const { queue } = view as { readonly queue: readonly number[] };
  const users = [row?.active[0], ...queue].map((seat) => row?.seats[seat ?? -1]?.user ?? '');
  const [first = '', next = ''] = [...new Set(users)];
  const order = (user: string, ...orders: readonly BaseOrder[]) => fixture.act(match, { type: 'ChangeOrders', user, orders });
  const toApollo = (user: string) =>
    fixture.act(match, {
      type: 'Play',
      user,
      command: { type: 'PlaceBid', god: 'apollo' } as Omit<BaseCommand, 'seat'>,
    });
  return { ...fixture, match: match as MatchId, first, next, order, toApollo };
};

const typesOf = (played: Played) =>
  played.kind === 'played' ? played.events.map(({ event }) => event.type) : played.kind === 'rejected' && played.rejection.code;

describe('undone orders', () => {
  test('an order whose move is undone is removed and its owner gets a notice; an order that has not played stays', async () => {
    const { act, first, match, matches, order } = await offering();
    expect(typesOf(await order(first, TO_APOLLO, END))).toEqual(['BidPlaced']);
    expect(typesOf(await act(match, { type: 'Undo', user: first }))).toEqual(['Undone']);
    const own = await matches.orders(match, first);
    expect(own?.standing).toEqual([END]);
    expect(own?.notices).toEqual([{ version: expect.any(Number), order: TO_APOLLO }]);
    expect((await matches.position(match, first))?.legal.length).toBeGreaterThan(0);
  });

  test('an order does not return when its move is redone', async () => {
    const { act, first, match, matches, order } = await offering();
    await order(first, TO_APOLLO);
    await act(match, { type: 'Undo', user: first });
    expect(typesOf(await act(match, { type: 'Redo', user: first }))).toEqual(['Redone']);
    expect((await matches.orders(match, first))?.standing).toEqual([]);
  });

  test('an order can be saved again after its move was undone, and plays again', async () => {
    const { act, first, match, order } = await offering();
    await order(first, TO_APOLLO);
    await act(match, { type: 'Undo', user: first });
    expect(typesOf(await order(first, TO_APOLLO))).toEqual(['BidPlaced']);
  });
});

test('a move that another seat’s order followed cannot be undone', async () => {
  const { act, first, match, matches, next, order, toApollo } = await offering();
  await order(next, TO_APOLLO);
  expect(typesOf(await toApollo(first))).toEqual(['BidPlaced', 'BidPlaced']);
  expect(typesOf(await act(match, { type: 'Undo', user: first }))).toBe('othersActed');
  expect((await matches.orders(match, next))?.standing).toEqual([TO_APOLLO]);
});

test('a rewind undoes a move and the orders that followed it', async () => {
  const { act, first, match, matches, next, order, toApollo, stores } = await offering();
  const before = (await stores.matches.find(match))?.version ?? 0;
  await order(next, TO_APOLLO, END);
  await toApollo(first);
  const motion = { kind: 'rewind', toVersion: before } as const;
  const rewound = await act(match, { type: 'Organise', user: 'eve', motion, reason: 'a slip' });
  expect(typesOf(rewound)).toContain('Undone');
  const own = await matches.orders(match, next);
  expect(own?.standing).toEqual([END]);
  expect(own?.notices.map(({ order: gone }) => gone)).toEqual([TO_APOLLO]);
});

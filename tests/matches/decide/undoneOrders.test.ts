import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { MatchId, Played } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { table } from '../games/table.ts';

const TO_APOLLO = { type: 'OfferingPlan', cycle: 1, offers: [], displaced: 'ask', apollo: true } as BaseOrder;
const END = { type: 'EndSpentTurn' } as BaseOrder;

/** A match in which offerings are made, with whoever is due first, and next. */
const offering = async () => {
  const house = table(fixedLuck(), GAMES, ordersOf);
  const match = await house.started(3, { game: 'cyclades' });
  const { view, match: row } = (await house.matches.position(match, undefined)) ?? {};
  const { queue } = view as { readonly queue: readonly number[] };
  const users = [row?.active[0], ...queue].map((seat) => row?.seats[seat ?? -1]?.user ?? '');
  const [first = '', next = ''] = [...new Set(users)];
  const order = (user: string, ...orders: readonly BaseOrder[]) => house.act(match, { type: 'ChangeOrders', user, orders });
  const toApollo = (user: string) =>
    house.act(match, {
      type: 'Play',
      user,
      command: { type: 'PlaceBid', god: 'apollo' } as Omit<BaseCommand, 'seat'>,
    });
  return { ...house, match: match as MatchId, first, next, order, toApollo };
};

const typesOf = (played: Played) =>
  played.kind === 'played' ? played.events.map(({ event }) => event.type) : played.kind === 'rejected' && played.rejection.code;

describe('an order whose answer is taken back', () => {
  test('is gone with it, and its owner is told; one that had not answered stays', async () => {
    const { act, first, match, matches, order } = await offering();
    expect(typesOf(await order(first, TO_APOLLO, END))).toEqual(['BidPlaced']);
    expect(typesOf(await act(match, { type: 'Undo', user: first }))).toEqual(['Undone']);
    const own = await matches.orders(match, first);
    expect(own?.standing).toEqual([END]);
    expect(own?.notices).toEqual([{ version: expect.any(Number), order: TO_APOLLO }]);
    expect((await matches.position(match, first))?.legal.length).toBeGreaterThan(0);
  });

  test('does not come back with what is brought again', async () => {
    const { act, first, match, matches, order } = await offering();
    await order(first, TO_APOLLO);
    await act(match, { type: 'Undo', user: first });
    expect(typesOf(await act(match, { type: 'Redo', user: first }))).toEqual(['Redone']);
    expect((await matches.orders(match, first))?.standing).toEqual([]);
  });

  test('can be written again, and answers again', async () => {
    const { act, first, match, order } = await offering();
    await order(first, TO_APOLLO);
    await act(match, { type: 'Undo', user: first });
    expect(typesOf(await order(first, TO_APOLLO))).toEqual(['BidPlaced']);
  });
});

describe('a move that another seat’s order has answered', () => {
  test('cannot be taken back: somebody else has acted', async () => {
    const { act, first, match, matches, next, order, toApollo } = await offering();
    await order(next, TO_APOLLO);
    expect(typesOf(await toApollo(first))).toEqual(['BidPlaced', 'BidPlaced']);
    expect(typesOf(await act(match, { type: 'Undo', user: first }))).toBe('othersActed');
    expect((await matches.orders(match, next))?.standing).toEqual([TO_APOLLO]);
  });

  test('is taken back by who has rewound to before it, with the order that answered', async () => {
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
});

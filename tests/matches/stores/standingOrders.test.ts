import { describe, expect, test } from 'vitest';
import { afterAnswer, hasUnsent, type SeatOrders, withoutUsedSince } from '#matches/stores/standingOrders.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { countingOrders, keep, once } from '../games/countingOrders.ts';
import { table } from '../games/table.ts';

const [first, second] = [keep(1), keep(2)];

test('a match that never had orders has an empty book of generation 0', async () => {
  const { started, stores } = table();
  expect(await stores.orders.find(await started(2))).toEqual({ generation: 0, seats: [] });
  expect(await stores.orders.find(77)).toEqual({ generation: 0, seats: [] });
});

test('only the order that made a move has the version of its use', () => {
  const own: SeatOrders = { seat: 0, orders: [{ order: first }, { order: second, usedAt: 3 }], notices: [] };
  const command = { type: 'Count', seat: 0 };
  expect(afterAnswer(own, { command, by: first, left: [first, second] }, 7)).toEqual({
    seat: 0,
    orders: [
      { order: first, usedAt: 7 },
      { order: second, usedAt: 3 },
    ],
    notices: [],
  });
});

describe('orders whose moves are undone', () => {
  const seats: readonly SeatOrders[] = [
    { seat: 0, orders: [{ order: first, usedAt: 5 }, { order: second }], notices: [] },
    { seat: 2, orders: [{ order: first, usedAt: 4 }], notices: [] },
  ];
  const notice = { version: 9, order: first };

  test('orders used after the restored version are dropped with a notice, and others stay', () => {
    expect(withoutUsedSince(seats, 4, 9)).toEqual([{ seat: 0, orders: [{ order: second }], notices: [notice] }, seats[1]]);
  });

  test('orders of other seats stay when the undo is of one seat', () => {
    expect(withoutUsedSince(seats, 3, 9, 2)).toEqual([seats[0], { seat: 2, orders: [], notices: [notice] }]);
    expect(withoutUsedSince(seats, 3, 9, 0)).toEqual([{ seat: 0, orders: [{ order: second }], notices: [notice] }, seats[1]]);
  });
});

describe('notices about dropped orders', () => {
  const notices = [
    { version: 3, order: keep(1) },
    { version: 4, order: once(2) },
  ];

  /** A match in which the first seat has two notices, and the number of times its book was saved since. */
  const noticed = async (isSaved: boolean) => {
    const stores = openMemoryStores();
    let saves = 0;
    const save: typeof stores.orders.save = async (...book) => {
      saves++;
      return isSaved && stores.orders.save(...book);
    };
    const watched = { ...stores, orders: { ...stores.orders, save } };
    const { matches, started } = table(watched, { counting: countingGame }, () => countingOrders);
    const match = await started(2);
    await stores.orders.save(match, { generation: 0, seats: [{ seat: 0, orders: [], notices }] });
    return { matches, match, stores, saves: () => saves };
  };

  test('notices that were shown are removed with one save, and others stay', async () => {
    const { matches, match, saves, stores } = await noticed(true);
    await matches.acknowledgeNotices(match, 0, notices.slice(0, 1));
    expect((await stores.orders.find(match)).seats).toEqual([{ seat: 0, orders: [], notices: notices.slice(1) }]);
    expect(saves()).toBe(1);
    await matches.acknowledgeNotices(match, 0, notices.slice(0, 1));
    expect(saves()).toBe(1);
  });

  test('notices that were sent stay until they are shown, and are not sent again', async () => {
    const { matches, match, saves, stores } = await noticed(true);
    await matches.markNoticesSent(match, 0, notices);
    const sent = notices.map((notice) => ({ ...notice, sent: true }));
    expect((await stores.orders.find(match)).seats[0]?.notices).toEqual(sent);
    expect((await stores.orders.find(match)).seats.some(hasUnsent)).toBe(false);
    expect(hasUnsent({ seat: 1, orders: [], notices: [] })).toBe(false);
    await matches.acknowledgeNotices(match, 0, notices);
    expect((await stores.orders.find(match)).seats).toEqual([]);
    expect(saves()).toBe(2);
  });

  test('notices stay after eight attempts when the book always changes meanwhile', async () => {
    const { matches, match, saves, stores } = await noticed(false);
    await matches.acknowledgeNotices(match, 0, notices);
    expect((await stores.orders.find(match)).seats[0]?.notices).toEqual(notices);
    expect(saves()).toBe(8);
  });
});

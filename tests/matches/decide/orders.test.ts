import { describe, expect, test } from 'vitest';
import type { BaseOrder } from '#engine/orders.ts';
import type { MatchId, Played } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { below, countingOrders, keep, once } from '../games/countingOrders.ts';
import { table as anyTable } from '../games/table.ts';

const table = (stores = openMemoryStores()) => {
  const opened = anyTable(stores, { counting: countingGame }, () => countingOrders);
  const order = (match: MatchId, user: string, ...orders: readonly BaseOrder[]) =>
    opened.act(match, { type: 'ChangeOrders', user, orders });
  const standing = async (match: MatchId, user: string) => (await opened.matches.orders(match, user))?.standing;
  return { ...opened, order, standing };
};

const refused = (code: string) => ({ kind: 'rejected', rejection: { code } });
const acts = (played: Played) =>
  played.kind === 'rejected' ? played : played.events.map(({ event, by, how }) => [event.type, by, how ?? 'hand']);

/** Returns the decision number of the last event. */
const versionOf = (played: Played) => (played.kind === 'rejected' ? 0 : played.match.version);

describe('standing orders', () => {
  test('an order plays in the append that made its seat active, and counts as the seat’s act', async () => {
    const { count, matches, order, started } = table();
    const match = await started(3);
    await order(match, 'ben', keep(2));
    await order(match, 'cleo', once(1));
    const played = await count(match, 'ada');
    expect(acts(played)).toEqual([
      ['Counted', 0, 'hand'],
      ['Counted', 1, 'order'],
      ['Counted', 2, 'order'],
    ]);
    expect(played).toMatchObject({ match: { active: [0] } });
    expect((await matches.position(match, 'ada'))?.decisions).toEqual([1, 1, 1]);
  });

  test('an order is kept until it is used up, withdrawn or expired', async () => {
    const { count, order, started, standing } = table();
    const match = await started(3, { options: { goal: '20' } });
    await order(match, 'ben', keep(2));
    await order(match, 'cleo', once(1), below(6, 2));
    await count(match, 'ada');
    expect(await standing(match, 'ben')).toEqual([keep(2)]);
    expect(await standing(match, 'cleo')).toEqual([below(6, 2)]);
    await count(match, 'ada', 2);
    expect(await standing(match, 'cleo')).toEqual([]);
    await order(match, 'ben');
    expect(await standing(match, 'ben')).toEqual([]);
    await count(match, 'cleo');
    expect(await count(match, 'ada')).toMatchObject({ match: { active: [1] } });
  });

  test('an order saved while its seat waits leaves no trace in the log', async () => {
    const { matches, order, started, stores } = table();
    const match = await started(3);
    const before = [await stores.matches.find(match), await stores.matches.read(match, 0), await matches.position(match, 'ada')];
    let hints = 0;
    matches.onPlayed(() => hints++);
    expect(await order(match, 'ben', keep(2))).toMatchObject({ kind: 'played', events: [] });
    const after = [await stores.matches.find(match), await stores.matches.read(match, 0), await matches.position(match, 'ada')];
    expect(after).toEqual(before);
    expect(hints).toBe(0);
  });

  test('an order saved while its seat has to act plays immediately', async () => {
    const { order, started, standing } = table();
    const match = await started(3);
    const played = await order(match, 'ada', keep(2));
    expect(acts(played)).toEqual([['Counted', 0, 'order']]);
    expect(played).toMatchObject({ match: { active: [1] } });
    expect(await standing(match, 'ada')).toEqual([keep(2)]);
  });

  test('a preview shows what an order would play, or why it can’t, without saving it', async () => {
    const { matches, started, standing } = table();
    const match = await started(3);
    expect(await matches.previewOrders(match, 'ada', [once(2), keep(9)])).toEqual({
      command: { type: 'Count', seat: 0, by: 2 },
    });
    expect(await matches.previewOrders(match, 'ada', [keep(9), once(2)])).toEqual({
      skipped: { code: 'cannotCount', params: {} },
    });
    expect(await matches.previewOrders(match, 'ben', [keep(9), once(2)])).toEqual({});
    expect(await matches.previewOrders(match, 'ben', 'all in')).toMatchObject({ rejected: { code: 'notOrders' } });
    expect(await standing(match, 'ada')).toEqual([]);
  });

  test('an order that cannot be followed is removed, and only its owner gets a notice', async () => {
    const { count, matches, order, started, stores } = table();
    const match = await started(3);
    await order(match, 'ben', keep(9), once(2));
    const played = await count(match, 'ada');
    expect(acts(played)).toEqual([
      ['Counted', 0, 'hand'],
      ['Counted', 1, 'order'],
    ]);
    const notice = { version: versionOf(played), order: keep(9), skipped: { code: 'cannotCount', params: {} } };
    expect(await matches.orders(match, 'ben')).toEqual({ seat: 1, standing: [], notices: [notice] });
    expect(await matches.orders(match, 'ada')).toEqual({ seat: 0, standing: [], notices: [] });
    await matches.acknowledgeNotices(match, 1, [notice]);
    expect((await matches.orders(match, 'ben'))?.notices).toEqual([]);
    expect((await stores.orders.find(match)).seats).toEqual([]);
  });

  test('a seat is asked when none of its orders can be followed', async () => {
    const { count, order, started, standing } = table();
    const match = await started(3);
    await order(match, 'ben', keep(8), keep(9));
    const played = await count(match, 'ada');
    expect(acts(played)).toEqual([['Counted', 0, 'hand']]);
    expect(played).toMatchObject({ match: { active: [1] } });
    expect(await standing(match, 'ben')).toEqual([]);
  });

  test('an order can end the game', async () => {
    const { order, started, stores } = table();
    const match = await started(2);
    await order(match, 'ben', keep(2));
    const played = await order(match, 'ada', keep(2));
    expect(played).toMatchObject({ match: { status: 'ended' } });
    expect(acts(played)).toHaveLength(5 + 2);
    expect((await stores.orders.find(match)).seats).toEqual([]);
  });

  test('an order draws the same luck as the same move by hand', async () => {
    const dice = await Promise.all(
      ['hand', 'order'].map(async (how) => {
        const { count, order, started } = table();
        const match = await started(3);
        const played = how === 'hand' ? await count(match, 'ada', 2) : await order(match, 'ada', once(2));
        if (played.kind === 'rejected') throw new Error(played.rejection.code);
        return played.events.map(({ event, version, by }) => ({ type: event.type, version, by }));
      }),
    );
    expect(dice[0]).toEqual(dice[1]);
  });
});

describe('removed orders', () => {
  test.each([
    { how: 'concedes', act: { type: 'Concede', user: 'ben' } },
    { how: 'gives the seat to a computer', act: { type: 'HandOver', user: 'ben', to: 'computer' } },
    { how: 'opens the seat', act: { type: 'HandOver', user: 'ben', to: 'substitute' } },
  ] as const)('orders are removed when their user $how', async ({ act: gone }) => {
    const { act, order, started, standing, stores } = table();
    const match = await started(4);
    await order(match, 'ben', keep(2));
    await order(match, 'cleo', keep(1));
    await act(match, gone);
    expect((await stores.orders.find(match)).seats.map(({ seat }) => seat)).toEqual([2]);
    expect(await standing(match, 'cleo')).toEqual([keep(1)]);
    expect(await standing(match, 'ben')).toBeUndefined();
  });

  test('the orders of a seat are not passed on to its next user', async () => {
    const { act, count, order, started, standing } = table();
    const match = await started(3);
    await order(match, 'ben', keep(2));
    await act(match, { type: 'HandOver', user: 'ben', to: 'substitute' });
    await act(match, { type: 'TakeSeat', user: 'dan', seat: 1 });
    expect(await standing(match, 'dan')).toEqual([]);
    expect(await standing(match, 'ben')).toBeUndefined();
    expect(acts(await count(match, 'ada'))).toEqual([['Counted', 0, 'hand']]);
  });

  test('the orders of a seat are removed when it is eliminated', async () => {
    const { order, started, strike, stores } = table();
    const match = await started(3);
    await order(match, 'cleo', keep(2));
    await strike(match, 'ada', 2);
    expect((await stores.orders.find(match)).seats).toEqual([]);
  });
});

describe('refused orders', () => {
  test('orders are refused to users without a seat, after a concession, and for a computer’s seat', async () => {
    const { act, order, started } = table();
    const match = await started(4);
    expect(await order(match, 'eve', keep(1))).toMatchObject(refused('notInThisMatch'));
    await act(match, { type: 'Concede', user: 'dan' });
    expect(await order(match, 'dan', keep(1))).toMatchObject(refused('alreadyConceded'));
    await act(match, { type: 'HandOver', user: 'cleo', to: 'computer' });
    expect(await order(match, 'cleo', keep(1))).toMatchObject(refused('computerPlaysForYou'));
  });

  test.each(['all in', { type: 'Keep' }, [{ type: 'Keep' }], null])('malformed orders are refused: %j', async (orders) => {
    const { act, order, started, standing } = table();
    const match = await started(3);
    await order(match, 'ben', keep(2));
    expect(await act(match, { type: 'ChangeOrders', user: 'ben', orders })).toMatchObject(refused('notOrders'));
    expect(await standing(match, 'ben')).toEqual([keep(2)]);
  });

  test('orders are refused before the start, after the end, and in games without orders', async () => {
    const { lobby, matches, order, started } = table();
    expect(await order(await lobby(), 'ada', keep(1))).toMatchObject(refused('matchNotStarted'));
    const match = await started(2);
    await order(match, 'ben', keep(2));
    await order(match, 'ada', keep(2));
    expect(await order(match, 'ada', keep(1))).toMatchObject(refused('matchEnded'));
    expect(await matches.previewOrders(match, 'ada', [keep(1)])).toEqual({
      rejected: expect.objectContaining({ code: 'matchEnded' }),
    });
    expect(await matches.previewOrders(-1, 'ada', [keep(1)])).toEqual({
      rejected: expect.objectContaining({ code: 'noSuchMatch' }),
    });
    const without = anyTable();
    const other = await without.started(2);
    expect(await without.act(other, { type: 'ChangeOrders', user: 'ada', orders: [] })).toMatchObject(refused('noOrdersHere'));
    expect(await without.matches.orders(other, 'ada')).toBeUndefined();
  });
});

describe('orders that change during another user’s move', () => {
  test('orders that change during a move apply entirely, either in their old or in their new form', async () => {
    const stores = openMemoryStores();
    const { count, order, started, standing } = table(stores);
    const match = await started(3);
    await order(match, 'ben', keep(1));
    const { append } = stores.matches;
    let appends = 0;
    stores.matches.append = async (entry) => {
      appends++;
      if (appends === 1) await order(match, 'ben', keep(2), keep(1));
      return append(entry);
    };
    const played = await count(match, 'ada');
    expect(appends).toBe(2);
    expect(played).toMatchObject({ events: [{ event: { by: 1 } }, { event: { by: 2 }, how: 'order' }] });
    expect(await standing(match, 'ben')).toEqual([keep(2), keep(1)]);
  });

  test('the first orders of a seat, saved during a move, are applied', async () => {
    const stores = openMemoryStores();
    const { count, order, started } = table(stores);
    const match = await started(3);
    const { append } = stores.matches;
    let appends = 0;
    stores.matches.append = async (entry) => {
      appends++;
      if (appends === 1) await order(match, 'ben', once(2));
      return append(entry);
    };
    expect(acts(await count(match, 'ada'))).toEqual([
      ['Counted', 0, 'hand'],
      ['Counted', 1, 'order'],
    ]);
  });

  test('orders saved by a seat that has become active in the meantime play immediately', async () => {
    const stores = openMemoryStores();
    const { count, order, started } = table(stores);
    const match = await started(3);
    const { save } = stores.orders;
    let saves = 0;
    stores.orders.save = async (...saving) => {
      saves++;
      if (saves === 1) await count(match, 'ada');
      return save(...saving);
    };
    expect(acts(await order(match, 'ben', once(2)))).toEqual([['Counted', 1, 'order']]);
  });

  test('orders do not reappear when the command that saved them is delivered again', async () => {
    const { matches, order, started, standing } = table();
    const match = await started(2);
    const write = () => matches.play(match, { type: 'ChangeOrders', user: 'ada', orders: [once(1)] }, 'twice');
    expect((await write()).kind).toBe('played');
    expect(await standing(match, 'ada')).toEqual([]);
    await order(match, 'ben', keep(2));
    expect((await write()).kind).toBe('repeated');
    expect(await standing(match, 'ada')).toEqual([]);
  });
});

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

/** Of the last event. */
const versionOf = (played: Played) => (played.kind === 'rejected' ? 0 : played.match.version);

describe('orders', () => {
  test('answer in the append that made their seat due, and count as its acts', async () => {
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

  test('stand until they are used up, taken back or have lapsed', async () => {
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

  test('that are written while their seat waits leave no trace in the match', async () => {
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

  test('that are written while their seat is due play at once', async () => {
    const { order, started, standing } = table();
    const match = await started(3);
    const played = await order(match, 'ada', keep(2));
    expect(acts(played)).toEqual([['Counted', 0, 'order']]);
    expect(played).toMatchObject({ match: { active: [1] } });
    expect(await standing(match, 'ada')).toEqual([keep(2)]);
  });

  test('say beforehand what they would play, and are not written by that', async () => {
    const { matches, started, standing } = table();
    const match = await started(3);
    expect(await matches.previewOrders(match, 'ada', [keep(9), once(2)])).toEqual({
      command: { type: 'Count', seat: 0, by: 2 },
    });
    expect(await matches.previewOrders(match, 'ben', [keep(9), once(2)])).toEqual({});
    expect(await matches.previewOrders(match, 'ben', 'all in')).toMatchObject({ rejected: { code: 'notOrders' } });
    expect(await standing(match, 'ada')).toEqual([]);
  });

  test('that cannot be followed are gone, and only their owner is told', async () => {
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

  test('that all cannot be followed leave their seat to be asked', async () => {
    const { count, order, started, standing } = table();
    const match = await started(3);
    await order(match, 'ben', keep(8), keep(9));
    const played = await count(match, 'ada');
    expect(acts(played)).toEqual([['Counted', 0, 'hand']]);
    expect(played).toMatchObject({ match: { active: [1] } });
    expect(await standing(match, 'ben')).toEqual([]);
  });

  test('can end the game', async () => {
    const { order, started, stores } = table();
    const match = await started(2);
    await order(match, 'ben', keep(2));
    const played = await order(match, 'ada', keep(2));
    expect(played).toMatchObject({ match: { status: 'ended' } });
    expect(acts(played)).toHaveLength(5 + 2);
    expect((await stores.orders.find(match)).seats).toEqual([]);
  });

  test('have the luck that the same move by hand would have', async () => {
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

describe('orders go', () => {
  test.each([
    { how: 'concedes', act: { type: 'Concede', user: 'ben' } },
    { how: 'gives the seat to a computer', act: { type: 'HandOver', user: 'ben', to: 'computer' } },
    { how: 'opens the seat', act: { type: 'HandOver', user: 'ben', to: 'substitute' } },
  ] as const)('with their person, who $how', async ({ act: gone }) => {
    const { act, order, started, standing, stores } = table();
    const match = await started(4);
    await order(match, 'ben', keep(2));
    await order(match, 'cleo', keep(1));
    await act(match, gone);
    expect((await stores.orders.find(match)).seats.map(({ seat }) => seat)).toEqual([2]);
    expect(await standing(match, 'cleo')).toEqual([keep(1)]);
    expect(await standing(match, 'ben')).toBeUndefined();
  });

  test('and are not handed on to whoever takes the seat', async () => {
    const { act, count, order, started, standing } = table();
    const match = await started(3);
    await order(match, 'ben', keep(2));
    await act(match, { type: 'HandOver', user: 'ben', to: 'substitute' });
    await act(match, { type: 'TakeSeat', user: 'dan', seat: 1 });
    expect(await standing(match, 'dan')).toEqual([]);
    expect(await standing(match, 'ben')).toBeUndefined();
    expect(acts(await count(match, 'ada'))).toEqual([['Counted', 0, 'hand']]);
  });

  test('with who is thrown out of the game', async () => {
    const { order, started, strike, stores } = table();
    const match = await started(3);
    await order(match, 'cleo', keep(2));
    await strike(match, 'ada', 2);
    expect((await stores.orders.find(match)).seats).toEqual([]);
  });
});

describe('orders are refused', () => {
  test('to whoever has no seat, has given up, or lets a computer play', async () => {
    const { act, order, started } = table();
    const match = await started(4);
    expect(await order(match, 'eve', keep(1))).toMatchObject(refused('notInThisMatch'));
    await act(match, { type: 'Concede', user: 'dan' });
    expect(await order(match, 'dan', keep(1))).toMatchObject(refused('alreadyConceded'));
    await act(match, { type: 'HandOver', user: 'cleo', to: 'computer' });
    expect(await order(match, 'cleo', keep(1))).toMatchObject(refused('computerPlaysForYou'));
  });

  test.each(['all in', { type: 'Keep' }, [{ type: 'Keep' }], null])('when they are none: %j', async (orders) => {
    const { act, order, started, standing } = table();
    const match = await started(3);
    await order(match, 'ben', keep(2));
    expect(await act(match, { type: 'ChangeOrders', user: 'ben', orders })).toMatchObject(refused('notOrders'));
    expect(await standing(match, 'ben')).toEqual([keep(2)]);
  });

  test('before the start, after the end, and where the game takes none', async () => {
    const { lobby, order, started } = table();
    expect(await order(await lobby(), 'ada', keep(1))).toMatchObject(refused('matchNotStarted'));
    const match = await started(2);
    await order(match, 'ben', keep(2));
    await order(match, 'ada', keep(2));
    expect(await order(match, 'ada', keep(1))).toMatchObject(refused('matchEnded'));
    const without = anyTable();
    const other = await without.started(2);
    expect(await without.act(other, { type: 'ChangeOrders', user: 'ada', orders: [] })).toMatchObject(refused('noOrdersHere'));
    expect(await without.matches.orders(other, 'ada')).toBeUndefined();
  });
});

describe('orders that change while another’s move is decided', () => {
  test('are used whole: as they were, or as they are', async () => {
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

  test('that a seat which had none gives itself meanwhile are not overlooked', async () => {
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

  test('and are written by who thought that they were not due play, when they are by then', async () => {
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

  test('are not brought back by the second delivery of what wrote them', async () => {
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

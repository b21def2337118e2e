import { describe, expect, test } from 'vitest';
import type { MatchCommand } from '#matches/index.ts';
import { chainFrom, chainOn } from '#matches/log/hashChain.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { countingOrders, keep } from '../games/countingOrders.ts';
import { table } from '../games/table.ts';

const open = () => table(openMemoryStores(), { counting: countingGame }, () => countingOrders);

test('a repeated move that would be refused now is answered with its first events', async () => {
  const { count, matches, started } = open();
  const match = await started(3);
  const move = { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } } as unknown as MatchCommand;
  const first = await matches.play(match, move, 'once');
  await count(match, 'ben');
  const again = await matches.play(match, move, 'once');
  expect(again).toMatchObject({ kind: 'repeated', events: first.kind === 'played' ? first.events : [] });
});

test('repeated orders that would play nothing now are answered with the move that they made first', async () => {
  const { count, matches, started } = open();
  const match = await started(3);
  const orders = { type: 'ChangeOrders', user: 'ada', orders: [keep(1)] } as const;
  expect(await matches.play(match, orders, 'once')).toMatchObject({ kind: 'played', events: [{ event: { type: 'Counted' } }] });
  await count(match, 'ben');
  expect(await matches.play(match, orders, 'once')).toMatchObject({
    kind: 'repeated',
    events: [{ event: { type: 'Counted', seat: 0 } }],
  });
});

describe('the times in a log', () => {
  const MINUTE = 1 / 60;
  const MILLISECOND = 1 / 3_600_000;
  test('a move comes no earlier than the move before when a clock is up to a minute slow', async () => {
    const { clock, count, started, stores } = open();
    const match = await started(2);
    const before = clock.now();
    clock.advance(-MINUTE);
    await count(match, 'ada');
    expect((await stores.matches.read(match, 0)).at(-1)?.at).toEqual(before);
  });

  test('a move has the time of a clock that is more than a minute slow', async () => {
    const { clock, count, started, stores } = open();
    const match = await started(2);
    clock.advance(-MINUTE - MILLISECOND);
    await count(match, 'ada');
    expect((await stores.matches.read(match, 0)).at(-1)?.at).toEqual(clock.now());
  });
});

describe('what a move writes', () => {
  test('the hash chain goes on from the last event of each command', async () => {
    const { act, count, started, stores } = open();
    const match = await started(3, { options: { goal: '20' } });
    await act(match, { type: 'Concede', user: 'ben' });
    for (const user of ['ada', 'cleo', 'ada']) await count(match, user);
    const secret = await stores.matches.secretOf(match);
    let chain = chainFrom(0);
    for (const row of await stores.matches.read(match, 0)) {
      chain = chainOn(secret, chain, row);
      expect(row.chain).toBe(chain);
    }
  });

  test('players can move after a former player of the match was forgotten', async () => {
    const { act, count, started, stores } = open();
    const match = await started(3);
    await act(match, { type: 'HandOver', user: 'ben', to: 'substitute' });
    await act(match, { type: 'TakeSeat', user: 'eve', seat: 1 });
    expect(await stores.personal.forget('ben', new Map(), () => 'A former player')).toBe(true);
    expect((await stores.matches.find(match))?.forgotten).toBe(1);
    expect((await count(match, 'ada')).kind).toBe('played');
  });

  test('orders stay when their person votes or another seat is taken over', async () => {
    const { act, matches, started } = open();
    const match = await started(3);
    await act(match, { type: 'ChangeOrders', user: 'ben', orders: [keep(2)] });
    await act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'pause', hours: 24 } });
    expect((await matches.orders(match, 'ben'))?.standing).toEqual([keep(2)]);
    await act(match, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await act(match, { type: 'TakeSeat', user: 'eve', seat: 2 });
    expect((await matches.orders(match, 'ben'))?.standing).toEqual([keep(2)]);
  });
});

import { describe, expect, test } from 'vitest';
import { deadlinesOnResume, type MatchId, type Played } from '#matches/index.ts';
import { exportOf } from '../../support/builders/exportedMatches.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { present } from '../../support/setup/present.ts';
import { countingGame } from '../games/countingGame.ts';
import { countingOrders, keep } from '../games/countingOrders.ts';
import { table as anyTable } from '../games/table.ts';
import { clocksOf, deadline } from './clockProbe.ts';

/** Matches of the counting game with orders, on a server that the bot can be taken off. */
const table = () => {
  const house = anyTable(openMemoryStores(), { counting: countingGame }, () => countingOrders);
  const { stores, clock, act } = house;
  const row = async (match: MatchId) => present(await stores.matches.find(match));
  return {
    ...house,
    row,
    order: (match: MatchId, user: string, by: number) => act(match, { type: 'ChangeOrders', user, orders: [keep(by)] }),
    leave: () => stores.absences.begin('server', clock.now()),
    async comeBack(match: MatchId) {
      await stores.absences.update('server', { backAt: clock.now() });
      await stores.absences.resume(match, deadlinesOnResume(await row(match), clock.now()));
    },
    goOn: async (match: MatchId) => act(match, { type: 'GoOn' }),
  };
};

const acts = (played: Played) =>
  played.kind === 'rejected' ? played : played.events.map(({ event, by, how }) => [event.type, by, how ?? 'hand']);
const SUSPENDED = { rejection: { code: 'matchSuspended' } };

describe('a match that stands still', () => {
  test('has nobody answered for when its due seat is given up: no safe move, no order', async () => {
    const house = table();
    const match = await house.started(3);
    await house.order(match, 'ben', 2);
    const book = await house.stores.orders.find(match);
    await house.leave();
    expect(acts(await house.act(match, { type: 'Concede', user: 'ada' }))).toEqual([['SeatConceded', 0, 'hand']]);
    expect(await house.row(match)).toMatchObject({ active: [0] });
    expect(await house.stores.orders.find(match)).toEqual(book);
    expect(await house.matches.unansweredAbandonment(match)).toBeUndefined();
    expect(await house.goOn(match)).toMatchObject(SUSPENDED);
  });

  test('has all of that answered once when it goes on, in the order in which it is asked', async () => {
    const house = table();
    const match = await house.started(3);
    await house.order(match, 'ben', 2);
    await house.leave();
    await house.act(match, { type: 'Concede', user: 'ada' });
    await house.comeBack(match);
    const { version } = await house.row(match);
    expect(await house.matches.unansweredAbandonment(match)).toBe(version);
    expect(await house.stores.schedule.due('computer', house.clock.now(), 10)).toEqual([match]);
    expect(acts(await house.goOn(match))).toEqual([
      ['Counted', 0, 'safe'],
      ['Counted', 1, 'order'],
    ]);
    expect(await house.row(match)).toMatchObject({ active: [2], computerDue: false });
    expect(await house.matches.unansweredAbandonment(match)).toBeUndefined();
    expect(await house.goOn(match)).toMatchObject({ rejection: { code: 'alreadyDone' } });
  });

  test('has nothing to be answered for where a seat was given up that was not asked', async () => {
    const house = table();
    const match = await house.started(3);
    await house.leave();
    await house.act(match, { type: 'Concede', user: 'ben' });
    await house.comeBack(match);
    expect(await house.matches.unansweredAbandonment(match)).toBeUndefined();
    expect(await house.stores.schedule.due('computer', house.clock.now(), 10)).toEqual([]);
    expect(acts(await house.count(match, 'ada'))).toEqual([
      ['Counted', 0, 'hand'],
      ['Counted', 1, 'safe'],
    ]);
  });

  test('ends all the same when only one is left', async () => {
    const house = table();
    const match = await house.started(2);
    await house.leave();
    expect(acts(await house.act(match, { type: 'Concede', user: 'ada' }))).toEqual([
      ['SeatConceded', 0, 'hand'],
      ['MatchEnded', 0, 'hand'],
    ]);
  });

  test('has no computer move and no time run out', async () => {
    const house = table();
    const match = await house.started(3, { pace: '24h' });
    const [clock] = await house.stores.clocks.of(match);
    await house.leave();
    house.clock.advance(1_000);
    const begun = present(clock?.running).begun;
    expect(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun })).toMatchObject(SUSPENDED);
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    expect(await house.matches.computerTurn(match)).toBeUndefined();
    expect(await house.act(match, { type: 'PlayAsComputer', seat: 0, decision: 1 })).toMatchObject(SUSPENDED);
    await house.comeBack(match);
    expect(await house.matches.computerTurn(match)).toMatchObject({ seat: 0 });
  });

  test('takes no time from who gives their seat away meanwhile and comes back to it', async () => {
    const house = table();
    const match = await house.started(3, { pace: '24h' });
    house.clock.advance(30);
    await house.leave();
    house.clock.advance(200);
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 42 });
    house.clock.advance(100);
    await house.comeBack(match);
    await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await deadline(house, match, 0)).toBe(330 + 42);
  });

  test('writes nothing that was decided before it did, or that was decided while it still did', async () => {
    const house = table();
    const match = await house.started(3);
    const before = await house.row(match);
    const { append } = house.stores.matches;
    let meanwhile = house.leave;
    house.stores.matches.append = async (entry) => {
      await meanwhile();
      return append(entry);
    };
    const stale = await house.matches.play(
      before,
      { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } as never },
      'late',
    );
    expect(stale).toMatchObject(SUSPENDED);
    meanwhile = () => house.comeBack(match);
    expect(acts(await house.act(match, { type: 'Concede', user: 'ada' }))).toEqual([
      ['SeatConceded', 0, 'hand'],
      ['Counted', 0, 'safe'],
    ]);
  });
});

test('Orders that are saved before it goes on leave no trace, and speak as it does.', async () => {
  const house = table();
  const match = await house.started(3);
  await house.leave();
  await house.act(match, { type: 'Concede', user: 'ada' });
  await house.comeBack(match);
  const { version } = await house.row(match);
  expect(acts(await house.order(match, 'ben', 2))).toEqual([]);
  expect((await house.row(match)).version).toBe(version);
  expect(acts(await house.goOn(match))).toEqual([
    ['Counted', 0, 'safe'],
    ['Counted', 1, 'order'],
  ]);
});

test('A log tells where nobody was answered for, so that an export proves it.', async () => {
  const house = table();
  const match = await house.started(3);
  await house.order(match, 'ben', 2);
  await house.leave();
  await house.act(match, { type: 'Concede', user: 'ada' });
  await house.comeBack(match);
  await house.goOn(match);
  await house.act(match, { type: 'Organise', user: 'eve', motion: { kind: 'standing' }, reason: 'So be it.' });
  const { steps } = await exportOf(house.matches, match);
  expect(steps.slice(-3).map(({ command }) => command)).toEqual([
    { type: 'Concede', seat: 0, suspended: true },
    { type: 'GoOn', answers: [{ type: 'Count', seat: 1, by: 2 }], drew: 2 },
    { type: 'Organise', motion: { kind: 'standing' } },
  ]);
});

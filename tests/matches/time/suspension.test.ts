import { describe, expect, test } from 'vitest';
import { deadlinesOnResume, type MatchId, type Played } from '#matches/index.ts';
import { exportOf } from '../../support/builders/exportedMatches.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { present } from '../../support/setup/present.ts';
import { countingGame } from '../games/countingGame.ts';
import { countingOrders, keep } from '../games/countingOrders.ts';
import { table as anyTable } from '../games/table.ts';
import { clocksOf, deadline } from './clockProbe.ts';

/** A match service of the counting game with orders, on a server that can remove the bot. */
const table = () => {
  const fixture = anyTable(openMemoryStores(), { counting: countingGame }, () => countingOrders);
  const { stores, clock, act } = fixture;
  const row = async (match: MatchId) => present(await stores.matches.find(match));
  return {
    ...fixture,
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

describe('suspended matches', () => {
  test('a suspended match plays no safe move and no order when its active seat concedes', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    await fixture.order(match, 'ben', 2);
    const book = await fixture.stores.orders.find(match);
    await fixture.leave();
    expect(acts(await fixture.act(match, { type: 'Concede', user: 'ada' }))).toEqual([['SeatConceded', 0, 'hand']]);
    expect(await fixture.row(match)).toMatchObject({ active: [0] });
    expect(await fixture.stores.orders.find(match)).toEqual(book);
    expect(await fixture.matches.unansweredAbandonment(match)).toBeUndefined();
    expect(await fixture.goOn(match)).toMatchObject(SUSPENDED);
  });

  test('a resumed match plays all postponed moves once, in turn order', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    await fixture.order(match, 'ben', 2);
    await fixture.leave();
    await fixture.act(match, { type: 'Concede', user: 'ada' });
    await fixture.comeBack(match);
    const { version } = await fixture.row(match);
    expect(await fixture.matches.unansweredAbandonment(match)).toBe(version);
    expect(await fixture.stores.schedule.due('computer', fixture.clock.now(), 10)).toEqual([match]);
    expect(acts(await fixture.goOn(match))).toEqual([
      ['Counted', 0, 'safe'],
      ['Counted', 1, 'order'],
    ]);
    expect(await fixture.row(match)).toMatchObject({ active: [2], computerDue: false });
    expect(await fixture.matches.unansweredAbandonment(match)).toBeUndefined();
    expect(await fixture.goOn(match)).toMatchObject({ rejection: { code: 'alreadyDone' } });
  });

  test('a resumed match plays nothing for an inactive seat that conceded', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    await fixture.leave();
    await fixture.act(match, { type: 'Concede', user: 'ben' });
    await fixture.comeBack(match);
    expect(await fixture.matches.unansweredAbandonment(match)).toBeUndefined();
    expect(await fixture.stores.schedule.due('computer', fixture.clock.now(), 10)).toEqual([]);
    expect(acts(await fixture.count(match, 'ada'))).toEqual([
      ['Counted', 0, 'hand'],
      ['Counted', 1, 'safe'],
    ]);
  });

  test('a suspended match ends when only one seat is left', async () => {
    const fixture = table();
    const match = await fixture.started(2);
    await fixture.leave();
    expect(acts(await fixture.act(match, { type: 'Concede', user: 'ada' }))).toEqual([
      ['SeatConceded', 0, 'hand'],
      ['MatchEnded', 0, 'hand'],
    ]);
  });

  test('a suspended match has no computer moves and no time-outs', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h' });
    const [clock] = await fixture.stores.clocks.of(match);
    await fixture.leave();
    fixture.clock.advance(1_000);
    const begun = present(clock?.running).begun;
    expect(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun })).toMatchObject(SUSPENDED);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    expect(await fixture.matches.computerTurn(match)).toBeUndefined();
    expect(await fixture.act(match, { type: 'PlayAsComputer', seat: 0, decision: 1 })).toMatchObject(SUSPENDED);
    await fixture.comeBack(match);
    expect(await fixture.matches.computerTurn(match)).toMatchObject({ seat: 0 });
  });

  test('a user who gives their seat away during a suspension and takes it back loses no time', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h' });
    fixture.clock.advance(30);
    await fixture.leave();
    fixture.clock.advance(200);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 42 });
    fixture.clock.advance(100);
    await fixture.comeBack(match);
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await deadline(fixture, match, 0)).toBe(330 + 42);
  });

  test('a move decided before or during a suspension is not written', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    const before = await fixture.row(match);
    const { append } = fixture.stores.matches;
    let meanwhile = fixture.leave;
    fixture.stores.matches.append = async (entry) => {
      await meanwhile();
      return append(entry);
    };
    const stale = await fixture.matches.play(
      before,
      { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } as never },
      'late',
    );
    expect(stale).toMatchObject(SUSPENDED);
    meanwhile = () => fixture.comeBack(match);
    expect(acts(await fixture.act(match, { type: 'Concede', user: 'ada' }))).toEqual([
      ['SeatConceded', 0, 'hand'],
      ['Counted', 0, 'safe'],
    ]);
  });
});

test('orders saved before a match resumes leave no trace in the log and play when it resumes', async () => {
  const fixture = table();
  const match = await fixture.started(3);
  await fixture.leave();
  await fixture.act(match, { type: 'Concede', user: 'ada' });
  await fixture.comeBack(match);
  const { version } = await fixture.row(match);
  expect(acts(await fixture.order(match, 'ben', 2))).toEqual([]);
  expect((await fixture.row(match)).version).toBe(version);
  expect(acts(await fixture.goOn(match))).toEqual([
    ['Counted', 0, 'safe'],
    ['Counted', 1, 'order'],
  ]);
});

test('an exported log proves which moves a suspension postponed', async () => {
  const fixture = table();
  const match = await fixture.started(3);
  await fixture.order(match, 'ben', 2);
  await fixture.leave();
  await fixture.act(match, { type: 'Concede', user: 'ada' });
  await fixture.comeBack(match);
  await fixture.goOn(match);
  await fixture.act(match, { type: 'Organise', user: 'eve', motion: { kind: 'standing' }, reason: 'So be it.' });
  const { steps } = await exportOf(fixture.matches, match);
  expect(steps.slice(-3).map(({ command }) => command)).toEqual([
    { type: 'Concede', seat: 0, suspended: true },
    { type: 'GoOn', answers: [{ type: 'Count', seat: 1, by: 2 }], drew: 2 },
    { type: 'Organise', motion: { kind: 'standing' } },
  ]);
});

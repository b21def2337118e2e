import { describe, expect, test } from 'vitest';
import type { Hours, MatchId } from '#matches/index.ts';
import { type Table, table } from '../games/table.ts';
import { clocksOf, deadline, divers, HOUR, NOON } from './clockProbe.ts';

const called = async ({ matches }: Table, match: MatchId): Promise<number> =>
  (await matches.position(match, 'ben'))?.vote?.called ?? 0;

describe('clocks of seats', () => {
  test('the clock of the active seat runs from the start, and every seat has a bank of twice the pace', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 48, begun: 0 }, { bank: 48 }]);
    expect((await fixture.stores.clocks.of(match))[0]?.running?.isWarned).toBe(false);
    expect(await deadline(fixture, match, 0)).toBe(72);
    expect(await deadline(fixture, match, 1)).toBeUndefined();
  });

  test('a move ends its seat’s clock, and the next decision has the rest of the bank', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    fixture.clock.advance(30);
    await fixture.count(match, 'ada');
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 42 }, { bank: 48, begun: 30 }]);
    fixture.clock.advance(1);
    await fixture.count(match, 'ben');
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 42, begun: 31 }, { bank: 48 }]);
    expect(await deadline(fixture, match, 0)).toBe(31 + 24 + 42);
  });

  test('a clock keeps the quiet hours its user had when it started', async () => {
    const fixture = table();
    const night: Hours = { timeZone: 'UTC', quietFrom: '22:00', quietUntil: '06:00' };
    await fixture.stores.users.change('ada', { hours: night });
    const match = await fixture.started(2, { pace: '1h' });
    fixture.clock.advance(1);
    await fixture.stores.users.change('ada', { hours: { ...night, quietFrom: '14:00', quietUntil: '22:00' } });
    expect(await deadline(fixture, match, 0)).toBe(3);
    await fixture.count(match, 'ada');
    await fixture.count(match, 'ben');
    expect(await deadline(fixture, match, 0)).toBe(12);
  });

  test('a clock continues when others act and when its own user votes', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h' });
    fixture.clock.advance(10);
    await fixture.act(match, { type: 'Concede', user: 'cleo' });
    await fixture.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'draw' } });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 48, begun: 0 });
  });

  test('a clock without a pace has no deadline, but reminds its user', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: 'off', remindAfterHours: 12 });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 0, begun: 0 }, { bank: 0 }]);
    const [clock] = await fixture.stores.clocks.of(match);
    expect(clock?.running).toMatchObject({ reminded: 0, remindAt: NOON + 12 * HOUR });
    expect(clock?.running).not.toHaveProperty('dueAt');
    expect(await deadline(fixture, match, 0)).toBeUndefined();
  });

  test('a clock without a pace continues when the other user leaves and returns', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: 'off' });
    fixture.clock.advance(5);
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'substitute' });
    await fixture.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 0, begun: 0 }, { bank: 0 }]);
  });

  test('a vote writes no changes of clocks, also when a seat is out of time', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h', timeOut: 'vote' });
    const { append } = fixture.stores.matches;
    let written: unknown;
    fixture.stores.matches.append = (entry) => {
      written = entry.clocks;
      return append(entry);
    };
    await fixture.act(match, { type: 'CallVote', user: 'ben', motion: { kind: 'pause', hours: 24 } });
    expect(written).toEqual({ seats: [] });
    await fixture.act(match, { type: 'WithdrawVote', user: 'ben', called: await called(fixture, match) });
    fixture.clock.advance(72);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    await fixture.act(match, { type: 'Vote', user: 'ben', called: await called(fixture, match), yes: false });
    expect(written).toEqual({ seats: [] });
  });

  test('no time runs for computers, or for a single user for whom nobody waits', async () => {
    const fixture = table();
    const match = await fixture.lobby({ pace: '24h' });
    await fixture.act(match, { type: 'SeatComputer', user: 'ada' });
    await fixture.act(match, { type: 'Start', user: 'ada' });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 48, begun: 0 }, { bank: 48 }]);
    expect(await deadline(fixture, match, 0)).toBeUndefined();
    await fixture.count(match, 'ada');
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 48 }, { bank: 48 }]);
  });

  test('a clock stops when no other user is left to wait, and starts with the whole pace when one is', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h', remindAfterHours: 12 });
    fixture.clock.advance(30);
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'substitute' });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 42, begun: 0 }, { bank: 48 }]);
    expect(await deadline(fixture, match, 0)).toBeUndefined();
    expect((await fixture.stores.clocks.of(match))[0]?.running).toHaveProperty('remindAt');
    expect(await fixture.stores.schedule.due('clock', new Date(Number.MAX_SAFE_INTEGER / 2), 10)).toEqual([]);

    fixture.clock.advance(100);
    expect(await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON })).toMatchObject({
      rejection: { code: 'alreadyDone' },
    });
    await fixture.act(match, { type: 'TakeSeat', user: 'eve', seat: 1 });
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 42, begun: 130 }, { bank: 48 }]);
    expect(await deadline(fixture, match, 0)).toBe(130 + 24 + 42);
  });

  test('the time of a single user starts when the other of two returns', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h', options: { goal: '20' } });
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    await fixture.count(match, 'ada');
    await fixture.act(match, { type: 'PlayAsComputer', seat: 1, decision: 1 });
    expect(await deadline(fixture, match, 0)).toBeUndefined();
    fixture.clock.advance(5);
    await fixture.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    expect(await deadline(fixture, match, 0)).toBe(5 + 72);
  });

  test('a clock continues when two of three users are left', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h' });
    fixture.clock.advance(30);
    await fixture.act(match, { type: 'HandOver', user: 'cleo', to: 'computer' });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 48, begun: 0 });
    expect(await deadline(fixture, match, 0)).toBe(72);
  });

  test('clocks end with the match', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    await fixture.act(match, { type: 'Concede', user: 'ben' });
    expect((await fixture.stores.matches.find(match))?.status).toBe('ended');
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 48 }, { bank: 48 }]);
    expect(await fixture.stores.schedule.due('clock', new Date(Number.MAX_SAFE_INTEGER / 2), 10)).toEqual([]);
  });

  test('a seat that is taken over gets a new clock with the hours of its new user', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h' });
    fixture.clock.advance(30);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 42 });
    await fixture.stores.users.change('dan', { hours: { timeZone: 'UTC', quietFrom: '18:00', quietUntil: '19:00' } });
    await fixture.act(match, { type: 'TakeSeat', user: 'dan', seat: 0 });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 42, begun: 30 });
    expect(await deadline(fixture, match, 0)).toBe(30 + 24 + 42 + 3);
  });

  test('a clock starts also when the moves before it have the same time', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    await fixture.count(match, 'ada');
    await fixture.count(match, 'ben');
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 48, begun: 0 }, { bank: 48 }]);
    expect(await deadline(fixture, match, 0)).toBe(72);
  });

  test('a hidden act does not change a clock, a public one does', async () => {
    const { fixture, match, play } = await divers(2);
    fixture.clock.advance(30);
    await play('ada', 'TakeStone');
    expect(await clocksOf(fixture, match)).toEqual([
      { bank: 48, begun: 0 },
      { bank: 48, begun: 0 },
    ]);
    await play('ada', 'Dive');
    expect(await clocksOf(fixture, match)).toEqual([{ bank: 42 }, { bank: 48, begun: 0 }]);
  });

  test('a seat that has acted and is active again gets a new clock', async () => {
    const { fixture, match, play } = await divers(2);
    await play('ada', 'Dive');
    fixture.clock.advance(30);
    await play('ben', 'Dive');
    expect(await clocksOf(fixture, match)).toEqual([
      { bank: 48, begun: 30 },
      { bank: 42, begun: 30 },
    ]);
  });
});

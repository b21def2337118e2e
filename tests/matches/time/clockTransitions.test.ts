import { describe, expect, test } from 'vitest';
import type { Hours, MatchId } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { toy } from '../../support/toy/game.ts';
import { type Table, table } from '../games/table.ts';
import { clocksOf, deadline, divers, HOUR, NOON } from './clockProbe.ts';

describe('the clock of a seat', () => {
  test('runs from the start for whoever is asked, with a bank of twice the pace for everybody', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    expect(await clocksOf(house, match)).toEqual([{ bank: 48, begun: 0 }, { bank: 48 }]);
    expect(await deadline(house, match, 0)).toBe(72);
    expect(await deadline(house, match, 1)).toBeUndefined();
  });

  test('is over with the move, and leaves what it has not used of the bank to the next decision', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    house.clock.advance(30);
    await house.count(match, 'ada');
    expect(await clocksOf(house, match)).toEqual([{ bank: 42 }, { bank: 48, begun: 30 }]);
    house.clock.advance(1);
    await house.count(match, 'ben');
    expect(await clocksOf(house, match)).toEqual([{ bank: 42, begun: 31 }, { bank: 48 }]);
    expect(await deadline(house, match, 0)).toBe(31 + 24 + 42);
  });

  test('keeps the hours its person had when it was begun', async () => {
    const house = table();
    const night: Hours = { timeZone: 'UTC', quietFrom: '22:00', quietUntil: '06:00' };
    await house.stores.users.change('ada', { hours: night });
    const match = await house.started(2, { pace: '1h' });
    house.clock.advance(1);
    await house.stores.users.change('ada', { hours: { ...night, quietFrom: '14:00', quietUntil: '22:00' } });
    expect(await deadline(house, match, 0)).toBe(3);
    await house.count(match, 'ada');
    await house.count(match, 'ben');
    expect(await deadline(house, match, 0)).toBe(12);
  });

  test('goes on as it is when others act, and when its own person votes', async () => {
    const house = table();
    const match = await house.started(3, { pace: '24h' });
    house.clock.advance(10);
    await house.act(match, { type: 'Concede', user: 'cleo' });
    await house.act(match, { type: 'CallVote', user: 'ada', motion: { kind: 'draw' } });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 48, begun: 0 });
  });

  test('runs without an end in a match that has no pace, so that its person can be reminded', async () => {
    const house = table();
    const match = await house.started(2, { pace: 'off', remindAfterHours: 12 });
    expect(await clocksOf(house, match)).toEqual([{ bank: 0, begun: 0 }, { bank: 0 }]);
    const [clock] = await house.stores.clocks.of(match);
    expect(clock?.running).toMatchObject({ reminded: 0, remindAt: NOON + 12 * HOUR });
    expect(clock?.running).not.toHaveProperty('dueAt');
    expect(await deadline(house, match, 0)).toBeUndefined();
  });

  test('does not run for computers, nor for a single person for whom nobody waits', async () => {
    const house = table();
    const match = await house.lobby({ pace: '24h' });
    await house.act(match, { type: 'SeatComputer', user: 'ada' });
    await house.act(match, { type: 'Start', user: 'ada' });
    expect(await clocksOf(house, match)).toEqual([{ bank: 48, begun: 0 }, { bank: 48 }]);
    expect(await deadline(house, match, 0)).toBeUndefined();
    await house.count(match, 'ada');
    expect(await clocksOf(house, match)).toEqual([{ bank: 48 }, { bank: 48 }]);
  });

  test('runs no more once nobody else is left who waits, and with the whole pace again once somebody is', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h', remindAfterHours: 12 });
    house.clock.advance(30);
    await house.act(match, { type: 'HandOver', user: 'ben', to: 'substitute' });
    expect(await clocksOf(house, match)).toEqual([{ bank: 42, begun: 0 }, { bank: 48 }]);
    expect(await deadline(house, match, 0)).toBeUndefined();
    expect((await house.stores.clocks.of(match))[0]?.running).toHaveProperty('remindAt');
    expect(await house.stores.schedule.due('clock', new Date(Number.MAX_SAFE_INTEGER / 2), 10)).toEqual([]);

    house.clock.advance(100);
    expect(await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON })).toMatchObject({
      rejection: { code: 'alreadyDone' },
    });
    await house.act(match, { type: 'TakeSeat', user: 'eve', seat: 1 });
    expect(await clocksOf(house, match)).toEqual([{ bank: 42, begun: 130 }, { bank: 48 }]);
    expect(await deadline(house, match, 0)).toBe(130 + 24 + 42);
  });

  test('of a single person begins to run when the other one of two comes back', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h', options: { goal: '20' } });
    await house.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    await house.count(match, 'ada');
    await house.act(match, { type: 'PlayAsComputer', seat: 1, decision: 1 });
    expect(await deadline(house, match, 0)).toBeUndefined();
    house.clock.advance(5);
    await house.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    expect(await deadline(house, match, 0)).toBe(5 + 72);
  });

  test('goes on as it is where two are left of three', async () => {
    const house = table();
    const match = await house.started(3, { pace: '24h' });
    house.clock.advance(30);
    await house.act(match, { type: 'HandOver', user: 'cleo', to: 'computer' });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 48, begun: 0 });
    expect(await deadline(house, match, 0)).toBe(72);
  });

  test('is over once the match is', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    await house.act(match, { type: 'Concede', user: 'ben' });
    expect((await house.stores.matches.find(match))?.status).toBe('ended');
    expect(await clocksOf(house, match)).toEqual([{ bank: 48 }, { bank: 48 }]);
    expect(await house.stores.schedule.due('clock', new Date(Number.MAX_SAFE_INTEGER / 2), 10)).toEqual([]);
  });

  test('begins anew, with the hours of the new person, when a seat is taken over', async () => {
    const house = table();
    const match = await house.started(3, { pace: '24h' });
    house.clock.advance(30);
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 42 });
    await house.stores.users.change('dan', { hours: { timeZone: 'UTC', quietFrom: '18:00', quietUntil: '19:00' } });
    await house.act(match, { type: 'TakeSeat', user: 'dan', seat: 0 });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 42, begun: 30 });
    expect(await deadline(house, match, 0)).toBe(30 + 24 + 42 + 3);
  });

  test('is begun by a move that was made in the very moment the last one was', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    await house.count(match, 'ada');
    await house.count(match, 'ben');
    expect(await clocksOf(house, match)).toEqual([{ bank: 48, begun: 0 }, { bank: 48 }]);
    expect(await deadline(house, match, 0)).toBe(72);
  });

  test('is not moved by an act that nobody else sees, and is by the one that all see', async () => {
    const { house, match, play } = await divers(2);
    house.clock.advance(30);
    await play('ada', 'TakeStone');
    expect(await clocksOf(house, match)).toEqual([
      { bank: 48, begun: 0 },
      { bank: 48, begun: 0 },
    ]);
    await play('ada', 'Dive');
    expect(await clocksOf(house, match)).toEqual([{ bank: 42 }, { bank: 48, begun: 0 }]);
  });

  test('begins anew for whoever has acted and is asked still', async () => {
    const { house, match, play } = await divers(2);
    await play('ada', 'Dive');
    house.clock.advance(30);
    await play('ben', 'Dive');
    expect(await clocksOf(house, match)).toEqual([
      { bank: 48, begun: 30 },
      { bank: 42, begun: 30 },
    ]);
  });
});

describe('time', () => {
  const undo = (house: Table, match: MatchId, user: string) => house.act(match, { type: 'Undo', user });

  test('is not given back to whoever takes a move back: what it had left is all there is', async () => {
    const { house, match, play } = await divers(2);
    house.clock.advance(20);
    await play('ada', 'Dive');
    house.clock.advance(3);
    expect(await undo(house, match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await clocksOf(house, match)).toEqual([
      { bank: 48, begun: 23 },
      { bank: 48, begun: 0 },
    ]);
    expect(await deadline(house, match, 0)).toBe(23 + 4 + 48);

    house.clock.advance(3);
    await play('ada', 'Dive');
    await undo(house, match, 'ada');
    expect(await deadline(house, match, 0)).toBe(26 + 1 + 48);
  });

  test('is not given back to whoever hands their seat over and takes it back, however often', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h' });
    house.clock.advance(23);
    for (const to of ['substitute', 'computer', 'substitute'] as const) {
      await house.act(match, { type: 'HandOver', user: 'ada', to });
      expect((await clocksOf(house, match))[0]).toEqual({ bank: 48 });
      await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
      expect(await deadline(house, match, 0)).toBe(72);
    }
    house.clock.advance(2);
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 47, begun: 25 });
    expect(await deadline(house, match, 0)).toBe(72);
  });

  test('is not given back to a seat whose time ran out either, nor by a move taken back thereafter', async () => {
    const house = table(fixedLuck(), { divers: toy });
    const match = await house.started(2, { game: 'divers', pace: '24h', timeOut: 'vote' });
    house.clock.advance(72);
    await house.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await deadline(house, match, 0)).toBe(72);
    await house.act(match, { type: 'Play', user: 'ada', command: { type: 'Dive' } });
    await undo(house, match, 'ada');
    expect(await deadline(house, match, 0)).toBe(72);
  });

  test('is there anew for what a seat is asked after a computer has moved for it', async () => {
    const house = table();
    const match = await house.started(2, { pace: '24h', options: { goal: '20' } });
    house.clock.advance(23);
    await house.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await house.act(match, { type: 'PlayAsComputer', seat: 0, decision: 1 });
    await house.count(match, 'ben');
    await house.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect((await clocksOf(house, match))[0]).toEqual({ bank: 48, begun: 23 });
    expect(await deadline(house, match, 0)).toBe(23 + 72);
  });

  test('of a part that nobody has seen goes on when that is taken back', async () => {
    const { house, match, play } = await divers(2);
    house.clock.advance(20);
    await play('ada', 'TakeStone');
    house.clock.advance(1);
    expect(await undo(house, match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await clocksOf(house, match)).toEqual([
      { bank: 48, begun: 0 },
      { bank: 48, begun: 0 },
    ]);
  });
});

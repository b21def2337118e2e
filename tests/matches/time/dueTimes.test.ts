import { describe, expect, test } from 'vitest';
import type { BaseCommand, Seat } from '#engine/game.ts';
import { askedSince, type MatchCommand, rescheduleReminders, type UserChange } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { patientGame } from '../games/patientGame.ts';
import { PEOPLE, type Table, table } from '../games/table.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;
/** Hours since the first time on the clock. */
const hours = (moment: number | undefined): number | undefined => (moment === undefined ? undefined : (moment - NOON) / HOUR);

const dueTimes = async ({ stores }: Table, match: number) => {
  const found = await stores.matches.find(match);
  const remind = (await stores.clocks.of(match)).map(({ running }) => hours(running?.remindAt));
  return { active: found?.active, since: hours(found?.activeSince?.getTime()), remind };
};

describe('when seats become active', () => {
  test('the time of a seat begins with the start, or with the move that made it active', async () => {
    const fixture = table();
    fixture.clock.advance(1);
    const match = await fixture.started(2);
    expect(await dueTimes(fixture, match)).toEqual({ active: [0], since: 1, remind: [25, undefined] });
    fixture.clock.advance(5);
    await fixture.count(match, 'ada');
    expect(await dueTimes(fixture, match)).toEqual({ active: [1], since: 6, remind: [undefined, 30] });
  });

  test('reminders come after the hours set by the host, or never if they are off', async () => {
    const fixture = table();
    const slow = await fixture.started(2, { remindAfterHours: 72 });
    expect(await dueTimes(fixture, slow)).toEqual({ active: [0], since: 0, remind: [72, undefined] });
    const quiet = await fixture.started(2, { remindAfterHours: 0 });
    expect(await dueTimes(fixture, quiet)).toEqual({ active: [0], since: 0, remind: [undefined, undefined] });
  });

  test('an act that leaves its seat active restarts its reminder, but not the beginning of its turn', async () => {
    const fixture = table(openMemoryStores(), { counting: patientGame });
    await fixture.stores.users.change('ada', { noticesBy: 'both' });
    const match = await fixture.started(2);
    fixture.clock.advance(10);
    const thought = { type: 'Think' } as Omit<BaseCommand, 'seat'>;
    expect((await fixture.act(match, { type: 'Play', user: 'ada', command: thought })).kind).toBe('played');
    expect(await dueTimes(fixture, match)).toEqual({ active: [0], since: 0, remind: [34, undefined] });
    expect((await fixture.stores.clocks.of(match))[0]?.running).not.toHaveProperty('noticeAt');
  });

  test('an act of another seat does not restart a reminder', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    fixture.clock.advance(3);
    await fixture.act(match, { type: 'Concede', user: 'cleo' });
    expect(await dueTimes(fixture, match)).toEqual({ active: [0], since: 0, remind: [24, undefined, undefined] });
  });
});

describe('how users are notified', () => {
  const NIGHT = { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' };

  /** Ada's turn begins with her own start of the match, Ben's at 13:00 UTC with her move. */
  const asked = async (change: UserChange, remindAfterHours = 24) => {
    const fixture = table();
    for (const user of PEOPLE.slice(0, 2)) await fixture.stores.users.change(user, change);
    const match = await fixture.started(2, { remindAfterHours });
    const telling = async (seat: Seat) => {
      const { isPinged, noticeAt, reminded, remindAt } = (await fixture.stores.clocks.of(match))[seat]?.running ?? {};
      return { isPinged, noticeAt: hours(noticeAt), reminded, remindAt: hours(remindAt) };
    };
    const starter = await telling(0);
    fixture.clock.advance(1);
    await fixture.count(match, 'ada');
    return { fixture, match, telling, starter };
  };

  test.each([
    ['a user without preferences is mentioned in the post', {}, { isPinged: true }],
    ['a user who wants mentions is mentioned in the post', { noticesBy: 'mention' }, { isPinged: true }],
    [
      'a user who wants direct messages gets one immediately, without a mention',
      { noticesBy: 'dm' },
      { isPinged: false, noticeAt: 1 },
    ],
    ['a user who wants both gets a mention and a direct message', { noticesBy: 'both' }, { isPinged: true, noticeAt: 1 }],
    ['a user with closed direct messages is mentioned instead', { noticesBy: 'dm', dmClosed: true }, { isPinged: true }],
    [
      'a user in quiet hours is notified after them',
      { noticesBy: 'both', hours: NIGHT },
      { isPinged: false, noticeAt: 8, remindAt: 32 },
    ],
  ] as const)('%s', async (_, change, expected) => {
    const { telling } = await asked(change);
    expect(await telling(1)).toEqual({ noticeAt: undefined, reminded: 0, remindAt: 25, ...expected });
  });

  test('a user is not notified of a turn that their own act began', async () => {
    const { starter } = await asked({ noticesBy: 'both', hours: NIGHT });
    expect(starter).toMatchObject({ isPinged: true, noticeAt: undefined });
  });

  test('the user’s reminder interval has priority over the match’s', async () => {
    expect((await (await asked({ remindEveryHours: 6 })).telling(1)).remindAt).toBe(7);
    expect((await (await asked({ remindEveryHours: 6 }, 0)).telling(1)).remindAt).toBe(7);
    expect((await (await asked({ remindEveryHours: 1, hours: NIGHT })).telling(1)).remindAt).toBe(8);
  });

  test('a user without reminders stalls the match when all reminders of the match would have passed', async () => {
    expect((await (await asked({ remindEveryHours: 0 })).telling(1)).remindAt).toBe(1 + 4 * 24);
    expect((await (await asked({ remindEveryHours: 0 }, 0)).telling(1)).remindAt).toBeUndefined();
  });

  test('a changed reminder interval applies immediately, also to current decisions', async () => {
    const { fixture, telling } = await asked({ noticesBy: 'dm' });
    fixture.clock.advance(9);
    const change = async (remindEveryHours: number | undefined) =>
      rescheduleReminders(fixture.stores, await fixture.stores.users.change('ben', { remindEveryHours }), fixture.clock.now());
    await change(6);
    expect(await telling(1)).toEqual({ isPinged: false, noticeAt: 1, reminded: 0, remindAt: 13 });
    await change(0);
    expect((await telling(1)).remindAt).toBe(97);
    await change(undefined);
    expect((await telling(1)).remindAt).toBe(25);
  });
});

describe('since when a seat has to act', () => {
  /** Returns since when seats have to act and their next reminders, in hours. Log and clocks must agree. */
  const asked = async ({ matches, stores }: Table, match: number) => {
    const steps = (await matches.history(match, 0))?.steps ?? [];
    const clocks = await stores.clocks.of(match);
    const running = clocks.map((clock) => hours(clock.running?.begun));
    expect(clocks.map(({ seat }) => hours(askedSince(steps, seat)?.getTime()))).toEqual(running);
    return { asked: running, remind: clocks.map((clock) => hours(clock.running?.remindAt)) };
  };

  test('votes, withdrawn votes and organiser decisions do not ask a seat again', async () => {
    const fixture = table();
    const match = await fixture.started(3);
    fixture.clock.advance(2);
    await fixture.count(match, 'ada');
    const first = { asked: [undefined, 2, undefined], remind: [undefined, 26, undefined] };
    expect(await asked(fixture, match)).toEqual(first);
    const acts: readonly MatchCommand[] = [
      { type: 'CallVote', user: 'ben', motion: { kind: 'pause', hours: 48 } },
      { type: 'Organise', user: 'zoe', motion: { kind: 'extend', seat: 0, hours: 24 }, reason: 'They asked.' },
    ];
    for (const command of acts) {
      fixture.clock.advance(1);
      expect((await fixture.act(match, command)).kind).toBe('played');
      expect(await asked(fixture, match)).toEqual(first);
    }
    const called = (await fixture.matches.position(match, 'ben'))?.vote?.called ?? -1;
    for (const command of [{ type: 'Vote', yes: false } as const, { type: 'WithdrawVote' } as const]) {
      fixture.clock.advance(1);
      expect((await fixture.act(match, { user: 'ben', called, ...command })).kind).toBe('played');
      expect(await asked(fixture, match)).toEqual(first);
    }
  });

  test('a seat that undoes an act and stays active is asked again, and other seats are not', async () => {
    const fixture = table(openMemoryStores(), { counting: patientGame });
    const match = await fixture.started(2);
    const thought = { type: 'Think' } as Omit<BaseCommand, 'seat'>;
    fixture.clock.advance(1);
    await fixture.act(match, { type: 'Play', user: 'ada', command: thought });
    fixture.clock.advance(1);
    expect(await fixture.act(match, { type: 'Undo', user: 'ada' })).toMatchObject({ kind: 'played' });
    expect((await asked(fixture, match)).asked).toEqual([2, undefined]);
  });

  test('a seat is asked again after it was taken over or has undone a move', async () => {
    const fixture = table(openMemoryStores(), { counting: { ...countingGame, reveals: () => undefined } });
    const match = await fixture.started(2);
    fixture.clock.advance(1);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'substitute' });
    fixture.clock.advance(1);
    expect((await fixture.act(match, { type: 'TakeSeat', user: 'eve', seat: 0 })).kind).toBe('played');
    expect((await asked(fixture, match)).asked).toEqual([2, undefined]);
    fixture.clock.advance(1);
    await fixture.count(match, 'eve');
    expect((await asked(fixture, match)).asked).toEqual([undefined, 3]);
    fixture.clock.advance(1);
    expect(await fixture.act(match, { type: 'Undo', user: 'eve' })).toMatchObject({ kind: 'played' });
    expect((await asked(fixture, match)).asked).toEqual([4, undefined]);
  });
});

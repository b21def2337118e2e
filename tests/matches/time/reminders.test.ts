import { describe, expect, test } from 'vitest';
import {
  afterQuietHours,
  DEFAULT_HOURS,
  isStalled,
  nextReminderAt,
  type RunningClock,
  rescheduleReminders,
} from '#matches/index.ts';
import type { User } from '#matches/stores/people.ts';
import { present } from '../../support/setup/present.ts';
import { table } from '../games/table.ts';
import { HOUR, NOON } from './clockProbe.ts';

const running = (reminded: number): RunningClock => ({
  begun: NOON,
  hours: DEFAULT_HOURS,
  isWarned: false,
  isPinged: true,
  reminded,
});
const ada: User = { id: 'ada', name: 'Ada', dmClosed: false, hours: DEFAULT_HOURS };

test('a match stalls after three reminders', () => {
  const wishes = { person: ada, matchHours: 24 };
  expect([0, 1, 2, 3, 4].map((reminded) => isStalled(wishes, running(reminded)))).toEqual([false, false, false, true, true]);
});

test('a match stalls without a reminder for a user who wants none', () => {
  expect(isStalled({ person: { ...ada, remindEveryHours: 0 }, matchHours: 24 }, running(0))).toBe(true);
  expect(isStalled({ person: { ...ada, remindEveryHours: 6 }, matchHours: 0 }, running(0))).toBe(false);
  expect(isStalled({ person: ada, matchHours: 0 }, running(0))).toBe(true);
  expect(isStalled({ person: undefined, matchHours: 1 }, running(0))).toBe(false);
});

test('a notice and a reminder are postponed to the end of quiet hours, unless they come later', () => {
  const reminder = { isPinged: false, reminded: 1 };
  expect(afterQuietHours({ ...reminder, noticeAt: 5, remindAt: 30 }, 20)).toEqual({ ...reminder, noticeAt: 20, remindAt: 30 });
  expect(afterQuietHours({ ...reminder, noticeAt: 25, remindAt: 10 }, 20)).toEqual({ ...reminder, noticeAt: 25, remindAt: 20 });
  expect(afterQuietHours(reminder, 20)).toEqual(reminder);
});

test('a user without reminders is reminded of a match with hourly reminders four hours after its decision began', () => {
  const wishes = { person: { ...ada, remindEveryHours: 0 }, matchHours: 1 };
  expect(nextReminderAt(wishes, NOON, NOON)).toBe(NOON + 4 * HOUR);
  expect(nextReminderAt(wishes, NOON, NOON + 9 * HOUR)).toBe(NOON + 9 * HOUR);
});

describe('a changed reminder interval', () => {
  /** Starts a match in which Ada has received a number of reminders, and returns what changing her interval does. */
  const changedAfter = async (reminded: number, remindAt?: number, call?: RunningClock['call']) => {
    const { clock, started, stores } = table();
    const match = await started(2, { remindAfterHours: 12 });
    const asked = async () => present((await stores.clocks.of(match))[0]?.running);
    await stores.clocks.markReminded(
      { match, seat: 0, running: await asked() },
      { isPinged: true, reminded, ...(remindAt !== undefined && { remindAt }) },
    );
    if (call) await stores.clocks.claimReminder(call, [{ match, seat: 0, running: await asked() }]);
    clock.advance(1);
    const user = await stores.users.change('ada', { remindEveryHours: 6 });
    await rescheduleReminders(stores, user, clock.now());
    const { remindAt: next } = await asked();
    return next === undefined ? undefined : (next - NOON) / HOUR;
  };

  test('a changed reminder interval applies to a decision that has reminders left', async () => {
    expect(await changedAfter(2, NOON + 36 * HOUR)).toBe(6);
    expect(await changedAfter(2)).toBe(6);
  });

  test('a changed reminder interval applies to a match that is about to stall', async () => {
    expect(await changedAfter(3, NOON + 48 * HOUR)).toBe(6);
  });

  test('a changed reminder interval has no effect on a match in which others have to act', async () => {
    const { clock, started, stores } = table();
    const match = await started(2, { remindAfterHours: 12 });
    await rescheduleReminders(stores, await stores.users.change('ben', { remindEveryHours: 6 }), clock.now());
    const clocks = await stores.clocks.of(match);
    expect(clocks.map(({ running: asked }) => asked?.remindAt)).toEqual([NOON + 12 * HOUR, undefined]);
  });

  test('a changed reminder interval does not remind a user again whose match has stalled', async () => {
    expect(await changedAfter(3)).toBeUndefined();
  });

  test('a changed reminder interval does not change a reminder that is being sent', async () => {
    expect(await changedAfter(0, NOON + 12 * HOUR, { match: 1, kind: 'reminder' })).toBe(12);
  });
});

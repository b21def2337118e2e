import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stopsOf } from '#matches/time/clock/decisionClock.ts';
import { deadlineOf, hoursOf, type Interruptions, nextReminder, timeLeft, warningDue } from '#matches/time/clock/index.ts';
import { ranBetween } from '#matches/time/clock/running.ts';
import { anyCase, begun, hours, showsQuiet, stands, timeOf, ZONES } from './anyClock.ts';
import { HOUR, MINUTE, nights, wallClockOf } from './times.ts';

const RUNS = { numRuns: 40 };

describe('every clock', () => {
  test('the generated quiet hours are valid', () => {
    fc.assert(
      fc.property(hours, (each) => {
        expect(hoursOf(each)).toEqual(each);
      }),
      RUNS,
    );
  });

  test('time is never up and no warning comes in quiet hours, a pause or downtime', () => {
    fc.assert(
      fc.property(anyCase, (each) => {
        const warning = warningDue(each.asked, each.kept);
        const { at } = deadlineOf(each.asked, each.kept);
        expect([stands(each, warning), stands(each, at)]).toEqual([false, false]);
        expect(warning).toBeLessThanOrEqual(at);
        expect(each.asked.begun).toBeLessThanOrEqual(warning);
      }),
      RUNS,
    );
  });

  test('time is never up on a holiday in the person’s calendar', () => {
    fc.assert(
      fc.property(anyCase, ({ asked, kept }) => {
        // In Newfoundland in 2010, a holiday ends at its first midnight, after which clocks went back to the day before.
        fc.pre(asked.hours.timeZone !== 'America/St_Johns');
        expect(kept.holidays).not.toContain(wallClockOf(asked.hours.timeZone, deadlineOf(asked, kept).at).day);
      }),
      RUNS,
    );
  });

  test('only planned holidays are spent, once each, and only when needed', () => {
    fc.assert(
      fc.property(anyCase, ({ asked, kept }) => {
        const { at, holidays } = deadlineOf(asked, kept);
        const days = holidays.map((spent) => spent.day);
        expect(days).toEqual(kept.holidays.filter((each) => days.includes(each)));
        for (const spent of days) {
          const without = { ...kept, holidays: kept.holidays.filter((each) => each !== spent) };
          expect(deadlineOf(asked, without).at).toBeLessThan(at);
        }
      }),
      RUNS,
    );
  });

  test('the time left falls by exactly the time that runs, and is zero at the deadline', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 0, max: 3000 }),
        ({ asked, kept }, minutes, more) => {
          const from = asked.begun + minutes * MINUTE;
          const until = from + more * MINUTE;
          const sum = (moment: number) => {
            const { pace, bank } = timeLeft(asked, kept, moment);
            return pace + bank;
          };
          const ran = ranBetween(stopsOf(asked, kept), from, until);
          expect(sum(until)).toBe(Math.max(0, sum(from) - ran));
          expect(sum(asked.begun)).toBe(asked.pace + asked.bank);
          expect(sum(deadlineOf(asked, kept).at)).toBe(0);
        },
      ),
      RUNS,
    );
  });

  test('exactly pace and bank run until the deadline', () => {
    fc.assert(
      fc.property(anyCase, ({ asked, kept }) => {
        const { at, holidays } = deadlineOf(asked, kept);
        const stops = stopsOf(asked, { ...kept, pauses: [...kept.pauses, ...holidays] });
        expect(ranBetween(stops, asked.begun, at)).toBe(asked.pace + asked.bank);
      }),
      RUNS,
    );
  });

  test('deadlines agree with a count by the minute for nights from 22:00 until 08:00', () => {
    const nightly = fc
      .tuple(anyCase, fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 2400 }))
      .map(([each, zone, minutes]) => ({
        asked: { ...each.asked, pace: minutes * MINUTE, bank: 0, hours: nights(zone) },
        kept: { ...each.kept, holidays: [] },
      }));
    fc.assert(
      fc.property(nightly, (each) => {
        const { asked, kept } = each;
        const { at } = deadlineOf(asked, kept);
        let minutes = 0;
        for (let moment = asked.begun; moment < at; moment += MINUTE) minutes += stands(each, moment) ? 0 : 1;
        expect(minutes * MINUTE).toBe(asked.pace);
      }),
      { numRuns: 20 },
    );
  });

  test('a deadline computed in one go equals a deadline computed piece by piece', () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ asked, kept }, share) => {
        const whole = deadlineOf(asked, kept).at;
        const cut = asked.begun + Math.floor((share * (whole - asked.begun)) / MINUTE) * MINUTE;
        expect(deadlineOf({ ...asked, ...timeLeft(asked, kept, cut), begun: cut }, kept).at).toBe(whole);
      }),
      RUNS,
    );
  });

  test('one more pause, downtime or holiday never makes a deadline earlier', () => {
    fc.assert(
      fc.property(anyCase, anyCase, ({ asked, kept }, { kept: more }) => {
        const before = deadlineOf(asked, kept).at;
        const withMore = (added: Partial<Interruptions>) => deadlineOf(asked, { ...kept, ...added }).at;
        expect(withMore({ pauses: [...kept.pauses, ...more.pauses] })).toBeGreaterThanOrEqual(before);
        expect(withMore({ downtimes: [...kept.downtimes, ...more.downtimes] })).toBeGreaterThanOrEqual(before);
        expect(withMore({ holidays: [...kept.holidays, ...more.holidays] })).toBeGreaterThanOrEqual(before);
      }),
      RUNS,
    );
  });

  test('longer quiet hours never make a deadline earlier', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 600 }), ({ asked, kept }, length) => {
        const [hour = 0, minute = 0] = asked.hours.quietFrom.split(':').map(Number);
        const lasting = (minutes: number) => {
          const until = timeOf(hour * 60 + minute + minutes);
          return deadlineOf({ ...asked, hours: { ...asked.hours, quietUntil: until } }, kept).at;
        };
        expect(lasting(length)).toBeGreaterThanOrEqual(lasting(0));
        expect(lasting(600)).toBeGreaterThanOrEqual(lasting(length));
      }),
      RUNS,
    );
  });

  test('a reminder is later than its start and never in quiet hours', () => {
    fc.assert(
      fc.property(
        begun,
        fc.integer({ min: 1, max: 72 }),
        hours,
        fc.integer({ min: 0, max: 9000 }),
        (since, interval, each, minutes) => {
          const after = since + minutes * MINUTE;
          const due = nextReminder(since, interval * HOUR, each, after);
          expect(due).toBeGreaterThan(after);
          expect(due).toBeGreaterThanOrEqual(since + interval * HOUR);
          expect(showsQuiet(each, due)).toBe(false);
        },
      ),
      RUNS,
    );
  });
});

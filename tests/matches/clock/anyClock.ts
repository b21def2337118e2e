import fc from 'fast-check';
import type { DecisionClock, Hours, Interruptions } from '#matches/time/clock/index.ts';
import { HOUR, MINUTE, wallClockOf } from './times.ts';

/** Arbitrary decisions for the laws of clocks, and an independent check of when their clocks are stopped. */

/** Zones whose clocks change by one hour, half an hour or two hours, at night or at midnight, or not at all. */
export const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'America/Santiago', 'America/Havana', 'America/Sao_Paulo'],
  ...['Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'],
  ...['Pacific/Chatham', 'Antarctica/Troll'],
];

const two = (number: number) => String(number).padStart(2, '0');
/** Returns the wall clock time of a number of minutes since midnight, which may exceed a day. */
export const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Arbitrary valid quiet hours. */
export const hours: fc.Arbitrary<Hours> = fc
  .record({
    timeZone: fc.constantFrom(...ZONES),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 0, max: 600 }),
  })
  .map(({ timeZone, from, length }) => ({ timeZone, quietFrom: timeOf(from), quietUntil: timeOf(from + length) }));

const FORTNIGHTS = [
  ...['2010-11-01', '2011-12-20', '2018-10-25'],
  ...['2026-03-20', '2026-04-01', '2026-09-01', '2026-10-01', '2026-10-20'],
];

/** Moments around changes of clocks, and around the day Samoa skipped; whole minutes, so that boundaries coincide. */
export const begun = fc
  .tuple(fc.constantFrom(...FORTNIGHTS), fc.integer({ min: 0, max: 14 * 1440 }))
  .map(([day, minutes]) => Date.parse(`${day}T00:00Z`) + minutes * MINUTE);

const decision: fc.Arbitrary<DecisionClock> = fc.record({
  begun,
  pace: fc.integer({ min: 0, max: 72 * 60 }).map((minutes) => minutes * MINUTE),
  bank: fc.integer({ min: 0, max: 96 * 60 }).map((minutes) => minutes * MINUTE),
  hours,
});

/** Spans relative to a decision's start, some before it, some past its end. */
const stretches = fc.array(fc.record({ from: fc.integer({ min: -600, max: 9000 }), length: fc.integer({ min: 0, max: 3000 }) }), {
  maxLength: 4,
});

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** A decision and its interruptions. */
export interface Case {
  readonly asked: DecisionClock;
  readonly kept: Interruptions;
}

export const anyCase: fc.Arbitrary<Case> = fc
  .record({ asked: decision, pauses: stretches, downtimes: stretches, holidays: fc.uniqueArray(fc.integer({ min: 0, max: 20 })) })
  .map(({ asked, pauses, downtimes, holidays }) => {
    const spans = (list: typeof pauses) =>
      list.map(({ from, length }) => ({
        from: asked.begun + from * MINUTE,
        until: asked.begun + (from + length) * MINUTE,
      }));
    return {
      asked,
      kept: {
        pauses: spans(pauses),
        downtimes: spans(downtimes),
        holidays: holidays.map((after) => day(asked.begun + after * 24 * HOUR)).sort(),
      },
    };
  });

/** Whether a moment is in quiet hours, computed with `Intl` instead of the code under test. */
export const showsQuiet = ({ timeZone, quietFrom, quietUntil }: Hours, moment: number): boolean => {
  const { time } = wallClockOf(timeZone, moment);
  return quietFrom <= quietUntil ? quietFrom <= time && time < quietUntil : time >= quietFrom || time < quietUntil;
};

const isWithin = (spans: Interruptions['pauses'], moment: number): boolean =>
  spans.some(({ from, until }) => from <= moment && moment < until);

/** Whether the clock of a decision is stopped, computed with `Intl`, too. */
export const stands = ({ asked, kept }: Case, moment: number): boolean =>
  showsQuiet(asked.hours, moment) || isWithin(kept.pauses, moment) || isWithin(kept.downtimes, moment);

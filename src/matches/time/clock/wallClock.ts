import { Temporal } from 'temporal-polyfill';
import type { EpochMs } from './running.ts';

/**
 * Calendars and wall clocks of the world's time zones: the only place that knows them, and the only one that asks the library,
 * a stand-in for JavaScript's own `Temporal` until the oldest Node we run on has it.
 */

/** A time zone by its name in the IANA database, such as `Europe/Berlin`. */
export type TimeZone = string;
/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;
/** What a wall clock shows, `HH:MM`, from 00:00 to 23:59. */
export type WallTime = string;

const MINUTES_ON_A_DIAL = 24 * 60;

/** A zone as the database writes it, however it was typed; `undefined` when there is none, or a mere offset such as `+02:00`. */
export const timeZoneNamed = (name: string): TimeZone | undefined => {
  if (!/^[a-z][\w+/-]*$/i.test(name)) return undefined;
  return orUndefined(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId);
};

/** Whether it is written as a `Day` and is one: the 29th of February is in leap years only. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && orUndefined(() => Temporal.PlainDate.from(text, { overflow: 'reject' })) !== undefined;

/** Whether it is written as a `WallTime`. */
export const isWallTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const orUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
};

/** Minutes from one reading of a dial to the next one of another; 0 when they are the same. */
export const minutesBetween = (from: WallTime, until: WallTime): number =>
  (Temporal.PlainTime.from(from).until(Temporal.PlainTime.from(until)).total('minutes') + MINUTES_ON_A_DIAL) % MINUTES_ON_A_DIAL;

/** What a dial shows so many minutes later. */
export const minutesLater = (time: WallTime, minutes: number): WallTime =>
  Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' });

/** The day so many days later, or earlier. */
export const daysLater = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** The days from one to another, both included; none when the first is the later one. */
export function* daysFrom(first: Day, last: Day): Generator<Day> {
  let day = first;
  for (; day < last; day = daysLater(day, 1)) yield day;
  if (day === last) yield day;
}

/** When a day begins: at its first midnight, or, where a change of clocks skips midnight, after it. */
export const beginningOf = (day: Day, zone: TimeZone): EpochMs =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** When a day is over. A day that its zone skipped is over as it begins. */
export const endOf = (day: Day, zone: TimeZone): EpochMs => beginningOf(daysLater(day, 1), zone);

/** The day a moment is part of. Once begun, a day is not left for the one before, even where clocks go back past midnight. */
export const dayAt = (at: EpochMs, zone: TimeZone): Day => {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
  return endOf(day, zone) > at ? day : daysLater(day, 1);
};

/** What wall clocks show at a moment. */
export const wallTimeAt = (at: EpochMs, zone: TimeZone): WallTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });

/** When a wall clock first shows a time on a day, or, where a change of clocks skips that time, when it is changed. */
export const firstReading = (time: WallTime, day: Day, zone: TimeZone): EpochMs => reading(time, day, zone, 'earlier');

/** The same, but the last moment it shows it: an hour after the first where clocks go back an hour past that time. */
export const lastReading = (time: WallTime, day: Day, zone: TimeZone): EpochMs => reading(time, day, zone, 'later');

const reading = (time: WallTime, day: Day, zone: TimeZone, which: 'earlier' | 'later'): EpochMs => {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const found = wanted.toZonedDateTime(zone, { disambiguation: which });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  const before = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return (before.getTimeZoneTransition('next') ?? found).epochMilliseconds;
};

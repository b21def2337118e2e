import { Temporal } from 'temporal-polyfill';
import type { EpochMs } from './running.ts';

/**
 * Calendars and time zones. This is the only module that knows them, and the only one that uses the Temporal polyfill, until
 * the oldest supported Node has `Temporal`.
 */

/** An IANA time zone name, such as `Europe/Berlin`. */
export type TimeZone = string;
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** A local time of day, `HH:MM`, from 00:00 to 23:59. */
export type WallTime = string;

const MINUTES_ON_A_DIAL = 24 * 60;

/**
 * Returns a zone's IANA spelling, whatever its case as typed; `undefined` for an unknown zone or a mere offset such as
 * `+02:00`.
 */
export const timeZoneNamed = (name: string): TimeZone | undefined => {
  if (!/^[a-z][\w+/-]*$/i.test(name)) return undefined;
  return orUndefined(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId);
};

/** Whether a text is a valid `Day`: 29 February exists only in leap years. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && orUndefined(() => Temporal.PlainDate.from(text, { overflow: 'reject' })) !== undefined;

/** Whether a text is a valid `WallTime`. */
export const isWallTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const orUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
};

/** Returns the minutes from one time of day to the next occurrence of another; 0 if they are equal. */
export const minutesBetween = (from: WallTime, until: WallTime): number =>
  (Temporal.PlainTime.from(from).until(Temporal.PlainTime.from(until)).total('minutes') + MINUTES_ON_A_DIAL) % MINUTES_ON_A_DIAL;

/** Returns the time of day a number of minutes later. */
export const minutesLater = (time: WallTime, minutes: number): WallTime =>
  Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' });

/** Returns the day a number of days later, or earlier if negative. */
export const daysLater = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** Yields the days from one to another, both included; none if the first is later. */
export function* daysFrom(first: Day, last: Day): Generator<Day> {
  let day = first;
  for (; day < last; day = daysLater(day, 1)) yield day;
  if (day === last) yield day;
}

/** Returns when a day begins: at its first midnight or, if a clock change skips midnight, right after it. */
export const beginningOf = (day: Day, zone: TimeZone): EpochMs =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** Returns when a day is over. A day that its zone skipped ends at the moment it begins. */
export const endOf = (day: Day, zone: TimeZone): EpochMs => beginningOf(daysLater(day, 1), zone);

/** Returns the day of a moment. Days never go backwards, even if clocks are set back past midnight. */
export const dayAt = (at: EpochMs, zone: TimeZone): Day => {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
  return endOf(day, zone) > at ? day : daysLater(day, 1);
};

/** Returns the local time at a moment. */
export const wallTimeAt = (at: EpochMs, zone: TimeZone): WallTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });

/**
 * Returns the first moment at which clocks show a time on a day, or, if a clock change skips that time, the moment of the
 * change.
 */
export const firstReading = (time: WallTime, day: Day, zone: TimeZone): EpochMs => reading(time, day, zone, 'earlier');

/** Like `firstReading`, but returns the last such moment: an hour later where clocks are set back an hour past that time. */
export const lastReading = (time: WallTime, day: Day, zone: TimeZone): EpochMs => reading(time, day, zone, 'later');

const reading = (time: WallTime, day: Day, zone: TimeZone, which: 'earlier' | 'later'): EpochMs => {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const found = wanted.toZonedDateTime(zone, { disambiguation: which });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  const before = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return (before.getTimeZoneTransition('next') ?? found).epochMilliseconds;
};

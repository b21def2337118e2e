import { type ClockRejection, refused } from './rejections.ts';
import type { EpochMs } from './running.ts';
import { type Day, dayAt, daysFrom, isDay, type TimeZone } from './wallClock.ts';

/** How many days of a calendar year a person may be on holiday. */
export const HOLIDAYS_A_YEAR = 30;

/** A person's holidays. A day planned costs nothing until a clock would run out on it: then it is spent, for all their matches. */
export interface Holidays {
  /** Days of the person's calendar, each once, in order; those gone by may stay. */
  readonly planned: readonly Day[];
  /** Those of them that were spent, on decisions under way as well. */
  readonly spent: readonly Day[];
}

/** Days to be added, both ends included. */
export interface DayRange {
  readonly from: Day;
  readonly until: Day;
}

/**
 * The days planned once a range is added to them. Of each calendar year no more days may be planned or spent than its allowance,
 * so that every planned day can be spent; days gone by unspent do not count.
 */
export const planHolidays = (
  holidays: Holidays,
  range: DayRange,
  timeZone: TimeZone,
  now: EpochMs,
): { readonly planned: readonly Day[] } | ClockRejection => {
  const wrong = [range.from, range.until].find((day) => !isDay(day));
  if (wrong !== undefined) return refused('noSuchDay', { day: wrong });
  if (range.until < range.from) return refused('rangeReversed', {});
  const today = dayAt(now, timeZone);
  if (range.from < today) return refused('holidayInThePast', { day: range.from, today });
  const counted = new Set([...holidays.spent, ...holidays.planned.filter((day) => day >= today)]);
  for (const day of daysFrom(range.from, range.until)) {
    counted.add(day);
    const year = day.slice(0, 4);
    const inYear = [...counted].filter((other) => other.startsWith(year)).length;
    if (inYear > HOLIDAYS_A_YEAR) return refused('tooManyHolidays', { year: Number(year), most: HOLIDAYS_A_YEAR });
  }
  return { planned: [...new Set([...holidays.planned, ...counted])].sort() };
};

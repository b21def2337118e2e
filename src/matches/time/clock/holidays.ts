import { type ClockRejection, refused } from './rejections.ts';
import type { EpochMs } from './running.ts';
import { type Day, dayAt, daysFrom, isDay, type TimeZone } from './wallClock.ts';

/** Maximum number of holidays per person and calendar year. */
export const HOLIDAYS_A_YEAR = 30;

/**
 * A person's holidays. A planned day costs nothing until a clock would run out on it: then it is spent, for all their matches.
 */
export interface Holidays {
  /** Days in the person's time zone, unique and ascending; may include past days. */
  readonly planned: readonly Day[];
  /** The days that were spent, including those on current decisions. */
  readonly spent: readonly Day[];
}

/** Days to add, both ends included. */
export interface DayRange {
  readonly from: Day;
  readonly until: Day;
}

/**
 * Returns the planned days with a range added. Per calendar year, planned and spent days together may not exceed the allowance,
 * so that every planned day can be spent. Past days that were not spent do not count.
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

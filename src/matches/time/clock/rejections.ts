import type { Rejection } from '#engine/game.ts';

/** Rejection codes of paces, quiet hours, holidays and pauses, with their params. */
export interface ClockRejections {
  /** `paces`: the named ones. A custom pace is a number of hours or days, such as `36h` or `5d`. */
  noSuchPace: { readonly paces: readonly string[] };
  /** A custom pace outside its bounds. */
  paceOutOfBounds: { readonly leastHours: number; readonly mostHours: number };
  noSuchTimeZone: { readonly timeZone: string };
  /** Not a local time of the form `HH:MM`. */
  noSuchTime: { readonly time: string };
  /** `minutes`: the requested length. */
  quietHoursTooLong: { readonly minutes: number; readonly mostHours: number };
  /** Not a calendar day of the form `YYYY-MM-DD`. */
  noSuchDay: { readonly day: string };
  /** The end comes before the beginning. */
  rangeReversed: Record<never, never>;
  /** `today`: in the person's time zone. */
  holidayInThePast: { readonly day: string; readonly today: string };
  /** More days than a calendar year's allowance, including those already spent in it. */
  tooManyHolidays: { readonly year: number; readonly most: number };
  pauseTooShort: { readonly leastHours: number };
  pauseTooLong: { readonly mostDays: number };
}

export interface ClockRejection {
  readonly rejected: Rejection;
}

export const refused = <Code extends keyof ClockRejections>(code: Code, params: ClockRejections[Code]): ClockRejection => ({
  rejected: { code, params },
});

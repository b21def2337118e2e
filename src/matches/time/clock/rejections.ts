import type { Rejection } from '#engine/game.ts';

/** What each refusal of a pace, of a person's hours and holidays, and of a pause tells. */
export interface ClockRejections {
  /** `paces`: those that have a name. An own one is a number of hours or days, such as `36h` or `5d`. */
  noSuchPace: { readonly paces: readonly string[] };
  /** An own pace outside its bounds. */
  paceOutOfBounds: { readonly leastHours: number; readonly mostHours: number };
  noSuchTimeZone: { readonly timeZone: string };
  /** Not a time of a wall clock, `HH:MM`. */
  noSuchTime: { readonly time: string };
  /** `minutes`: what was asked for. */
  quietHoursTooLong: { readonly minutes: number; readonly mostHours: number };
  /** Not a day of the calendar, `YYYY-MM-DD`. */
  noSuchDay: { readonly day: string };
  /** The end comes before the beginning. */
  rangeReversed: Record<never, never>;
  /** `today`: where the person is. */
  holidayInThePast: { readonly day: string; readonly today: string };
  /** More days in a calendar year than its allowance, those spent in it included. */
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

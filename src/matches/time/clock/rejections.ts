import type { Rejection } from '#engine/game.ts';
import { type ParamsOf, params } from '#engine/paramsTable.ts';

/** Rejection codes of paces, quiet hours, holidays and pauses, with their params. */
export const CLOCK_REJECTIONS = {
  /** `paces`: the named ones. A custom pace is a number of hours or days, such as `36h` or `5d`. */
  noSuchPace: params<{ readonly paces: readonly string[] }>(),
  /** A custom pace outside its bounds. */
  paceOutOfBounds: params<{ readonly leastHours: number; readonly mostHours: number }>(),
  noSuchTimeZone: params<{ readonly timeZone: string }>(),
  /** Not a local time of the form `HH:MM`. */
  noSuchTime: params<{ readonly time: string }>(),
  /** `minutes`: the requested length. */
  quietHoursTooLong: params<{ readonly minutes: number; readonly mostHours: number }>(),
  /** Not a calendar day of the form `YYYY-MM-DD`. */
  noSuchDay: params<{ readonly day: string }>(),
  /** The end comes before the beginning. */
  rangeReversed: params<Record<never, never>>(),
  /** `today`: in the person's time zone. */
  holidayInThePast: params<{ readonly day: string; readonly today: string }>(),
  /** More days than a calendar year's allowance, including those already spent in it. */
  tooManyHolidays: params<{ readonly year: number; readonly most: number }>(),
  pauseTooShort: params<{ readonly leastHours: number }>(),
  pauseTooLong: params<{ readonly mostDays: number }>(),
};

export type ClockRejections = ParamsOf<typeof CLOCK_REJECTIONS>;

export interface ClockRejection {
  readonly rejected: Rejection;
}

export const refused = <Code extends keyof ClockRejections>(code: Code, params: ClockRejections[Code]): ClockRejection => ({
  rejected: { code, params },
});

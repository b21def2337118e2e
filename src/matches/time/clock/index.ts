/** The clock of a match: pure functions of time, for the application, its jobs and the users' settings. */

export {
  type Deadline,
  type DecisionClock,
  deadlineOf,
  holidaysSpent,
  type Interruptions,
  type SpentHoliday,
  startClock,
  type TimeLeft,
  timeLeft,
  warningDue,
} from './decisionClock.ts';
export { type DayRange, HOLIDAYS_A_YEAR, type Holidays, planHolidays } from './holidays.ts';
export { nextReminder, PAUSE_HOURS, pauseUntil, pauseWarningDue } from './notices.ts';
export { OWN_PACE_HOURS, PACES, type Pace, paceNamed, paceOf } from './pace.ts';
export { afterQuiet, DEFAULT_HOURS, type Hours, hoursOf, MAX_QUIET_HOURS, quietUntil } from './quietHours.ts';
export { CLOCK_REJECTIONS, type ClockRejection } from './rejections.ts';
export type { EpochMs, Span } from './running.ts';
export {
  type Day,
  dayAt,
  daysLater,
  isDay,
  isWallTime,
  minutesBetween,
  minutesLater,
  type TimeZone,
  timeZoneNamed,
  type WallTime,
  wallTimeAt,
} from './wallClock.ts';

import { type ClockRejection, refused } from './rejections.ts';
import { type EpochMs, nextRun, type Stops } from './running.ts';
import {
  type Day,
  dayAt,
  daysLater,
  firstReading,
  isWallTime,
  lastReading,
  minutesBetween,
  type TimeZone,
  timeZoneNamed,
  type WallTime,
} from './wallClock.ts';

/**
 * A person's time zone and daily quiet hours, in which their clocks are stopped and nothing is sent to them. They last from one
 * local time until the next occurrence of the other, past midnight if necessary. Equal times mean no quiet hours.
 */
export interface Hours {
  readonly timeZone: TimeZone;
  readonly quietFrom: WallTime;
  readonly quietUntil: WallTime;
}

export const MAX_QUIET_HOURS = 10;

/** The default: no quiet hours, days as in UTC. */
export const DEFAULT_HOURS: Hours = { timeZone: 'UTC', quietFrom: '00:00', quietUntil: '00:00' };

/** Validates hours as typed, and returns them with the zone's IANA name. */
export const hoursOf = (typed: Hours): Hours | ClockRejection => {
  const timeZone = timeZoneNamed(typed.timeZone);
  if (timeZone === undefined) return refused('noSuchTimeZone', { timeZone: typed.timeZone });
  const wrong = [typed.quietFrom, typed.quietUntil].find((time) => !isWallTime(time));
  if (wrong !== undefined) return refused('noSuchTime', { time: wrong });
  const minutes = minutesBetween(typed.quietFrom, typed.quietUntil);
  if (minutes > MAX_QUIET_HOURS * 60) return refused('quietHoursTooLong', { minutes, mostHours: MAX_QUIET_HOURS });
  return { timeZone, quietFrom: typed.quietFrom, quietUntil: typed.quietUntil };
};

/** The quiet hours that begin on a day. */
type Night = Readonly<ReturnType<typeof nightOf>>;

/**
 * Returns the quiet hours as stops: one unbroken span per day. When daylight saving changes at night, quiet hours are an hour
 * longer or shorter; if the change skips their start or end, the moment of the change replaces it. Searches on from the last
 * night found when later moments are asked for, as clocks do, because finding a night is slow.
 */
export const quietStops = (hours: Hours): Stops => {
  if (hours.quietFrom === hours.quietUntil) return () => undefined;
  let last: { readonly after: EpochMs; readonly night: Night } | undefined;
  return (after) => {
    const known = last !== undefined && last.after <= after ? last.night : undefined;
    let night = known ?? nightOf(hours, daysLater(dayAt(after, hours.timeZone), -1));
    while (night.until <= after) night = nightOf(hours, daysLater(night.day, 1));
    last = { after, night };
    return night;
  };
};

const nightOf = ({ timeZone, quietFrom, quietUntil }: Hours, day: Day) => ({
  day,
  from: firstReading(quietFrom, day, timeZone),
  until: lastReading(quietUntil, quietFrom < quietUntil ? day : daysLater(day, 1), timeZone),
});

/** Returns the end of the quiet hours at a moment, or the moment itself outside them. */
export const afterQuiet = (hours: Hours, at: EpochMs): EpochMs => nextRun(quietStops(hours), at).from;

/** Returns when the quiet hours at a moment end; `undefined` outside them. */
export const quietUntil = (hours: Hours, at: EpochMs): EpochMs | undefined => {
  const end = afterQuiet(hours, at);
  return end > at ? end : undefined;
};

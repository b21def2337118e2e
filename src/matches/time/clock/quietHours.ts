import { type ClockRejection, refused } from './rejections.ts';
import { type EpochMs, nextRun, type Span, type Stops } from './running.ts';
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
 * A person's time zone, and the hours of each day in which their clocks stand and nothing is sent to them: from one time of their
 * wall clock until the next other one, past midnight if need be. The same time twice: no quiet hours.
 */
export interface Hours {
  readonly timeZone: TimeZone;
  readonly quietFrom: WallTime;
  readonly quietUntil: WallTime;
}

export const MAX_QUIET_HOURS = 10;

/** Of whoever has told nothing: no quiet hours, days as in UTC. */
export const DEFAULT_HOURS: Hours = { timeZone: 'UTC', quietFrom: '00:00', quietUntil: '00:00' };

/** Hours as somebody typed them, with the zone written as the IANA database does. */
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
interface Night extends Span {
  readonly day: Day;
}

/**
 * When it is quiet: once a day, in one piece. In the night the clocks change that is an hour more or less, as for those asleep;
 * where a change skips the beginning or the end, the moment of the change takes its place. Goes on from the night it answered
 * last when asked about later moments, as clocks do: finding a night takes long.
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

const nightOf = ({ timeZone, quietFrom, quietUntil }: Hours, day: Day): Night => ({
  day,
  from: firstReading(quietFrom, day, timeZone),
  until: lastReading(quietUntil, quietFrom < quietUntil ? day : daysLater(day, 1), timeZone),
});

/** When it is no longer quiet: the moment itself unless it is within quiet hours. */
export const afterQuiet = (hours: Hours, at: EpochMs): EpochMs => nextRun(quietStops(hours), at).from;

/** Until when it is quiet; `undefined` when it is not. */
export const quietUntil = (hours: Hours, at: EpochMs): EpochMs | undefined => {
  const end = afterQuiet(hours, at);
  return end > at ? end : undefined;
};

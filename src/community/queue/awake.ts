import { type EpochMs, type Hours, minutesBetween, wallTimeAt } from '#matches/index.ts';

/** Hours of a day in UTC as 24 bits; bit 0 is the hour after midnight. */
export type HourMask = number;

const HOURS = 24;
const HOUR = 60;
const DAY = HOURS * HOUR;

/** A mask of all hours, which is that of people without quiet hours. */
export const ALL_HOURS: HourMask = 2 ** HOURS - 1;

/**
 * Returns the hours that a person's quiet hours leave, at the current offset of their time zone. An hour that is partly quiet is left
 * out.
 */
export const awakeHours = ({ timeZone, quietFrom, quietUntil }: Hours, now: EpochMs): HourMask => {
  const quiet = minutesBetween(quietFrom, quietUntil);
  if (quiet === 0) return ALL_HOURS;
  const sinceQuiet = minutesBetween(quietFrom, wallTimeAt(now, timeZone)) - Math.floor(now / 60_000);
  let mask = 0;
  for (let hour = 0; hour < HOURS; hour++) {
    const begins = (((sinceQuiet + hour * HOUR) % DAY) + DAY) % DAY;
    if (begins >= quiet && begins <= DAY - HOUR) mask |= 1 << hour;
  }
  return mask;
};

/** Returns how many hours a mask has. */
export const hoursIn = (mask: HourMask): number => {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

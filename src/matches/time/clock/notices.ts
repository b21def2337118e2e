import { afterQuiet, type Hours } from './quietHours.ts';
import { type ClockRejection, refused } from './rejections.ts';
import { type EpochMs, HOUR, type Span } from './running.ts';

/** A match may be paused for so long. The least leaves room for a warning that waits for the end of anybody's quiet hours. */
export const PAUSE_HOURS = { least: 24, most: 28 * 24 };

const MAX_PAUSE_WARNING = 24 * HOUR;

/** A pause from now until its end. */
export const pauseUntil = (now: EpochMs, until: EpochMs): Span | ClockRejection => {
  if (until <= now) return refused('rangeReversed', {});
  if (until - now < PAUSE_HOURS.least * HOUR) return refused('pauseTooShort', { leastHours: PAUSE_HOURS.least });
  if (until - now > PAUSE_HOURS.most * HOUR) return refused('pauseTooLong', { mostDays: PAUSE_HOURS.most / 24 });
  return { from: now, until };
};

/** When a person is told that a pause is about to end: a day before, of a short one at half of it, or after their quiet hours. */
export const pauseWarningDue = (pause: Span, hours: Hours): EpochMs =>
  afterQuiet(hours, pause.until - Math.min(MAX_PAUSE_WARNING, Math.floor((pause.until - pause.from) / 2)));

/**
 * The next reminder after a moment, of somebody asked at `since` and reminded every `interval` milliseconds: those that would fall
 * into quiet hours come as one when these are over, and those missed are not made up for.
 */
export const nextReminder = (since: EpochMs, interval: number, hours: Hours, after: EpochMs): EpochMs => {
  const passed = Math.max(0, Math.floor((after - since) / interval));
  return afterQuiet(hours, since + (passed + 1) * interval);
};

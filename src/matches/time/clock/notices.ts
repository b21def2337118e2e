import { afterQuiet, type Hours } from './quietHours.ts';
import { type ClockRejection, refused } from './rejections.ts';
import { type EpochMs, HOUR, type Span } from './running.ts';

/** Bounds of a pause, in hours. The minimum leaves time for a warning that is delayed by quiet hours. */
export const PAUSE_HOURS = { least: 24, most: 28 * 24 };

const MAX_PAUSE_WARNING = 24 * HOUR;

/** Returns a pause from now until its end, or why it is rejected. */
export const pauseUntil = (now: EpochMs, until: EpochMs): Span | ClockRejection => {
  if (until <= now) return refused('rangeReversed', {});
  if (until - now < PAUSE_HOURS.least * HOUR) return refused('pauseTooShort', { leastHours: PAUSE_HOURS.least });
  if (until - now > PAUSE_HOURS.most * HOUR) return refused('pauseTooLong', { mostDays: PAUSE_HOURS.most / 24 });
  return { from: now, until };
};

/**
 * Returns when to warn a person of a pause's end: a day before it, or halfway through a shorter pause; after their quiet hours.
 */
export const pauseWarningDue = (pause: Span, hours: Hours): EpochMs =>
  afterQuiet(hours, pause.until - Math.min(MAX_PAUSE_WARNING, Math.floor((pause.until - pause.from) / 2)));

/**
 * Returns a person's next reminder after a moment. Reminders come every `interval` milliseconds from `since`; those within
 * quiet hours are merged into one at their end, and missed reminders are not sent later.
 */
export const nextReminder = (since: EpochMs, interval: number, hours: Hours, after: EpochMs): EpochMs => {
  const passed = Math.max(0, Math.floor((after - since) / interval));
  return afterQuiet(hours, since + (passed + 1) * interval);
};

import { type EpochMs, REMINDERS_PER_DECISION, type RunningClock } from '#matches/index.ts';

/**
 * The delivery keys of messages about a decision. They depend on when the seat was asked, never on hidden actions of others
 * since.
 */

const turnSince = (begun: EpochMs): string => `turn since ${begun}`;
const reminderSince = (begun: EpochMs, count: number): string => `reminder ${count} since ${begun}`;

/** Whether the message is the first notice of the turn, not a reminder of it. */
export const isFirstNotice = ({ noticeAt }: RunningClock, now: EpochMs): boolean => noticeAt !== undefined && noticeAt <= now;

/** Returns the delivery kind of the next message about a decision. */
export const reminderKey = (running: RunningClock, now: EpochMs): string =>
  isFirstNotice(running, now) ? turnSince(running.begun) : reminderSince(running.begun, running.reminded + 1);

/** Returns the delivery kinds of all possible messages about a decision that began at `begun`. */
export const reminderKeysSince = (begun: EpochMs): readonly string[] => [
  turnSince(begun),
  ...Array.from({ length: REMINDERS_PER_DECISION }, (_, index) => reminderSince(begun, index + 1)),
];

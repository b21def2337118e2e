import { type EpochMs, REMINDERS_PER_DECISION, type RunningClock } from '#matches/index.ts';

/**
 * What messages about a decision are filed under. It hangs on when the seat was asked, never on what others have done unseen since.
 */

const turnSince = (begun: EpochMs): string => `turn since ${begun}`;
const reminderSince = (begun: EpochMs, count: number): string => `reminder ${count} since ${begun}`;

/** Whether the person is told of the turn itself by now, and not reminded of it. */
export const isFirstNotice = ({ noticeAt }: RunningClock, now: EpochMs): boolean => noticeAt !== undefined && noticeAt <= now;

/** The kind of the next message about it. */
export const reminderKey = (running: RunningClock, now: EpochMs): string =>
  isFirstNotice(running, now) ? turnSince(running.begun) : reminderSince(running.begun, running.reminded + 1);

/** The kinds of all messages there can be about a decision that was asked at a moment. */
export const callKindsSince = (begun: EpochMs): readonly string[] => [
  turnSince(begun),
  ...Array.from({ length: REMINDERS_PER_DECISION }, (_, index) => reminderSince(begun, index + 1)),
];

import type { User } from '../stores/people.ts';
import type { ReminderState, RunningClock } from '../stores/seatClock.ts';
import type { Stores } from '../stores/stores.ts';
import { afterQuiet, DEFAULT_HOURS, type EpochMs, nextReminder } from './clock/index.ts';
import { HOUR } from './clock/running.ts';

/** Decides when and how people are notified and reminded of their turn: as they prefer, and never in their quiet hours. */

/** Maximum number of reminders per decision. After that, the other players get a notice that the match stalls. */
export const REMINDERS_PER_DECISION = 3;

/** What reminders depend on: the person's current settings, and the match's reminder interval in hours. */
export interface Wishes {
  readonly person: User | undefined;
  readonly matchHours: number;
}

/** Returns how to notify a person of a new decision. `isThere`: their own act led to it, so they need no notice. */
export const initialReminder = (wishes: Wishes, now: EpochMs, isThere: boolean): ReminderState => {
  const { dmClosed = false, noticesBy, hours = DEFAULT_HOURS } = wishes.person ?? {};
  const by = dmClosed ? 'mention' : noticesBy;
  const quietEnd = afterQuiet(hours, now);
  const remindAt = nextReminderAt(wishes, now, now);
  const reminders = { reminded: 0, ...(remindAt !== undefined && { remindAt }) };
  if (!isThere && quietEnd > now) return { isPinged: false, noticeAt: quietEnd, ...reminders };
  const isTold = !isThere && (by === 'dm' || by === 'both');
  return { isPinged: by !== 'dm', ...(isTold && { noticeAt: now }), ...reminders };
};

/**
 * Returns the time of the next reminder or, after the last one, the time at which the match counts as stalled. For people who
 * want no reminders, it counts as stalled when the match's reminders would all have passed.
 */
export const nextReminderAt = ({ person, matchHours }: Wishes, begun: EpochMs, now: EpochMs): EpochMs | undefined => {
  const { remindEveryHours: every = matchHours, hours = DEFAULT_HOURS } = person ?? {};
  if (every > 0) return nextReminder(begun, every * HOUR, hours, now);
  return matchHours === 0
    ? undefined
    : afterQuiet(hours, Math.max(now, begun + (REMINDERS_PER_DECISION + 1) * matchHours * HOUR));
};

/** Whether to tell the other players that the match stalls, instead of sending another reminder. */
export const isStalled = ({ person, matchHours }: Wishes, { reminded }: RunningClock): boolean =>
  reminded >= REMINDERS_PER_DECISION || (person?.remindEveryHours ?? matchHours) === 0;

/** Returns the reminder state postponed to the end of the person's current quiet hours. */
export const afterQuietHours = (reminder: ReminderState, quietEnd: EpochMs): ReminderState => {
  const { isPinged, noticeAt, reminded, remindAt } = reminder;
  return {
    isPinged,
    reminded,
    ...(noticeAt !== undefined && { noticeAt: Math.max(noticeAt, quietEnd) }),
    ...(remindAt !== undefined && { remindAt: Math.max(remindAt, quietEnd) }),
  };
};

/** Applies a person's changed reminder interval immediately, also to current decisions. */
export const rescheduleReminders = async (stores: Pick<Stores, 'matches' | 'clocks'>, person: User, now: Date): Promise<void> => {
  for (const { id, remindAfterHours, seats } of await stores.matches.list({ openOf: person.id })) {
    const seat = seats.find(({ user }) => user === person.id)?.seat;
    const running = (await stores.clocks.of(id)).find((clock) => clock.seat === seat)?.running;
    if (seat === undefined || running === undefined || running.call !== undefined || hasStalled(running)) continue;
    const { remindAt: former, ...reminder } = running;
    const remindAt = nextReminderAt({ person, matchHours: remindAfterHours }, running.begun, now.getTime());
    await stores.clocks.markReminded({ match: id, seat, running }, { ...reminder, ...(remindAt !== undefined && { remindAt }) });
  }
};

const hasStalled = ({ reminded, remindAt }: RunningClock): boolean =>
  reminded >= REMINDERS_PER_DECISION && remindAt === undefined;

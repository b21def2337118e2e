import type { User } from '../stores/people.ts';
import type { ReminderState, RunningClock } from '../stores/seatClock.ts';
import type { Stores } from '../stores/stores.ts';
import { afterQuiet, DEFAULT_HOURS, type EpochMs, nextReminder } from './clock/index.ts';
import { HOUR } from './clock/running.ts';

/** How somebody is told that they are asked something, and reminded of it: as they wish, and never in their quiet hours. */

/** Whoever has not answered so many is not reminded any more; the others are told instead. */
export const REMINDERS_PER_DECISION = 3;

/** What it hangs on: the person as they are set now, and the hours between reminders of the match. */
export interface Wishes {
  readonly person: User | undefined;
  readonly matchHours: number;
}

/** How somebody is told who is asked something now; `isThere`: by their own act, so that they need not be called. */
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
 * When somebody is reminded next, or, after all reminders, found to keep the match waiting. Who wants no reminders is found so when
 * those of the match would have gone by.
 */
export const nextReminderAt = ({ person, matchHours }: Wishes, begun: EpochMs, now: EpochMs): EpochMs | undefined => {
  const { remindEveryHours: every = matchHours, hours = DEFAULT_HOURS } = person ?? {};
  if (every > 0) return nextReminder(begun, every * HOUR, hours, now);
  return matchHours === 0
    ? undefined
    : afterQuiet(hours, Math.max(now, begun + (REMINDERS_PER_DECISION + 1) * matchHours * HOUR));
};

/** Whether, instead of another reminder, the others are told that somebody keeps the match waiting. */
export const isStalled = ({ person, matchHours }: Wishes, { reminded }: RunningClock): boolean =>
  reminded >= REMINDERS_PER_DECISION || (person?.remindEveryHours ?? matchHours) === 0;

/** A telling in which the person's quiet hours, as they are set now, are kept from now on. */
export const afterQuietHours = (telling: ReminderState, quietEnd: EpochMs): ReminderState => {
  const { isPinged, noticeAt, reminded, remindAt } = telling;
  return {
    isPinged,
    reminded,
    ...(noticeAt !== undefined && { noticeAt: Math.max(noticeAt, quietEnd) }),
    ...(remindAt !== undefined && { remindAt: Math.max(remindAt, quietEnd) }),
  };
};

/** After a person has changed how often they are reminded: it counts at once, also for what they are asked already. */
export const rescheduleReminders = async (stores: Pick<Stores, 'matches' | 'clocks'>, person: User, now: Date): Promise<void> => {
  for (const { id, remindAfterHours, seats } of await stores.matches.openMatchesOf(person.id)) {
    const seat = seats.find(({ user }) => user === person.id)?.seat;
    const running = (await stores.clocks.of(id)).find((clock) => clock.seat === seat)?.running;
    if (seat === undefined || running === undefined || running.call !== undefined || hasStalled(running)) continue;
    const { remindAt: former, ...telling } = running;
    const remindAt = nextReminderAt({ person, matchHours: remindAfterHours }, running.begun, now.getTime());
    await stores.clocks.markReminded({ match: id, seat, running }, { ...telling, ...(remindAt !== undefined && { remindAt }) });
  }
};

const hasStalled = ({ reminded, remindAt }: RunningClock): boolean =>
  reminded >= REMINDERS_PER_DECISION && remindAt === undefined;

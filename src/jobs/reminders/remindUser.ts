import type { Services } from '#discord/command/services.ts';
import { isUnreachable } from '#discord/delivery/reachability.ts';
import { isRetryable } from '#discord/responses/discordErrors.ts';
import {
  afterQuietHours,
  DEFAULT_HOURS,
  type DecisionRef,
  type EpochMs,
  isStalled,
  isUnderWay,
  type Match,
  quietUntil,
  type ReminderMessage,
  type SeatClock,
  type User,
  type UserId,
} from '#matches/index.ts';
import { type PendingDecision, pendingDecisions } from '../pending/pendingDecisions.ts';
import { reminderKey } from '../pending/reminderKeys.ts';
import { warnSparingly } from '../queue/logThrottle.ts';
import { announceStall } from './announceStall.ts';
import { sendReminder } from './sendReminder.ts';

/** Maximum number of matches in one message, so that there is room for what each asks; the rest go in another. */
const MAX_MATCHES = 10;
const OUTAGE_PAUSE_MS = 5_000;

/**
 * Sends a user one message about all matches that wait for them and that are due for a notice: of turns first, later as
 * reminders; if these had no effect, posts in the thread instead. Waits for the end of quiet hours. May be called twice or for
 * nothing. Returns when the next message is due.
 */
export const remindUser = async (services: Services, user: UserId): Promise<Date | undefined> => {
  try {
    const notBefore = await remindUserNow(services, user);
    const next = nextReminder(await pendingDecisions(services, user));
    return next === undefined || notBefore === undefined || next >= notBefore ? next : notBefore;
  } catch (error) {
    if (!isRetryable(error)) throw error;
    warnSparingly(services.log, { err: error }, 'reminders wait for Discord');
    return new Date(services.clock.now().getTime() + OUTAGE_PAUSE_MS);
  }
};

/** Returns the end of the user's quiet hours, if they have begun. */
const remindUserNow = async (services: Services, user: UserId): Promise<Date | undefined> => {
  const { stores, clock } = services;
  const now = clock.now().getTime();
  const person = await stores.users.find(user);
  const quietEnd = quietUntil(person?.hours ?? DEFAULT_HOURS, now);
  const due = (await pendingDecisions(services, user)).filter(({ running }) => isDue(running, now));
  if (quietEnd !== undefined) {
    for (const context of due) {
      if (context.running.call === undefined)
        await stores.clocks.markReminded(context, afterQuietHours(context.running, quietEnd));
    }
    return new Date(quietEnd);
  }
  const wanted: PendingDecision[] = [];
  for (const context of due.filter(({ running }) => running.call === undefined)) {
    if (!(await escalateInThread(services, person, user, context, now))) wanted.push(context);
  }
  const [first] = wanted;
  if (first !== undefined) {
    await stores.clocks.claimReminder(
      { match: first.match, kind: reminderKey(first.running, now) },
      wanted.slice(0, MAX_MATCHES),
    );
  }
  for (const call of remindersInProgress(await pendingDecisions(services, user)))
    await sendReminder(services, user, call.call, call.asked);
  return undefined;
};

/** Returns each message being sent, with its decisions. */
const remindersInProgress = (
  all: readonly PendingDecision[],
): readonly { readonly call: ReminderMessage; readonly asked: readonly PendingDecision[] }[] => {
  const calls = new Map<string, { call: ReminderMessage; asked: PendingDecision[] }>();
  for (const context of all) {
    const { call } = context.running;
    if (call === undefined) continue;
    const name = `${call.match} ${call.kind}`;
    calls.set(name, { call, asked: [...(calls.get(name)?.asked ?? []), context] });
  }
  return [...calls.values()];
};

/** If the user is unreachable or out of reminders, posts in the thread instead. */
const escalateInThread = async (
  services: Services,
  person: User | undefined,
  user: UserId,
  context: PendingDecision,
  now: EpochMs,
): Promise<boolean> => {
  const { on, running } = context;
  const gone = await isUnreachable(services, user, on.place.server);
  const isReminder = running.remindAt !== undefined && running.remindAt <= now;
  const stalls = isReminder && (gone || isStalled({ person, matchHours: on.remindAfterHours }, running));
  if (!gone && !stalls) return false;
  if (stalls) await announceStall(services, person, context, gone);
  else {
    const { noticeAt, ...telling } = running;
    await services.stores.clocks.markReminded(context, telling);
  }
  return true;
};

const isDue = ({ noticeAt, remindAt }: DecisionRef['running'], now: EpochMs): boolean =>
  [noticeAt, remindAt].some((at) => at !== undefined && at <= now);

const nextReminder = (all: readonly Pick<DecisionRef, 'running'>[]): Date | undefined => {
  const times = all.flatMap(({ running: { noticeAt, remindAt } }) => [noticeAt, remindAt].flatMap((at) => at ?? []));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
};

/** Returns when the users who have to act in a match are to be notified next. */
export const nextReminders = (match: Match, clocks: readonly SeatClock[]): readonly Date[] => {
  if (!isUnderWay(match) || match.pausedUntil !== undefined) return [];
  return clocks.flatMap(({ seat, running }) => {
    const isPerson = match.seats.some((row) => row.seat === seat && row.user !== undefined);
    return (isPerson && running && nextReminder([{ running }])) || [];
  });
};

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
  type ReminderState,
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
    return await remindUserNow(services, user);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    warnSparingly(services.log, { err: error }, 'reminders wait for Discord');
    return new Date(services.clock.now().getTime() + OUTAGE_PAUSE_MS);
  }
};

const remindUserNow = async (services: Services, user: UserId): Promise<Date | undefined> => {
  const { stores, clock } = services;
  const now = clock.now().getTime();
  const person = await stores.users.find(user);
  const decisions = await pendingDecisions(services, user);
  const due = decisions.filter(({ running }) => running.call === undefined && isDue(running, now));
  const others = decisions.filter((decision) => !due.includes(decision));
  const quietEnd = quietUntil(person?.hours ?? DEFAULT_HOURS, now);
  if (quietEnd !== undefined) {
    const postponed = due.map((decision) => ({ decision, state: afterQuietHours(decision.running, quietEnd) }));
    for (const { decision, state } of postponed) await stores.clocks.markReminded(decision, state);
    const next = nextReminder([...others.map(({ running }) => running), ...postponed.map(({ state }) => state)]);
    return next && new Date(Math.max(next.getTime(), quietEnd));
  }
  const states: ReminderState[] = [];
  const wanted: PendingDecision[] = [];
  for (const decision of due) {
    const escalated = await escalateInThread(services, person, user, decision, now);
    if (escalated === undefined) wanted.push(decision);
    else states.push(escalated);
  }
  const claimed = await claim(services, wanted, now);
  const unclaimed = wanted.filter(({ match }) => !claimed.some((each) => each.match === match));
  const waiting = [...others.filter(({ running }) => running.call === undefined), ...unclaimed];
  for (const [first, ...more] of byReminder([...others, ...claimed])) {
    states.push(...(await sendReminder(services, user, first.running.call, [first, ...more])));
  }
  return nextReminder([...states, ...waiting.map(({ running }) => running)]);
};

/** A decision that a message being sent is about. */
interface ClaimedDecision extends PendingDecision {
  readonly running: PendingDecision['running'] & { readonly call: ReminderMessage };
}

/** Claims decisions for one message. Returns those that no other message has claimed in the meantime. */
const claim = async (
  { stores }: Services,
  wanted: readonly PendingDecision[],
  now: EpochMs,
): Promise<readonly ClaimedDecision[]> => {
  const [first] = wanted;
  if (first === undefined) return [];
  const call = { match: first.match, kind: reminderKey(first.running, now) };
  const claimed = await stores.clocks.claimReminder(call, wanted.slice(0, MAX_MATCHES));
  return wanted
    .filter(({ match }) => claimed.includes(match))
    .map((decision) => ({ ...decision, running: { ...decision.running, call } }));
};

const isClaimed = (decision: PendingDecision): decision is ClaimedDecision => decision.running.call !== undefined;

/** Groups the decisions that messages are being sent about by their message. */
const byReminder = (all: readonly PendingDecision[]): readonly (readonly [ClaimedDecision, ...ClaimedDecision[]])[] => {
  const groups = new Map<string, [ClaimedDecision, ...ClaimedDecision[]]>();
  for (const decision of all.filter(isClaimed)) {
    const { match, kind } = decision.running.call;
    const group = groups.get(`${match} ${kind}`);
    if (group === undefined) groups.set(`${match} ${kind}`, [decision]);
    else group.push(decision);
  }
  return [...groups.values()];
};

/** Posts in the thread instead if the user is unreachable or out of reminders. Returns the state after it; `undefined` if not. */
const escalateInThread = async (
  services: Services,
  person: User | undefined,
  user: UserId,
  decision: PendingDecision,
  now: EpochMs,
): Promise<ReminderState | undefined> => {
  const { on, running } = decision;
  const isGone = await isUnreachable(services, user, on.place.server);
  const isReminder = running.remindAt !== undefined && running.remindAt <= now;
  if (isReminder && (isGone || isStalled({ person, matchHours: on.remindAfterHours }, running))) {
    return announceStall(services, person, decision, isGone);
  }
  if (!isGone) return undefined;
  const { noticeAt, ...state } = running;
  await services.stores.clocks.markReminded(decision, state);
  return state;
};

const isDue = ({ noticeAt, remindAt }: DecisionRef['running'], now: EpochMs): boolean =>
  [noticeAt, remindAt].some((at) => at !== undefined && at <= now);

const nextReminder = (all: readonly Pick<ReminderState, 'noticeAt' | 'remindAt'>[]): Date | undefined => {
  const times = all.flatMap(({ noticeAt, remindAt }) => [noticeAt, remindAt].flatMap((at) => at ?? []));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
};

/** Returns when the users who have to act in a match are to be notified next. */
export const nextReminders = (match: Match, clocks: readonly SeatClock[]): readonly Date[] => {
  if (!isUnderWay(match) || match.pausedUntil !== undefined) return [];
  return clocks.flatMap(({ seat, running }) => {
    const isPerson = match.seats.some((row) => row.seat === seat && row.user !== undefined);
    return (isPerson && running && nextReminder([running])) || [];
  });
};

import { TimestampStyles, time } from 'discord.js';
import { type Recipient, recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { ignoringRejection, notifyInThread } from '#discord/delivery/personalNotices.ts';
import { pendingMatchesMessage, pendingMatchFor } from '#discord/status/pendingMatches.ts';
import {
  type DeliveryKey,
  type EpochMs,
  nextReminderAt,
  type ReminderMessage,
  type ReminderState,
  type UserId,
} from '#matches/index.ts';
import { repostOrphaned } from '../announce/announce.ts';
import type { PendingDecision } from '../pending/pendingDecisions.ts';
import { isFirstNotice, reminderKey } from '../pending/reminderKeys.ts';

/**
 * Sends one reminder, by direct message, mentions or both, and records it. Repeated after a crash, it sends nothing twice, and
 * nothing about decisions made in the meantime. Throws while Discord is unavailable. Returns the reminder states after it.
 */
export const sendReminder = async (
  services: Services,
  user: UserId,
  call: ReminderMessage,
  asked: readonly PendingDecision[],
): Promise<readonly ReminderState[]> => {
  const { stores, clock } = services;
  const to = await recipientOf(services, user);
  const by = to.stored?.noticesBy ?? 'dm';
  let isDelivered = false;
  for (const { on } of by === 'mention' ? [] : asked.slice(0, 1)) {
    await ignoringRejection(services, on, async () => {
      isDelivered = await sendReminderDm(services, to, call, asked);
    });
  }
  const now = clock.now().getTime();
  const states: ReminderState[] = [];
  for (const context of asked) {
    const { running, on } = context;
    const isPingedByPost = running.isPinged && isFirstNotice(running, now);
    const isMentioned = (!isDelivered || by === 'both') && !isPingedByPost;
    if (isMentioned && (await isStillPending(services, context))) await remindInThread(services, user, context, now);
    const next = nextReminderAt({ person: to.stored, matchHours: on.remindAfterHours }, running.begun, now);
    const state = reminderStateAfter(context, next, now);
    await stores.clocks.markReminded(context, state);
    states.push(state);
  }
  return states;
};

/** Whether the decision is still open after the messages were sent. */
const isStillPending = async ({ stores }: Services, { match, seat, running }: PendingDecision): Promise<boolean> =>
  (await stores.clocks.of(match)).some((clock) => clock.seat === seat && clock.running?.begun === running.begun);

/** Merges a reminder whose time has come into the first notice of the turn. */
const reminderStateAfter = (context: PendingDecision, next: EpochMs | undefined, now: EpochMs): ReminderState => {
  const { isPinged, reminded, remindAt } = context.running;
  const isReminded = remindAt !== undefined && remindAt <= now;
  const coming = isReminded ? next : remindAt;
  return {
    isPinged,
    reminded: isReminded && !isFirstNotice(context.running, now) ? reminded + 1 : reminded,
    ...(coming !== undefined && { remindAt: coming }),
  };
};

/** Returns false if the user accepts no direct messages. */
const sendReminderDm = async (
  services: Services,
  to: Recipient,
  call: ReminderMessage,
  asked: readonly PendingDecision[],
): Promise<boolean> => {
  const { user, stored: known, say } = to;
  if (known?.dmClosed === true) return false;
  const found = await Promise.all(asked.map(({ match }) => pendingMatchFor(services, say, match, user)));
  const waiting = found.flatMap((each) => each ?? []);
  if (waiting.length === 0) return true;
  const tag = `#${call.match}·${call.kind}`;
  const body = buildMessage({ ...(await pendingMatchesMessage(services, say, waiting)), tag, pings: [] });
  const key = { match: call.match, version: 0, kind: call.kind, recipient: user };
  if ((await sendDirectMessage(services, to, { key, body, tag, dedupe: 'once' })) === undefined) return false;
  const mentioned = asked.filter(({ match }) => waiting.some((each) => each.match.id === match));
  await recordPerMatch(services, user, key, mentioned);
  return true;
};

/** Records the message under each match it mentions, so that it can be edited if the turn is undone. */
const recordPerMatch = async (
  { stores: { deliveries }, clock }: Services,
  user: UserId,
  key: DeliveryKey,
  decisions: readonly PendingDecision[],
): Promise<void> => {
  const { channel, message, contentHash } = (await deliveries.find(key)) ?? {};
  if (channel === undefined || message === undefined || contentHash === undefined) return;
  for (const { match, running } of decisions) {
    const kind = reminderKey(running, clock.now().getTime());
    const own = { match, version: 0, kind, recipient: user };
    const claimed = await deliveries.claim(own, clock.now());
    if (claimed !== undefined && claimed.delivery.message === undefined)
      await deliveries.mark(own, { channel, message, contentHash });
  }
};

/** Posts in the match's thread. Its tag and kind depend on when the seat was asked, which is public. */
const remindInThread = (services: Services, user: UserId, context: PendingDecision, now: EpochMs): Promise<void> => {
  const { on, running } = context;
  const label = `#${on.id}`;
  const since = time(Math.floor(running.begun / 1000), TimestampStyles.RelativeTime);
  const kind = reminderKey(running, now);
  return ignoringRejection(services, on, async () => {
    await notifyInThread(services, {
      match: on,
      user,
      kind,
      tag: `${label}·${kind}`,
      open: ({ notices }, name) => notices.publicReminder(label, name, since),
    });
    await repostOrphaned(services, on.id);
  });
};

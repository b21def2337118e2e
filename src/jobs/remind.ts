import { TimestampStyles, time } from 'discord.js';
import { deliver } from '#discord/deliveries.ts';
import { sendDirectly } from '#discord/directMessage.ts';
import { postBody, type Said } from '#discord/post.ts';
import type { Services } from '#discord/services.ts';
import { inThread } from '#discord/threads.ts';
import type { Match, MatchId, SeatRow } from '#matches/index.ts';

/** One after each interval; whoever has not moved by then knows. */
export const REMINDERS_PER_DECISION = 3;

/** A reminder that is due: which one since the decision fell due (from 1), and when the next one is. */
export interface DueReminder {
  readonly number: number;
  readonly next: Date | undefined;
}

/**
 * The reminder due now for a match, if any. Those missed while nobody was there to send them count, but only the newest
 * is sent; there are at most three a decision.
 */
export const dueReminder = (match: Match, now: Date): DueReminder | undefined => {
  const { activeSince, remindAt, remindAfterHours } = match;
  if (match.status !== 'playing' || remindAfterHours <= 0) return undefined;
  if (activeSince === undefined || remindAt === undefined || remindAt.getTime() > now.getTime()) return undefined;
  const interval = remindAfterHours * 3_600_000;
  const passed = Math.floor((now.getTime() - activeSince.getTime()) / interval);
  const number = Math.min(Math.max(1, passed), REMINDERS_PER_DECISION);
  const next = number < REMINDERS_PER_DECISION ? new Date(activeSince.getTime() + (number + 1) * interval) : undefined;
  return { number, next };
};

/**
 * Reminds the seats that are due of a match whose reminder is: by direct message, else in the thread with a mention.
 * Does nothing when it is not due (any more). Answers when the next one is.
 */
export const remind = async (services: Services, id: MatchId): Promise<Date | undefined> => {
  const { stores, clock } = services;
  const match = await stores.matches.find(id);
  if (match === undefined) return undefined;
  const due = dueReminder(match, clock.now());
  if (due === undefined) return match.remindAt;
  for (const seat of match.active) {
    const now = await stores.matches.find(id);
    const row = now?.seats.find((each) => each.seat === seat);
    const waits = now?.version === match.version && now.active.includes(seat);
    if (waits && row !== undefined) await remindSeat(services, now, row, due);
  }
  await stores.matches.setReminder(id, match.version, due.next);
  return due.next;
};

const remindSeat = async (services: Services, match: Match, { user }: SeatRow, due: DueReminder): Promise<void> => {
  const label = `#${match.id}`;
  const mark = `${label}·${match.version}·reminder ${due.number}`;
  const since = time(match.activeSince ?? services.clock.now(), TimestampStyles.RelativeTime);
  const known = await services.stores.users.find(user);
  const kind = `reminder ${due.number}`;

  const direct: Said = {
    texts: [services.sentences(known?.locale).notices.reminder(label, since, linkTo(match))],
    mark,
    pings: [],
  };
  const key = { match: match.id, version: match.version, kind, recipient: user };
  if ((await sendDirectly(services, user, { key, body: postBody(direct), mark, keep: 'once' })) !== undefined) return;

  const open: Said = {
    ...direct,
    texts: [services.sentences().notices.publicReminder(label, `<@${user}>`, since)],
    pings: [user],
  };
  await inThread(services, match, (channel) =>
    deliver(services, {
      key: { ...key, recipient: `thread ${user}` },
      channel,
      body: postBody(open),
      mark: `${mark} ${user}`,
      keep: 'once',
    }),
  );
};

const linkTo = ({ place }: Match): string => `<#${place.thread ?? place.channel}>`;

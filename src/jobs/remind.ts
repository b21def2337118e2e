import { TimestampStyles, time } from 'discord.js';
import { sendNotice } from '#discord/notices.ts';
import type { Services } from '#discord/services.ts';
import type { Seat } from '#engine/game.ts';
import { askedAt, type Match, type MatchId, type SeatRow } from '#matches/index.ts';

/** One after each interval; whoever has not moved by then knows. */
export const REMINDERS_PER_DECISION = 3;

/** Which reminder a seat should have had by now (0: none yet), and when the next one is. */
export interface DueReminder {
  readonly number: number;
  readonly next: Date | undefined;
}

/**
 * The newest reminder due to a seat that was asked at a time. Those missed while nobody was there to send them count, but are
 * not made up for; there are at most three a decision.
 */
export const dueReminder = (asked: Date, afterHours: number, now: Date): DueReminder => {
  const interval = afterHours * 3_600_000;
  const passed = Math.floor((now.getTime() - asked.getTime()) / interval);
  const number = Math.min(passed, REMINDERS_PER_DECISION);
  const next = number < REMINDERS_PER_DECISION ? new Date(asked.getTime() + (number + 1) * interval) : undefined;
  return { number, next };
};

interface Waiting extends DueReminder {
  readonly seat: Seat;
  readonly asked: Date;
}

/** Reminds each seat that is due and whose reminder is. Does nothing when it is not time (any more). Answers when the next one is. */
export const remind = async (services: Services, id: MatchId): Promise<Date | undefined> => {
  const { stores, clock } = services;
  const match = await stores.matches.find(id);
  const now = clock.now();
  if (match?.status !== 'playing' || match.remindAfterHours === 0) return undefined;
  if (match.remindAt === undefined || match.remindAt > now) return match.remindAt;
  const waiting = await waitingIn(services, match, now);
  for (const each of waiting) {
    const row = match.seats.find(({ seat }) => seat === each.seat);
    const isAsItWas = (await stores.matches.find(id))?.version === match.version;
    if (isAsItWas && row !== undefined && each.number > 0) await remindSeat(services, match, row, each);
  }
  const next = earliest(waiting.flatMap((each) => each.next ?? []));
  await stores.matches.setReminder(id, match.version, next);
  return (await stores.matches.find(id))?.remindAt;
};

const waitingIn = async ({ matches }: Services, match: Match, now: Date): Promise<readonly Waiting[]> => {
  const steps = (await matches.story(match.id, 0))?.steps ?? [];
  const told = steps.filter(({ version }) => version <= match.version);
  return match.active.flatMap((seat) => {
    const asked = askedAt(told, seat);
    return asked === undefined ? [] : [{ seat, asked, ...dueReminder(asked, match.remindAfterHours, now) }];
  });
};

const earliest = (times: readonly Date[]): Date | undefined => times.toSorted((one, other) => one.getTime() - other.getTime())[0];

/** Its mark and kind hang on when the seat was asked: a version would tell how often others have acted unseen. */
const remindSeat = async (services: Services, match: Match, { user }: SeatRow, { number, asked }: Waiting): Promise<void> => {
  if (user === undefined) return;
  const label = `#${match.id}`;
  const since = Math.floor(asked.getTime() / 1000);
  const when = time(since, TimestampStyles.RelativeTime);
  await sendNotice(services, {
    match,
    user,
    kind: `reminder ${number} since ${since}`,
    mark: `${label}·${since}·reminder ${number}`,
    direct: ({ notices }) => notices.reminder(label, when, linkTo(match)),
    open: ({ notices }, mention) => notices.publicReminder(label, mention, when),
  });
};

const linkTo = ({ place }: Match): string => `<#${place.thread ?? place.channel}>`;

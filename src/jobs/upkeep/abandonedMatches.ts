import { TimestampStyles, time } from 'discord.js';
import { sentencesAt } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import { ignoringRejection } from '#discord/delivery/personalNotices.ts';
import { postOnceInThread } from '#discord/delivery/threads.ts';
import { isRetryable } from '#discord/responses/discordErrors.ts';
import { closesAt, isWarned, type MatchId } from '#matches/index.ts';
import { outsideQuietHours } from '../pending/outsideQuietHours.ts';

/**
 * Warns the thread of an abandoned match once, and closes it a week later. Does nothing if somebody has moved since, and waits
 * while Discord is away: only a match with a warning is closed.
 */
export const closeIfAbandoned = async (services: Services, id: MatchId): Promise<void> => {
  const { stores, matches, clock } = services;
  const match = await stores.matches.find(id);
  const now = clock.now();
  if (match?.status !== 'playing' || match.staleAt === undefined || match.staleAt > now) return;
  if (isWarned(match)) {
    await matches.play(id, { type: 'Abandon' }, `abandon ${id} ${match.movedAt.getTime()}`);
    return;
  }
  const until = closesAt(match, now);
  const moved = Math.floor(match.movedAt.getTime() / 1000);
  const label = `#${id}`;
  const tag = `${label}·${moved}·idle`;
  const text = sentencesAt(services, match).table.stale(
    label,
    time(moved, TimestampStyles.LongDate),
    time(until, TimestampStyles.RelativeTime),
  );
  const people = match.seats.flatMap(({ user }) => user ?? []);
  const pingsThen = () => outsideQuietHours(services, people);
  try {
    await ignoringRejection(services, match, () =>
      postOnceInThread(services, match, { kind: `idle since ${moved}`, texts: [text], tag, pings: [], pingsThen }),
    );
  } catch (error) {
    if (isRetryable(error)) return;
    throw error;
  }
  await stores.schedule.reschedule(id, { version: match.version }, until);
};

import { TimestampStyles, time } from 'discord.js';
import { deliver } from '#discord/deliveries.ts';
import { sentencesAt } from '#discord/language.ts';
import { unlessRefused } from '#discord/notices.ts';
import { postBody } from '#discord/post.ts';
import { isOutage } from '#discord/postErrors.ts';
import type { Services } from '#discord/services.ts';
import { inThread } from '#discord/threads.ts';
import { closesAt, isWarned, type MatchId } from '#matches/index.ts';
import { awakeAmong } from './awake.ts';

/**
 * Looks after a match that nobody plays: its thread is warned once, and a week later it is closed. Does nothing when somebody has
 * moved since, and waits while Discord is away: only what was warned is closed, as far as anybody can be.
 */
export const tendStale = async (services: Services, id: MatchId): Promise<void> => {
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
  const mark = `${label}·${moved}·idle`;
  const text = sentencesAt(services, match).table.stale(
    label,
    time(moved, TimestampStyles.LongDate),
    time(until, TimestampStyles.RelativeTime),
  );
  const key = { match: id, version: 0, kind: `idle since ${moved}`, recipient: 'thread' };
  const body = postBody({ texts: [text], mark, pings: [] });
  const pings = () =>
    awakeAmong(
      services,
      match.seats.flatMap(({ user }) => user ?? []),
    );
  try {
    await unlessRefused(services, match, () =>
      inThread(services, match, (channel) => deliver(services, { key, channel, body, mark, pings, keep: 'once' })),
    );
  } catch (error) {
    if (isOutage(error)) return;
    throw error;
  }
  await stores.matches.setStale(id, match.version, until);
};

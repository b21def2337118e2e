import { type APIThreadChannel, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import type { Match, UserId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { buildMessage, type MessageContent } from '../components/message.ts';
import { ChannelUnavailable } from '../responses/channelUnavailable.ts';
import { discordCode, hasThreadAlready, isArchived, isChannelGone, isForbidden, isLocked } from '../responses/discordErrors.ts';
import { deliverOnce, deliverOnceToThread, type OutgoingMessage } from './deliverOnce.ts';
import { threadNameOf } from './threadNames.ts';

/**
 * Calls `act` with a match's thread, which is created if there is none, and returns its result. An archived thread is reopened first; a locked or deleted one is
 * replaced by a new thread with a link to it. Throws `ChannelUnavailable` when nothing can be posted there at all.
 */
export const withThread = async <T>(services: Services, match: Match, act: (thread: string) => Promise<T>): Promise<T> => {
  const thread = match.place.thread ?? (await newThread(services, match));
  try {
    return await act(thread);
  } catch (error) {
    return act(await usableThread(services, match, thread, error));
  }
};

/** A message that is posted once in a match's thread. */
export interface ThreadMessage extends MessageContent {
  /** Distinguishes it from all other messages about the match. */
  readonly kind: string;
  /** The recipient, if not everybody at the match. */
  readonly recipient?: string;
  /** The users to ping, where they are known only when the message is sent. */
  readonly pingsThen?: OutgoingMessage['pings'];
}

/** Posts the message unless it has been posted already. */
export const postOnceInThread = async (
  services: Services,
  match: Match,
  { kind, recipient = 'thread', pingsThen: pings, ...content }: ThreadMessage,
): Promise<void> => {
  const key = { match: match.id, version: 0, kind, recipient };
  const [body, { tag }] = [buildMessage(content), content];
  await withThread(services, match, (channel) =>
    deliverOnce(services, { key, channel, body, tag, ...(pings && { pings }), dedupe: 'once' }),
  );
};

/** Returns the thread to use after `error`. Rethrows errors that are not about the thread. */
const usableThread = async (services: Services, match: Match, thread: string, error: unknown): Promise<string> => {
  if (isArchived(error) && (await unarchive(services, thread))) return thread;
  if (isArchived(error) || isLocked(error) || isChannelGone(error)) return newThread(services, match, thread);
  if (isForbidden(error)) throw new ChannelUnavailable('forbidden', match.place.channel, error);
  throw error;
};

/** Returns false when the thread is locked or gone. */
const unarchive = async ({ rest }: Services, thread: string): Promise<boolean> => {
  try {
    const opened = (await rest.patch(Routes.channel(thread), { body: { archived: false } })) as APIThreadChannel;
    return opened.thread_metadata?.locked !== true;
  } catch (error) {
    if (isForbidden(error) || isLocked(error) || isArchived(error) || isChannelGone(error)) return false;
    throw error;
  }
};

/**
 * Returns a thread under a message of its own in the match's channel, created once. People find the thread by that message, and
 * a thread has its message's id. `gone`: the thread it replaces.
 */
const newThread = async (services: Services, match: Match, gone?: string): Promise<string> => {
  const { channel } = match.place;
  const label = `#${match.id}`;
  const say = sentencesAt(services, match);
  const tag = `${label}·${gone ?? 'thread'}`;
  try {
    const message = await deliverOnceToThread(services, {
      key: { match: match.id, version: 0, kind: gone === undefined ? 'thread' : `thread ${gone}`, recipient: 'channel' },
      channel,
      body: buildMessage({ texts: [say.notices.newThread(label)], tag, pings: [] }),
      tag,
      dedupe: 'once',
    });
    await startThread(services, channel, message, threadNameOf(services, match));
    await services.stores.matches.setPlace(match.id, { thread: message });
    await addMembers(services, match, message);
    return message;
  } catch (error) {
    throw placeError(channel, error);
  }
};

/** Returns `ChannelUnavailable` for a refusal that means it, otherwise the error itself. */
const placeError = (channel: string, error: unknown): unknown => {
  if (isChannelGone(error)) return new ChannelUnavailable('gone', channel, error);
  return isForbidden(error) ? new ChannelUnavailable('forbidden', channel, error) : error;
};

/**
 * Calls `act`, which posts in a match's channel, and returns its result. Throws `ChannelUnavailable` when nothing can be posted
 * there.
 */
export const inChannel = async <T>(match: Match, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw placeError(match.place.channel, error);
  }
};

/** Starts the thread of a message, unless it already has one. */
export const startThread = async ({ rest }: Services, channel: string, message: string, name: string): Promise<void> => {
  try {
    await rest.post(Routes.threads(channel, message), {
      body: { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek },
    });
  } catch (error) {
    if (!hasThreadAlready(error)) throw error;
  }
};

/** Adds a user who has just taken a seat to the match's thread, if there is one. */
export const addMember = async (services: Services, match: Match, user: UserId): Promise<void> => {
  const seats = match.seats.filter((seat) => seat.user === user);
  if (match.place.thread !== undefined) await addMembers(services, { ...match, seats }, match.place.thread);
};

/** Adds each user with a seat to the thread, so that it appears in their list. Skips those who have left the server. */
export const addMembers = async ({ rest, log }: Services, match: Match, thread: string): Promise<void> => {
  for (const user of match.seats.flatMap((seat) => seat.user ?? [])) {
    try {
      await rest.put(Routes.threadMembers(thread, user));
    } catch (error) {
      if (discordCode(error) === undefined) throw error;
      log.warn({ match: match.id, code: discordCode(error) }, 'could not add a user to the thread');
    }
  }
};

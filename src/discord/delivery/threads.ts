import { type APIThreadChannel, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import type { Match } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { buildMessage, type MessageContent } from '../components/message.ts';
import { ChannelUnavailable } from '../responses/channelUnavailable.ts';
import { discordCode, hasThreadAlready, isArchived, isChannelGone, isForbidden, isLocked } from '../responses/discordErrors.ts';
import { deliverOnce, deliverOnceToThread, type OutgoingMessage } from './deliverOnce.ts';
import { threadNameOf } from './threadNames.ts';

/** The thread of a match; makes one when there is none. Throws `PlaceLost` where none can be made. */
const matchThread = async (services: Services, match: Match): Promise<string> =>
  match.place.thread ?? newThread(services, match, undefined);

/**
 * Does something in a match's thread. An archived thread is opened again first; in the place of a locked or deleted one a
 * new one is made and linked, and it is done there. Throws `PlaceLost` when nothing can be posted there at all.
 */
export const withThread = async <T>(services: Services, match: Match, act: (thread: string) => Promise<T>): Promise<T> => {
  const thread = await matchThread(services, match);
  try {
    return await act(thread);
  } catch (error) {
    return act(await usableThread(services, match, thread, error));
  }
};

/** Something that is said once in a match's thread. */
export interface ThreadMessage extends MessageContent {
  /** Tells it apart from all else that is said of the match. */
  readonly kind: string;
  /** Whom it is for, where that is not all at the match. */
  readonly recipient?: string;
  /** Whom it pings, where that is known only when it is really sent. */
  readonly pingsThen?: OutgoingMessage['pings'];
}

/** Says it, unless that has been done. */
export const postOnceInThread = async (
  services: Services,
  match: Match,
  { kind, recipient = 'thread', pingsThen: pings, ...said }: ThreadMessage,
): Promise<void> => {
  const key = { match: match.id, version: 0, kind, recipient };
  const [body, { mark }] = [buildMessage(said), said];
  await withThread(services, match, (channel) =>
    deliverOnce(services, { key, channel, body, mark, ...(pings && { pings }), dedupe: 'once' }),
  );
};

/** The thread to go on in after `error`. Other errors than those of a thread are thrown on. */
const usableThread = async (services: Services, match: Match, thread: string, error: unknown): Promise<string> => {
  if (isArchived(error) && (await unarchive(services, thread))) return thread;
  if (isArchived(error) || isLocked(error) || isChannelGone(error)) return newThread(services, match, thread);
  if (isForbidden(error)) throw new ChannelUnavailable('forbidden', match.place.channel, error);
  throw error;
};

/** False when it is locked or gone. */
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
 * A thread under a message of its own in the match's channel, made once: the message is the link people find it by, and a
 * thread has its message's id. `gone`: the thread whose place it takes.
 */
const newThread = async (services: Services, match: Match, gone: string | undefined): Promise<string> => {
  const { channel } = match.place;
  const label = `#${match.id}`;
  const say = sentencesAt(services, match);
  const mark = `${label}·${gone ?? 'thread'}`;
  try {
    const message = await deliverOnceToThread(services, {
      key: { match: match.id, version: 0, kind: gone === undefined ? 'thread' : `thread ${gone}`, recipient: 'channel' },
      channel,
      body: buildMessage({ texts: [say.notices.newThread(label)], mark, pings: [] }),
      mark,
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

/** What a refusal in a match's channel comes to: a lost place, or what it is. */
const placeError = (channel: string, error: unknown): unknown => {
  if (isChannelGone(error)) return new ChannelUnavailable('gone', channel, error);
  return isForbidden(error) ? new ChannelUnavailable('forbidden', channel, error) : error;
};

/** Does something in a match's channel. Throws `PlaceLost` when nothing can be posted there. */
export const inChannel = async <T>(match: Match, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw placeError(match.place.channel, error);
  }
};

/** Starts the thread of a message; one that has it already is left as it is. */
export const startThread = async ({ rest }: Services, channel: string, message: string, name: string): Promise<void> => {
  try {
    await rest.post(Routes.threads(channel, message), {
      body: { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek },
    });
  } catch (error) {
    if (!hasThreadAlready(error)) throw error;
  }
};

/** Shows the thread in the list of each person who has a seat, except those who have left the server. */
export const addMembers = async ({ rest, log }: Services, match: Match, thread: string): Promise<void> => {
  for (const user of match.seats.flatMap((seat) => seat.user ?? [])) {
    try {
      await rest.put(Routes.threadMembers(thread, user));
    } catch (error) {
      if (discordCode(error) === undefined) throw error;
      log.warn({ match: match.id, code: discordCode(error) }, 'a seat could not be added to its thread');
    }
  }
};

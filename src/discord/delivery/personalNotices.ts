import type { Sentences } from '#i18n/index.ts';
import { type Match, mentionedInThread, type UserId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import { type Recipient, recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { buildMessage } from '../components/message.ts';
import { button, row } from '../components/reply.ts';
import { recordIfRemoved } from '../gateway/guildTracker.ts';
import { ChannelUnavailable } from '../responses/channelUnavailable.ts';
import { discordCode, failureOf, isRetryable } from '../responses/discordErrors.ts';
import { sendDirectMessage } from './directMessage.ts';
import { isUnreachable } from './reachability.ts';
import { postOnceInThread } from './threads.ts';

/** What one person is to be told about a match, unasked. */
export interface Notice {
  readonly match: Match;
  readonly user: UserId;
  /** Tells apart what a person is told of a match. Like the mark, it hangs on nothing that others may not know. */
  readonly kind: string;
  readonly mark: string;
  /** By direct message, in the person's language. */
  direct(say: Sentences): string | Promise<string>;
  /** In the match's thread, where all read it. */
  open(say: Sentences, mention: string): string | Promise<string>;
}

/**
 * Tells somebody once, in the way they have chosen. Where direct messages are closed it is a mention, whatever was chosen. Answers
 * whether there is anybody to be told: nothing is sent to somebody who is gone. Refusals by Discord in the thread are thrown.
 */
export const notifyUser = async (services: Services, notice: Notice): Promise<'sent' | 'gone'> => {
  const { match, user } = notice;
  if (await isUnreachable(services, user, match.place.server)) return 'gone';
  const to = await recipientOf(services, user);
  const { noticesBy = 'dm' } = to.known ?? {};
  const isTold = noticesBy !== 'mention' && (await sendDirect(services, to, notice));
  if (!isTold || noticesBy === 'both') await notifyInThread(services, notice);
  return 'sent';
};

/**
 * The same where it need not be known who is gone. False while Discord is away: it is to be tried again. What Discord does not take at
 * all is given up.
 */
export const tryNotifyUser = async (services: Services, notice: Notice): Promise<boolean> => {
  try {
    await ignoringRejection(services, notice.match, () => notifyUser(services, notice));
    return true;
  } catch (error) {
    if (isRetryable(error)) return false;
    throw error;
  }
};

/** Sends something about a match; what Discord does not take at all is given up. Throws while it is away. */
export const ignoringRejection = async (services: Services, match: Match, send: () => Promise<unknown>): Promise<void> => {
  try {
    await send();
  } catch (error) {
    const isRefused = failureOf(error) !== undefined || error instanceof ChannelUnavailable;
    if (isRetryable(error) || !isRefused) throw error;
    if (error instanceof ChannelUnavailable) await recordIfRemoved(services, match.place.server);
    services.log.warn({ match: match.id, code: discordCode(error) }, 'somebody could not be told');
  }
};

/** False when the person takes no direct messages. */
const sendDirect = async (services: Services, to: Recipient, notice: Notice): Promise<boolean> => {
  const { match, user, kind, mark } = notice;
  const text = await notice.direct(to.say);
  const body = buildMessage({ texts: [text], mark, pings: [] });
  const key = { match: match.id, version: 0, kind, recipient: user };
  return (await sendDirectMessage(services, to, { key, body, mark, dedupe: 'once' })) !== undefined;
};

/**
 * The same in the match's thread alone, once. The button leads everybody to their own settings, so that it tells nothing of why
 * somebody is mentioned.
 */
export const notifyInThread = async (services: Services, notice: Omit<Notice, 'direct'>): Promise<void> => {
  const { match, user } = notice;
  const say = sentencesAt(services, match);
  await postOnceInThread(services, match, {
    kind: notice.kind,
    recipient: mentionedInThread(user),
    texts: [await notice.open(say, `<@${user}>`)],
    controls: [row(button({ kind: 'me', part: 'settings' }, say.common.controls.mySettings))],
    mark: `${notice.mark} ${user}`,
    pings: [user],
  });
};

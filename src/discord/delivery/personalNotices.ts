import type { Sentences } from '#i18n/index.ts';
import { type Match, mentionedInThread, type UserId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import { type Recipient, recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { buildMessage } from '../components/message.ts';
import { button, type Row, row } from '../components/reply.ts';
import { recordIfRemoved } from '../gateway/guildTracker.ts';
import { ChannelUnavailable } from '../responses/channelUnavailable.ts';
import { discordCode, failureOf, isRetryable } from '../responses/discordErrors.ts';
import { sendDirectMessage } from './directMessage.ts';
import { isUnreachable } from './reachability.ts';
import { postOnceInThread } from './threads.ts';

/** An unsolicited notice to one user about a match. */
export interface Notice {
  readonly match: Match;
  readonly user: UserId;
  /** Distinguishes the notices to a user about a match. Like the tag, it depends on nothing that others must not know. */
  readonly kind: string;
  readonly tag: string;
  /** Without a sound in direct messages, and without a ping in the thread. */
  readonly silent?: boolean;
  /** The direct message, in the user's language. */
  direct(say: Sentences): string | Promise<string>;
  /** The post in the match's thread, which everybody reads. */
  open(say: Sentences, mention: string): string | Promise<string>;
  /** What its reader can press. */
  controls?(say: Sentences): readonly Row[];
}

/**
 * Sends a user a notice once, by the channel they chose, or by a mention if their direct messages are closed. Returns `gone`,
 * sending nothing, if the user is unreachable. Throws when Discord refuses the post in the thread.
 */
export const notifyUser = async (services: Services, notice: Notice): Promise<'sent' | 'gone'> => {
  const { match, user } = notice;
  if (await isUnreachable(services, user, match.place.server)) return 'gone';
  const to = await recipientOf(services, user);
  const { noticesBy = 'dm' } = to.stored ?? {};
  const wasSent = noticesBy !== 'mention' && (await sendDirect(services, to, notice));
  if (!wasSent || noticesBy === 'both') await notifyInThread(services, notice, notice.silent ? [] : [user]);
  return 'sent';
};

/**
 * Sends a notice like `notifyUser` and gives up where Discord refuses it. Returns false while Discord is unavailable: try again
 * later.
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

/** Sends something about a match and gives up where Discord refuses it. Throws while Discord is unavailable. */
export const ignoringRejection = async (services: Services, match: Match, send: () => Promise<unknown>): Promise<void> => {
  try {
    await send();
  } catch (error) {
    const isRefused = failureOf(error) !== undefined || error instanceof ChannelUnavailable;
    if (isRetryable(error) || !isRefused) throw error;
    if (error instanceof ChannelUnavailable) await recordIfRemoved(services, match.place.server);
    services.log.warn({ match: match.id, code: discordCode(error) }, 'Discord refused a message about a match');
  }
};

/** Returns false when the user accepts no direct messages. */
const sendDirect = async (services: Services, to: Recipient, notice: Notice): Promise<boolean> => {
  const { match, user, kind, tag, silent = false } = notice;
  const text = await notice.direct(to.say);
  const body = buildMessage({ texts: [text], controls: notice.controls?.(to.say) ?? [], tag, pings: [], silent });
  const key = { match: match.id, version: 0, kind, recipient: user };
  return (await sendDirectMessage(services, to, { key, body, tag, dedupe: 'once' })) !== undefined;
};

/**
 * Sends a notice once, in the match's thread only. `pings`: the users to ping, by default its recipient. Its button opens each reader's own settings, so it does not reveal why the
 * user is mentioned.
 */
export const notifyInThread = async (
  services: Services,
  notice: Omit<Notice, 'direct'>,
  pings: readonly UserId[] = [notice.user],
): Promise<void> => {
  const { match, user } = notice;
  const say = sentencesAt(services, match);
  await postOnceInThread(services, match, {
    kind: notice.kind,
    recipient: mentionedInThread(user),
    texts: [await notice.open(say, `<@${user}>`)],
    controls: [...(notice.controls?.(say) ?? []), row(button({ kind: 'me', part: 'settings' }, say.common.controls.mySettings))],
    tag: `${notice.tag} ${user}`,
    pings,
  });
};

/**
 * Posts in the match's thread, once per match and player, that direct messages do not reach the player, and where to find their
 * card. It pings nobody.
 */
export const postUnreachableNotice = (services: Services, match: Match, user: UserId): Promise<void> => {
  const [kind, tag] = ['unreachable', `#${match.id}·unreachable`];
  const open = ({ notices }: Sentences, mention: string): string => notices.unreachable(mention);
  return ignoringRejection(services, match, () => notifyInThread(services, { match, user, kind, tag, open }, []));
};

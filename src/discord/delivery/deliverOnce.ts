import { createHash } from 'node:crypto';
import { type Clock, type Delivery, type DeliveryKey, type DeliveryStore, personNamedBy } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import {
  editMessage,
  findMessageByTag,
  type MessagePayload,
  type PostFile,
  plainBody,
  sendMessage,
} from '../components/message.ts';
import { failureOf, isForbidden, isMessageGone, isOldMessageLimit, isTooLarge } from '../responses/discordErrors.ts';
import { idIn } from '../responses/refusals.ts';

/** One message that is to stand in a channel exactly once, whatever crashes on the way. */
export interface OutgoingMessage {
  readonly key: DeliveryKey;
  readonly channel: string;
  readonly body: MessagePayload;
  /** The post's own last line, unique in its channel. */
  readonly mark: string;
  /** Made only when the message is really sent. */
  readonly files?: () => Promise<readonly PostFile[]>;
  /** Whom the message pings, where that is known only when it is really sent; by default those the body names. */
  readonly pings?: () => Promise<readonly string[]>;
  /** What the message says, in short; by default all of its body. Equal to what it said before: no edit. */
  readonly content?: string;
  /** `once`: never touched again. `current`: edited when it says something else, and sent anew where it went missing. */
  readonly dedupe: 'once' | 'current';
  /** Edits the message even where it is known to say this: another edit may have come after. */
  readonly force?: boolean;
}

/** Discord forgets a nonce "a few minutes" after it was sent; before this it surely has not. */
const NONCE_MEMORY_MS = 60_000;

type Needs = Pick<Services, 'rest' | 'applicationId' | 'clock' | 'meter' | 'log'> & {
  readonly stores: { readonly deliveries: DeliveryStore };
};

/**
 * Brings one message to its channel, or up to date there. The row is claimed before the send and marked after; a claim
 * without a message is in doubt: the message is looked for by its mark, and within Discord's memory the same nonce answers the first
 * one. Answers the message's id; `undefined`, where nobody is told, since whom it is for has been forgotten.
 * What Discord refuses as wrong is sent once more as plain text, so that one odd message does not keep back all that follow. Its other
 * refusals are thrown as they come.
 */
export const deliverOnce = async (needs: Needs, outgoing: OutgoingMessage): Promise<string | undefined> => {
  try {
    return await deliverAs(needs, outgoing);
  } catch (error) {
    if (!mayBePlainer(error)) throw error;
    needs.log.error(
      { match: outgoing.key.match, kind: wordOf(outgoing.key.kind), err: error },
      'Discord refused a message as wrong',
    );
    return deliverAs(needs, { ...outgoing, body: plainBody(outgoing.body), files: async () => [] });
  }
};

/** Too large a picture is the sender's to leave out; a message that is gone is sent again as it is. */
const mayBePlainer = (error: unknown): boolean =>
  failureOf(error) === 'requestWrong' && !isTooLarge(error) && !isMessageGone(error);

const deliverAs = async (needs: Needs, outgoing: OutgoingMessage): Promise<string | undefined> => {
  const { deliveries } = needs.stores;
  const claimed = await deliveries.claim(outgoing.key, needs.clock.now());
  if (claimed === undefined) return undefined;
  const { fresh, delivery } = claimed;
  const contentHash = hash(outgoing.content ?? JSON.stringify(outgoing.body));

  if (delivery.message !== undefined && (await standsAlready(needs, outgoing, delivery, contentHash))) {
    return delivery.message;
  }
  const found = fresh ? undefined : await findInDoubt(needs, outgoing, delivery);
  const message = found ?? (await sendAnew(needs, outgoing, delivery));
  const maySayLess = !fresh && outgoing.dedupe === 'current';
  if (maySayLess) await editMessage(needs.rest, outgoing.channel, message, outgoing.body);
  await mark(deliveries, outgoing.key, { channel: outgoing.channel, message, contentHash });
  return message;
};

/** The same of a message to all at a match, of whom nobody is forgotten. Answers its id. */
export const deliverOnceToThread = async (needs: Needs, outgoing: OutgoingMessage): Promise<string> => {
  const message = await deliverOnce(needs, outgoing);
  if (message === undefined) throw new Error('A message to all was taken for one to somebody who has been forgotten.');
  return message;
};

/** Where the row is gone, as that of somebody who has been forgotten meanwhile is, there is nothing to be marked. */
const mark = async (deliveries: DeliveryStore, key: DeliveryKey, sent: Parameters<DeliveryStore['mark']>[1]): Promise<void> => {
  try {
    await deliveries.mark(key, sent);
  } catch (error) {
    const isGone = personNamedBy(key.recipient) !== undefined && (await deliveries.find(key)) === undefined;
    if (!isGone) throw error;
  }
};

/** True when the known message says what it should; false when it is not there any more and has to be sent anew. */
const standsAlready = async (
  needs: Needs,
  outgoing: OutgoingMessage,
  delivery: Delivery,
  contentHash: string,
): Promise<boolean> => {
  if (outgoing.dedupe === 'once') return true;
  const { channel, message } = delivery;
  if (channel === undefined || message === undefined || channel !== outgoing.channel) return false;
  if (delivery.contentHash === contentHash && outgoing.force !== true) return true;
  try {
    await editMessage(needs.rest, channel, message, outgoing.body);
  } catch (error) {
    if (isMessageGone(error) || isOldMessageLimit(error)) return false;
    throw error;
  }
  await needs.stores.deliveries.mark(outgoing.key, { channel, message, contentHash });
  return true;
};

/**
 * A message that may have been sent before a crash. While its nonce is remembered it need not be found, where the bot may not read;
 * but it is looked for, since that may be over by the time that it is sent again.
 */
const findInDoubt = async (
  { rest, applicationId, clock }: Needs,
  { channel, mark }: OutgoingMessage,
  delivery: Delivery,
): Promise<string | undefined> => {
  const replaces = delivery.message;
  try {
    const found = await findMessageByTag(rest, channel, applicationId, mark);
    return found === replaces ? undefined : found;
  } catch (error) {
    if (isForbidden(error) && replaces === undefined && isRecent(clock, delivery)) return undefined;
    throw error;
  }
};

const isRecent = (clock: Clock, delivery: Delivery): boolean =>
  clock.now().getTime() - delivery.claimedAt.getTime() < NONCE_MEMORY_MS;

const sendAnew = async (
  { rest, meter }: Needs,
  { key, channel, body, files, pings }: OutgoingMessage,
  { claimedAt, message: replaces }: Delivery,
): Promise<string> => {
  const nonce = nonceOf(key, channel, replaces, claimedAt);
  const users = pings === undefined ? body.allowed_mentions.users : await pings();
  const id = idIn(await sendMessage(rest, channel, { ...body, allowed_mentions: { parse: [], users } }, nonce, await files?.()));
  meter?.message(key.recipient === 'thread' ? 'thread' : 'person', wordOf(key.kind));
  return id;
};

/** What a kind of message is called, without what tells one of them from others. */
const wordOf = (kind: string): string => /^[a-z]+/iu.exec(kind)?.[0] ?? 'other';

/**
 * Of at most 25 characters; another one for a message that takes a lost one's place, and for one of the same name that was claimed
 * anew, as after a backup was restored.
 */
export const nonceOf = (key: DeliveryKey, channel: string, replaces: string | undefined, claimedAt: Date): string => {
  const parts = [key.match, key.version, key.kind, key.recipient, channel, replaces ?? '', claimedAt.getTime()];
  return hash(parts.join('\n'), 'base64url').slice(0, 25);
};

const hash = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string => createHash('sha256').update(text).digest(encoding);

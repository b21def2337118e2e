import { createHash } from 'node:crypto';
import { type Delivery, type DeliveryKey, type DeliveryStore, personNamedBy } from '#matches/index.ts';
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

/** One message that must appear in a channel exactly once, even after a crash. */
export interface OutgoingMessage {
  readonly key: DeliveryKey;
  readonly channel: string;
  readonly body: MessagePayload;
  /** The tag by which the post is found, unique in its channel. */
  readonly tag: string;
  /** Called only when the message is actually sent. */
  readonly files?: () => Promise<readonly PostFile[]>;
  /** The users to ping, where they are known only when the message is sent; by default those in the body. */
  readonly pings?: () => Promise<readonly string[]>;
  /** A short form of the content, compared to decide whether an edit is needed; by default the whole body. */
  readonly content?: string;
  /** `once`: never edited. `current`: edited when its content changes, and sent again where it went missing. */
  readonly dedupe: 'once' | 'current';
  /** Edits the message even if its stored content is the same, because another edit may have come after. */
  readonly force?: boolean;
}

/** Discord forgets a nonce "a few minutes" after sending. Within this time it certainly remembers it. */
const NONCE_MEMORY_MS = 60_000;

type DeliveryServices = Pick<Services, 'rest' | 'applicationId' | 'clock' | 'meter' | 'log'> & {
  readonly stores: { readonly deliveries: DeliveryStore };
};

/**
 * Sends one message or brings it up to date, and returns its id; `undefined` where the recipient has been forgotten.
 * Its row is claimed before the send and marked after it. A claim without a message id is in doubt: the message is looked up by
 * its tag, and while Discord remembers the nonce, sending again returns the first message.
 * A message that Discord rejects as wrong is sent once more as plain text, so that it does not block all later ones. Other
 * refusals are thrown.
 */
export const deliverOnce = async (services: DeliveryServices, outgoing: OutgoingMessage): Promise<string | undefined> => {
  try {
    return await deliverAs(services, outgoing);
  } catch (error) {
    // Plain text does not help against pictures that are too large, which the sender leaves out, or a deleted message.
    if (failureOf(error) !== 'requestWrong' || isTooLarge(error) || isMessageGone(error)) throw error;
    services.log.error(
      { match: outgoing.key.match, kind: kindWord(outgoing.key.kind), err: error },
      'Discord rejected a message as invalid',
    );
    return deliverAs(services, { ...outgoing, body: plainBody(outgoing.body), files: async () => [] });
  }
};

const deliverAs = async (services: DeliveryServices, outgoing: OutgoingMessage): Promise<string | undefined> => {
  const { deliveries } = services.stores;
  const claimed = await deliveries.claim(outgoing.key, services.clock.now());
  if (claimed === undefined) return undefined;
  const { fresh, delivery } = claimed;
  const contentHash = hash(outgoing.content ?? JSON.stringify(outgoing.body));

  if (delivery.message !== undefined && (await isUpToDate(services, outgoing, delivery, contentHash))) {
    return delivery.message;
  }
  const found = fresh ? undefined : await findInDoubt(services, outgoing, delivery);
  const message = found ?? (await sendNew(services, outgoing, delivery));
  const needsEdit = !fresh && outgoing.dedupe === 'current';
  if (needsEdit) await editMessage(services.rest, outgoing.channel, message, outgoing.body);
  await markSent(deliveries, outgoing.key, { channel: outgoing.channel, message, contentHash });
  return message;
};

/** Sends a message to a whole match and returns its id. Throws if the recipient was a forgotten user. */
export const deliverOnceToThread = async (services: DeliveryServices, outgoing: OutgoingMessage): Promise<string> => {
  const message = await deliverOnce(services, outgoing);
  if (message === undefined) throw new Error('A message to a whole match was treated as one to a forgotten user.');
  return message;
};

/** Marks the row as sent. Ignores a row that is gone because its recipient was forgotten meanwhile. */
const markSent = async (
  deliveries: DeliveryStore,
  key: DeliveryKey,
  sent: Parameters<DeliveryStore['mark']>[1],
): Promise<void> => {
  try {
    await deliveries.mark(key, sent);
  } catch (error) {
    const isGone = personNamedBy(key.recipient) !== undefined && (await deliveries.find(key)) === undefined;
    if (!isGone) throw error;
  }
};

/** Returns true when the known message is up to date; false when it is gone and has to be sent again. */
const isUpToDate = async (
  services: DeliveryServices,
  outgoing: OutgoingMessage,
  delivery: Delivery,
  contentHash: string,
): Promise<boolean> => {
  if (outgoing.dedupe === 'once') return true;
  const { channel, message } = delivery;
  if (channel === undefined || message === undefined || channel !== outgoing.channel) return false;
  if (delivery.contentHash === contentHash && outgoing.force !== true) return true;
  try {
    await editMessage(services.rest, channel, message, outgoing.body);
  } catch (error) {
    if (isMessageGone(error) || isOldMessageLimit(error)) return false;
    throw error;
  }
  await services.stores.deliveries.mark(outgoing.key, { channel, message, contentHash });
  return true;
};

/**
 * Returns the id of a message that may have been sent before a crash, or `undefined`.
 * The message is always looked up, because its nonce may expire before the next send. Where the bot may not read, a recent
 * first message needs no look-up, because Discord still remembers its nonce.
 */
const findInDoubt = async (
  { rest, applicationId, clock }: DeliveryServices,
  { channel, tag }: OutgoingMessage,
  delivery: Delivery,
): Promise<string | undefined> => {
  const replaces = delivery.message;
  const isRecent = clock.now().getTime() - delivery.claimedAt.getTime() < NONCE_MEMORY_MS;
  try {
    const found = await findMessageByTag(rest, channel, applicationId, tag);
    return found === replaces ? undefined : found;
  } catch (error) {
    if (isForbidden(error) && replaces === undefined && isRecent) return undefined;
    throw error;
  }
};

const sendNew = async (
  { rest, meter }: DeliveryServices,
  { key, channel, body, files, pings }: OutgoingMessage,
  { claimedAt, message: replaces }: Delivery,
): Promise<string> => {
  const nonce = nonceOf(key, channel, replaces, claimedAt);
  const users = pings === undefined ? body.allowed_mentions.users : await pings();
  const id = idIn(await sendMessage(rest, channel, { ...body, allowed_mentions: { parse: [], users } }, nonce, await files?.()));
  meter?.message(key.recipient === 'thread' ? 'thread' : 'person', kindWord(key.kind));
  return id;
};

/** Returns the type of a delivery kind: its first word, without the part that tells single messages apart. */
const kindWord = (kind: string): string => /^[a-z]+/iu.exec(kind)?.[0] ?? 'other';

/**
 * Returns a nonce of at most 25 characters. It differs for a message that replaces a lost one, and for a row of the same key
 * that was claimed again, for example after a restored backup.
 */
export const nonceOf = (key: DeliveryKey, channel: string, replaces: string | undefined, claimedAt: Date): string => {
  const parts = [key.match, key.version, key.kind, key.recipient, channel, replaces ?? '', claimedAt.getTime()];
  return hash(parts.join('\n'), 'base64url').slice(0, 25);
};

const hash = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string => createHash('sha256').update(text).digest(encoding);

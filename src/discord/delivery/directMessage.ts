import { setTimeout as pause } from 'node:timers/promises';
import { Routes } from 'discord.js';
import { type DeliveryKey, type Match, type MatchId, type UserId, unansweredAt } from '#matches/index.ts';
import { type Recipient, recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { buildMessage, sendMessage } from '../components/message.ts';
import { discordCode, failureOf, isChannelGone, isPersonRefused, isRefusedForGood } from '../responses/discordErrors.ts';
import { idIn } from '../responses/refusals.ts';
import { deliverOnce, type OutgoingMessage } from './deliverOnce.ts';

/**
 * The result of a direct message. `closed`: the user accepts none, and no more are sent until they ask for it; `unknown`:
 * Discord is unavailable.
 */
export type DirectMessaged = 'open' | 'closed' | 'unknown';

/** A message to one user, whose channel is looked up on sending. */
type Direct = Omit<OutgoingMessage, 'channel'>;

/**
 * Tests a user's direct messages with a silent greeting when they join `match`. A user known to accept none gets no further
 * attempt unless they pressed "try again"; `again` distinguishes these presses.
 */
export const probeDirectMessages = async (
  services: Services,
  user: UserId,
  match: MatchId,
  again?: string,
): Promise<DirectMessaged> => {
  const to = await recipientOf(services, user);
  const wasClosed = to.stored?.dmClosed === true;
  if (wasClosed && again === undefined) return 'closed';
  if (wasClosed) await services.stores.users.changeKnown(user, { dmClosed: false });
  try {
    if (again === undefined) return await greet(services, to, match);
    return (await sendOpen(services, to, greeting(to, match, again))) === undefined ? 'closed' : 'open';
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    return 'unknown';
  }
};

const greeting = ({ user, say }: Recipient, match: MatchId, again?: string): Direct => {
  const label = `#${match}`;
  const tag = again === undefined ? `${label}·hello` : `${label}·hello·${again}`;
  const body = buildMessage({ texts: [say.notices.greeting(label)], tag, pings: [], silent: true });
  const key: DeliveryKey = { match, version: 0, kind: again === undefined ? 'greeting' : `greeting ${again}`, recipient: user };
  return { key, body, tag, dedupe: 'once' };
};

/**
 * Sends the missing greetings to the players of a match: the process may have died before greeting them on joining. The host of a table
 * of `/play` has a seat before they agree to play, and is greeted then.
 */
export const sendGreetings = async (services: Services, match: Match): Promise<void> => {
  const { id, seats } = match;
  const asked = match.status === 'lobby' ? await unansweredAt(services.stores.seeks, match) : [];
  for (const { user } of seats) {
    const isAsked = user === undefined || asked.some((seek) => seek.user === user);
    const to = isAsked ? undefined : await recipientOf(services, user);
    if (to !== undefined && to.stored?.dmClosed !== true) await greet(services, to, id);
  }
};

/** How long to wait for a greeting that another part of the bot is sending, and how often to look. */
const MAX_GREETING_WAIT_MS = 3_000;
const POLL_MS = 100;

/** Both the join reply and the announcer send the greeting. Whichever comes second waits for the first one's result. */
const greet = async (services: Services, to: Recipient, match: MatchId): Promise<DirectMessaged> => {
  const { clock, stores } = services;
  const message = greeting(to, match);
  const claimed = await stores.deliveries.claim(message.key, clock.now());
  if (claimed === undefined) return 'closed';
  if (claimed.delivery.message !== undefined) return 'open';
  const isUnderWay = !claimed.fresh && clock.now().getTime() - claimed.delivery.claimedAt.getTime() < MAX_GREETING_WAIT_MS;
  const outcome = isUnderWay ? await awaitConcurrentGreeting(services, to.user, message.key) : undefined;
  return outcome ?? ((await sendOpen(services, to, message)) === undefined ? 'closed' : 'open');
};

/** Returns the result of a greeting being sent elsewhere; `undefined` if there is none within `MAX_GREETING_WAIT_MS`. */
const awaitConcurrentGreeting = async (
  { stores }: Services,
  user: UserId,
  key: DeliveryKey,
): Promise<Exclude<DirectMessaged, 'unknown'> | undefined> => {
  for (let waited = 0; waited < MAX_GREETING_WAIT_MS; waited += POLL_MS) {
    if ((await stores.deliveries.find(key))?.message !== undefined) return 'open';
    if ((await stores.users.find(user))?.dmClosed === true) return 'closed';
    await pause(POLL_MS);
  }
  return undefined;
};

/**
 * Sends a direct message once and returns its id; `undefined` where Discord refuses it for this user, or they were forgotten.
 * One user's refusals therefore never hold up a match. A lasting refusal is stored, and no further requests are made for that
 * user.
 */
export const sendDirectMessage = async (services: Services, to: Recipient, message: Direct): Promise<string | undefined> =>
  to.stored?.dmClosed === true ? undefined : sendOpen(services, to, message);

/** Sends a direct message without checking for a stored refusal. */
const sendOpen = async (services: Services, to: Recipient, message: Direct): Promise<string | undefined> => {
  try {
    const sent = await deliverTo(services, to, message);
    if (sent !== undefined) services.meter?.directMessage('sent');
    return sent;
  } catch (error) {
    services.meter?.directMessage(isRefusedForGood(error) ? 'closed' : 'failed');
    if (!isPersonRefused(error)) throw error;
    if (isRefusedForGood(error)) await services.stores.users.changeKnown(to.user, { dmClosed: true });
    services.log.info({ code: discordCode(error) }, 'direct message refused');
    return undefined;
  }
};

/** Sends to the stored channel. If that is gone, opens another one. */
const deliverTo = async (services: Services, to: Recipient, message: Direct): Promise<string | undefined> => {
  try {
    return await deliverOnce(services, { ...message, channel: to.stored?.dmChannel ?? (await openChannel(services, to.user)) });
  } catch (error) {
    if (!isChannelGone(error) || to.stored?.dmChannel === undefined) throw error;
    return deliverOnce(services, { ...message, channel: await openChannel(services, to.user) });
  }
};

/**
 * Sends a direct message once without storing a refusal. If the user is refused because they share no server with the bot any
 * more, they may share one again later.
 */
export const sendDirectMessageOnce = async (services: Services, to: Recipient, message: Direct): Promise<void> => {
  if (to.stored?.dmClosed === true) return;
  try {
    await deliverTo(services, to, message);
  } catch (error) {
    if (!isPersonRefused(error)) throw error;
    services.log.info({ code: discordCode(error) }, 'direct message about leaving the server refused');
  }
};

/** Sends a silent direct message at most once, without a record. A refusal changes nothing. `nonce`: at most 25 characters. */
export const sendSilently = async (services: Services, to: Recipient, text: string, nonce: string): Promise<void> => {
  if (to.stored === undefined || to.stored.dmClosed) return;
  try {
    const channel = to.stored.dmChannel ?? (await openChannel(services, to.user));
    const body = buildMessage({ texts: [text], tag: nonce, pings: [], silent: true });
    await sendMessage(services.rest, channel, body, nonce);
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    services.log.info({ code: discordCode(error) }, 'direct message refused');
  }
};

const openChannel = async ({ rest, stores }: Services, user: UserId): Promise<string> => {
  const channel = idIn(await rest.post(Routes.userChannels(), { body: { recipient_id: user } }));
  await stores.users.changeKnown(user, { dmChannel: channel });
  return channel;
};

import { setTimeout as pause } from 'node:timers/promises';
import { Routes } from 'discord.js';
import type { DeliveryKey, Match, MatchId, UserId } from '#matches/index.ts';
import { type Recipient, recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { buildMessage } from '../components/message.ts';
import { discordCode, failureOf, isChannelGone, isPersonRefused, isRefusedForGood } from '../responses/discordErrors.ts';
import { idIn } from '../responses/refusals.ts';
import { deliverOnce, type OutgoingMessage } from './deliverOnce.ts';

/**
 * What became of a direct message. `closed`: the person takes none, and none is tried until they ask for it;
 * `unknown`: Discord could not be asked just now.
 */
export type DirectMessaged = 'open' | 'closed' | 'unknown';

/** A message to one person, whose channel is found. */
type Direct = Omit<OutgoingMessage, 'channel'>;

/**
 * Tries a person's direct messages with a silent greeting, as one joins `match`. A person known to take none is not asked
 * again, unless they have pressed "try again": `again` tells these presses apart.
 */
export const probeDirectMessages = async (
  services: Services,
  user: UserId,
  match: MatchId,
  again?: string,
): Promise<DirectMessaged> => {
  const to = await recipientOf(services, user);
  const isTriedAgain = to.known?.dmClosed === true;
  if (isTriedAgain && again === undefined) return 'closed';
  if (isTriedAgain) await services.stores.users.changeKnown(user, { dmClosed: false });
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
  const mark = again === undefined ? `${label}·hello` : `${label}·hello·${again}`;
  const body = buildMessage({ texts: [say.notices.greeting(label)], mark, pings: [], silent: true });
  const key: DeliveryKey = { match, version: 0, kind: again === undefined ? 'greeting' : `greeting ${again}`, recipient: user };
  return { key, body, mark, dedupe: 'once' };
};

/** Greets whoever sits at a match and has not been: the process may have died that was to do it as they joined. */
export const sendGreetings = async (services: Services, { id, seats }: Match): Promise<void> => {
  for (const { user } of seats) {
    const to = user === undefined ? undefined : await recipientOf(services, user);
    if (to !== undefined && to.known?.dmClosed !== true) await greet(services, to, id);
  }
};

/** So long, and so often, is looked for what becomes of a greeting that another part of the house sends just now. */
const ELSEWHERE_MS = 3_000;
const LOOK_MS = 100;

/** Whoever answers the one who joins greets them, and so does whoever announces it: the second one waits for what becomes of the first. */
const greet = async (services: Services, to: Recipient, match: MatchId): Promise<DirectMessaged> => {
  const { clock, stores } = services;
  const message = greeting(to, match);
  const claimed = await stores.deliveries.claim(message.key, clock.now());
  if (claimed === undefined) return 'closed';
  if (claimed.delivery.message !== undefined) return 'open';
  const isUnderWay = !claimed.fresh && clock.now().getTime() - claimed.delivery.claimedAt.getTime() < ELSEWHERE_MS;
  const outcome = isUnderWay ? await awaitConcurrentGreeting(services, to.user, message.key) : undefined;
  return outcome ?? ((await sendOpen(services, to, message)) === undefined ? 'closed' : 'open');
};

/** `undefined`: nothing has come of it so far. */
const awaitConcurrentGreeting = async (
  { stores }: Services,
  user: UserId,
  key: DeliveryKey,
): Promise<Exclude<DirectMessaged, 'unknown'> | undefined> => {
  for (let waited = 0; waited < ELSEWHERE_MS; waited += LOOK_MS) {
    if ((await stores.deliveries.find(key))?.message !== undefined) return 'open';
    if ((await stores.users.find(user))?.dmClosed === true) return 'closed';
    await pause(LOOK_MS);
  }
  return undefined;
};

/**
 * Delivers a direct message, once, and returns its id; `undefined` where Discord refuses it for this person, or they were forgotten.
 * So one person's messages never hold up a match. A refusal that lasts is remembered, and nothing more is asked of Discord for them.
 */
export const sendDirectMessage = async (services: Services, to: Recipient, message: Direct): Promise<string | undefined> =>
  to.known?.dmClosed === true ? undefined : sendOpen(services, to, message);

/** The same of somebody who is not known to take none. */
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

/** A channel that is kept may be gone; Discord then opens another. */
const deliverTo = async (services: Services, to: Recipient, message: Direct): Promise<string | undefined> => {
  try {
    return await deliverOnce(services, { ...message, channel: await channelTo(services, to) });
  } catch (error) {
    if (!isChannelGone(error) || to.known?.dmChannel === undefined) throw error;
    return deliverOnce(services, { ...message, channel: await openChannel(services, to.user) });
  }
};

/**
 * The same of a word that is said once and whose refusal is not remembered: where it is that the bot shares no server with the person
 * any more, it may share one again.
 */
export const sendDirectMessageOnce = async (services: Services, to: Recipient, message: Direct): Promise<void> => {
  if (to.known?.dmClosed === true) return;
  try {
    await deliverTo(services, to, message);
  } catch (error) {
    if (!isPersonRefused(error)) throw error;
    services.log.info({ code: discordCode(error) }, 'somebody could not be told that the bot has left their server');
  }
};

const channelTo = async (services: Services, { user, known }: Recipient): Promise<string> =>
  known?.dmChannel ?? openChannel(services, user);

const openChannel = async ({ rest, stores }: Services, user: UserId): Promise<string> => {
  const channel = idIn(await rest.post(Routes.userChannels(), { body: { recipient_id: user } }));
  await stores.users.changeKnown(user, { dmChannel: channel });
  return channel;
};

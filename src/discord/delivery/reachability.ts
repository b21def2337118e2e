import { Routes } from 'discord.js';
import type { UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { discordCode, failureOf, isMemberGone } from '../responses/discordErrors.ts';

/**
 * Whether a user cannot be reached on a server: they left it, or accept no direct messages and have not reacted to a mention.
 * Discord does not reveal blocks of the bot; they look like the latter.
 * Asks Discord each time, because without a privileged intent it does not announce when people join and leave. While Discord is
 * unavailable, the last known result counts.
 */
export const isUnreachable = async (services: Services, user: UserId, server: string): Promise<boolean> => {
  const { departures } = services.stores;
  const known = await departures.find(user, server);
  if (known?.reason === 'silent') return true;
  const isPresent = await isMember(services, user, server);
  if (isPresent === false) await departures.note({ user, server, reason: 'left', since: services.clock.now() });
  if (isPresent === true && known !== undefined) await departures.forget(user, server);
  return isPresent === undefined ? known !== undefined : !isPresent;
};

/** Returns `undefined` while Discord is unavailable. */
const isMember = async ({ rest, log }: Services, user: UserId, server: string): Promise<boolean | undefined> => {
  try {
    await rest.get(Routes.guildMember(server, user));
    return true;
  } catch (error) {
    if (isMemberGone(error)) return false;
    if (failureOf(error) === undefined) throw error;
    log.warn({ code: discordCode(error) }, 'could not check whether a user is still on a server');
    return undefined;
  }
};

/** Called when a user presses or types something, on a server or in direct messages. Never throws. */
export type PresenceTracker = (user: UserId, server: string | undefined) => Promise<void>;

/** Minimum time between two reads of the unreachable users. A stale list is harmless: the user's next interaction corrects it. */
const REFRESH_MS = 30_000;

/**
 * Marks a user reachable again when they interact. Users not flagged (nearly everyone) cost no query. A user flagged as silent
 * at the very moment of an interaction is reachable again after the next one.
 */
export const createPresenceTracker = ({ stores, clock, log }: Services): PresenceTracker => {
  let unreachable: Promise<ReadonlySet<UserId>> | undefined;
  let readAt = 0;
  return async (user, server) => {
    try {
      const now = clock.now().getTime();
      if (unreachable === undefined || now - readAt >= REFRESH_MS) {
        unreachable = stores.departures.everybody();
        readAt = now;
      }
      if ((await unreachable).has(user)) await stores.departures.forget(user, server);
    } catch (err) {
      unreachable = undefined;
      log.warn({ err }, 'could not mark a user as reachable again');
    }
  };
};

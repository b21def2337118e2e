import { Routes } from 'discord.js';
import type { UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { discordCode, failureOf, isMemberGone } from '../responses/discordErrors.ts';

/**
 * Whether somebody cannot be reached on a server: they have left it, or take no direct messages and have answered no mention. That
 * somebody has blocked the bot Discord tells nobody; it looks like the latter. Discord is asked each time, for without a privileged
 * intent it does not say when people come and go; where it cannot be asked, what was found last holds.
 */
export const isUnreachable = async (services: Services, user: UserId, server: string): Promise<boolean> => {
  const { departures } = services.stores;
  const known = await departures.find(user, server);
  if (known?.reason === 'silent') return true;
  const isThere = await isMember(services, user, server);
  if (isThere === false) await departures.note({ user, server, reason: 'left', since: services.clock.now() });
  if (isThere === true && known !== undefined) await departures.forget(user, server);
  return isThere === undefined ? known !== undefined : !isThere;
};

/** `undefined`: it cannot be found out just now. */
const isMember = async ({ rest, log }: Services, user: UserId, server: string): Promise<boolean | undefined> => {
  try {
    await rest.get(Routes.guildMember(server, user));
    return true;
  } catch (error) {
    if (isMemberGone(error)) return false;
    if (failureOf(error) === undefined) throw error;
    log.warn({ code: discordCode(error) }, 'it could not be found out whether somebody is still on a server');
    return undefined;
  }
};

/** Told that somebody has pressed or typed something, on a server or in direct messages. Never throws. */
export type PresenceTracker = (user: UserId, server: string | undefined) => Promise<void>;

/** So often at most it is read who is gone: nobody becomes so by one thing they leave undone. */
const LOOK_MS = 30_000;

/**
 * Whoever was gone and is seen is back. Of those who are there, as nearly all are, nothing is asked of the store. Somebody who is noted
 * as silent in the moment they press something is back with what they press next.
 */
export const createPresenceTracker = ({ stores, clock, log }: Services): PresenceTracker => {
  let gone: Promise<ReadonlySet<UserId>> | undefined;
  let readAt = 0;
  return async (user, server) => {
    try {
      const now = clock.now().getTime();
      if (gone === undefined || now - readAt >= LOOK_MS) {
        gone = stores.departures.everybody();
        readAt = now;
      }
      if ((await gone).has(user)) await stores.departures.forget(user, server);
    } catch (err) {
      gone = undefined;
      log.warn({ err }, 'it could not be noted that somebody is back');
    }
  };
};

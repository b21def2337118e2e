import { setTimeout as pause } from 'node:timers/promises';
import { type Client, Events, Routes } from 'discord.js';
import { type Clock, type Shard, type Stores, StoreUnavailable } from '#matches/index.ts';
import type { Log, Services } from '../command/services.ts';
import { failureOf, isServerGone } from '../responses/discordErrors.ts';

/** Tracks which servers the bot is on. Matches on servers it has left are suspended. */

/** The gateway packets about servers. */
type Packet =
  | { readonly t: 'READY'; readonly d: { readonly guilds: readonly { readonly id: string }[] } }
  | { readonly t: 'GUILD_CREATE' | 'GUILD_DELETE'; readonly d: { readonly id: string; readonly unavailable?: boolean } };

/** Interval between two attempts while the store is unavailable. */
const STORE_PAUSE_MS = 5_000;

interface TrackerServices {
  readonly stores: Pick<Stores, 'absences'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Records which servers the bot is on, from gateway packets. Call it before the client connects.
 * `READY` lists all servers, so servers left while the bot was offline are noticed as well. Later packets add or remove one
 * each. A server in an outage counts as present. `onChange` runs after each recorded change.
 */
export const trackGuilds = (
  client: Client,
  services: TrackerServices,
  shard: Shard,
  onChange: () => void,
  pauseMs = STORE_PAUSE_MS,
): void => {
  const present = new Set<string>();
  /** Runs the writes one after the other, so that the last packet wins. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  const enqueue = (write: () => Promise<boolean>): void => {
    lastWrite = lastWrite
      .then(() => retryWhileUnavailable(write, pauseMs))
      .then((isNew) => (isNew ? onChange() : undefined))
      .catch((err) => services.log.error({ err }, 'could not record which servers the bot is on'));
  };
  client.on(Events.Raw, (packet: Packet) => {
    if (packet.t === 'READY') {
      const listed = packet.d.guilds.map(({ id }) => id);
      present.clear();
      for (const id of listed) present.add(id);
      enqueue(() => recordListed(services, new Set(listed), shard));
    } else if (packet.t === 'GUILD_CREATE' && packet.d.unavailable !== true && !present.has(packet.d.id)) {
      present.add(packet.d.id);
      enqueue(() => recordReturned(services, packet.d.id));
    } else if (packet.t === 'GUILD_DELETE' && packet.d.unavailable !== true) {
      present.delete(packet.d.id);
      enqueue(() => recordRemoved(services, packet.d.id));
    }
  });
};

/** Returns the result of `what`, retrying while the store is unavailable. */
const retryWhileUnavailable = async (what: () => Promise<boolean>, pauseMs: number): Promise<boolean> => {
  for (;;) {
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(pauseMs, undefined, { ref: false });
    }
  }
};

/** Compares a new session's complete server list with the store, for the servers of this shard only. */
const recordListed = async (services: TrackerServices, listed: ReadonlySet<string>, shard: Shard): Promise<boolean> => {
  const { absences } = services.stores;
  const away = (await absences.all()).flatMap(({ server, backAt }) => (backAt === undefined ? server : []));
  const known = (await absences.servers()).filter((server) => belongsToShard(server, shard));
  const gone = known.filter((server) => !listed.has(server) && !away.includes(server));
  const back = away.filter((server) => listed.has(server));
  for (const server of gone) await recordRemoved(services, server);
  for (const server of back) await recordReturned(services, server);
  return gone.length + back.length > 0;
};

/** Returns false for ids that are not numbers: they belong to no shard. */
const belongsToShard = (server: string, { id, count }: Shard): boolean =>
  /^\d{1,20}$/.test(server) && (BigInt(server) >> 22n) % BigInt(count) === BigInt(id);

const recordRemoved = async ({ stores, clock, log }: TrackerServices, server: string): Promise<boolean> => {
  await stores.absences.begin(server, clock.now());
  log.warn({}, 'bot removed from a server; its matches are suspended');
  return true;
};

const recordReturned = async ({ stores, clock }: TrackerServices, server: string): Promise<boolean> => {
  await stores.absences.update(server, { backAt: clock.now() });
  return true;
};

/** Whether the bot is on a server; `undefined` while Discord cannot say. */
export const isOnServer = async ({ rest }: Pick<Services, 'rest'>, server: string): Promise<boolean | undefined> => {
  try {
    await rest.get(Routes.guild(server));
    return true;
  } catch (error) {
    if (isServerGone(error)) return false;
    if (failureOf(error) !== undefined) return undefined;
    throw error;
  }
};

/**
 * Records that the bot is no longer on a server, if that is so, and returns whether it is. For use when nothing can be posted
 * there.
 */
export const recordIfRemoved = async (services: Services, server: string): Promise<boolean> => {
  if ((await isOnServer(services, server)) !== false) return false;
  return recordRemoved(services, server);
};

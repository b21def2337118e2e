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

interface Needs {
  readonly stores: Pick<Stores, 'absences'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Records which servers the bot is on, from gateway packets. Call it before the client connects.
 * `READY` lists all servers, so servers left while the bot was offline are noticed as well. Later packets add or remove one
 * each. A server in an outage counts as present. `onChange` runs after each recorded change.
 */
export const trackGuilds = (client: Client, needs: Needs, shard: Shard, onChange: () => void, pauseMs = STORE_PAUSE_MS): void => {
  const here = new Set<string>();
  /** Runs the writes one after the other, so that the last packet wins. */
  let noting: Promise<unknown> = Promise.resolve();
  const note = (what: () => Promise<boolean>): void => {
    noting = noting
      .then(() => onceThere(what, pauseMs))
      .then((isNew) => (isNew ? onChange() : undefined))
      .catch((err) => needs.log.error({ err }, 'could not record which servers the bot is on'));
  };
  client.on(Events.Raw, (packet: Packet) => {
    if (packet.t === 'READY') {
      const listed = packet.d.guilds.map(({ id }) => id);
      here.clear();
      for (const id of listed) here.add(id);
      note(() => noteListed(needs, new Set(listed), shard));
    } else if (packet.t === 'GUILD_CREATE' && packet.d.unavailable !== true && !here.has(packet.d.id)) {
      here.add(packet.d.id);
      note(() => noteBack(needs, packet.d.id));
    } else if (packet.t === 'GUILD_DELETE' && packet.d.unavailable !== true) {
      here.delete(packet.d.id);
      note(() => noteGone(needs, packet.d.id));
    }
  });
};

/** Returns the result of `what`, retrying while the store is unavailable. */
const onceThere = async (what: () => Promise<boolean>, pauseMs: number): Promise<boolean> => {
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
const noteListed = async (needs: Needs, listed: ReadonlySet<string>, shard: Shard): Promise<boolean> => {
  const { absences } = needs.stores;
  const away = (await absences.all()).flatMap(({ server, backAt }) => (backAt === undefined ? server : []));
  const known = (await absences.servers()).filter((server) => fallsTo(server, shard));
  const gone = known.filter((server) => !listed.has(server) && !away.includes(server));
  const back = away.filter((server) => listed.has(server));
  for (const server of gone) await noteGone(needs, server);
  for (const server of back) await noteBack(needs, server);
  return gone.length + back.length > 0;
};

/** Returns false for ids that are not numbers: they belong to no shard. */
const fallsTo = (server: string, { id, count }: Shard): boolean =>
  /^\d{1,20}$/.test(server) && (BigInt(server) >> 22n) % BigInt(count) === BigInt(id);

const noteGone = async ({ stores, clock, log }: Needs, server: string): Promise<boolean> => {
  await stores.absences.begin(server, clock.now());
  log.warn({}, 'bot removed from a server; its matches are suspended');
  return true;
};

const noteBack = async ({ stores, clock }: Needs, server: string): Promise<boolean> => {
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
 * Call it when nothing can be posted on a server: if the bot is no longer on it, records that and returns true. Otherwise
 * returns false.
 */
export const recordIfRemoved = async (services: Services, server: string): Promise<boolean> => {
  if ((await isOnServer(services, server)) !== false) return false;
  return noteGone(services, server);
};

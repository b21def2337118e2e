import { setTimeout as pause } from 'node:timers/promises';
import { type Client, Events, Routes } from 'discord.js';
import { type Clock, type Shard, type Stores, StoreUnavailable } from '#matches/index.ts';
import type { Log, Services } from '../command/services.ts';
import { failureOf, isServerGone } from '../responses/discordErrors.ts';

/** On which servers the bot is. Of those it has left, matches stand still. */

/** Of what the gateway says to the bot, what is about servers. */
type Packet =
  | { readonly t: 'READY'; readonly d: { readonly guilds: readonly { readonly id: string }[] } }
  | { readonly t: 'GUILD_CREATE' | 'GUILD_DELETE'; readonly d: { readonly id: string; readonly unavailable?: boolean } };

/** How long a store that is away is left alone. */
const STORE_PAUSE_MS = 5_000;

interface Needs {
  readonly stores: Pick<Stores, 'absences'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Notes which servers the bot is on, as the gateway tells it: all of them whenever a session begins, so that one it has left while it
 * was away is noticed, too; later each one that it leaves or comes to. A server in an outage it is still on. `onChange` is told when
 * something was noted. To be called before the client connects.
 */
export const trackGuilds = (client: Client, needs: Needs, shard: Shard, onChange: () => void, pauseMs = STORE_PAUSE_MS): void => {
  const here = new Set<string>();
  /** One after the other, so that what was said last holds. */
  let noting: Promise<unknown> = Promise.resolve();
  const note = (what: () => Promise<boolean>): void => {
    noting = noting
      .then(() => onceThere(what, pauseMs))
      .then((isNew) => (isNew ? onChange() : undefined))
      .catch((err) => needs.log.error({ err }, 'it could not be noted on which servers the bot is'));
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

/** The same, as often as the store is away. */
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

/** Of the servers that fall to a shard, a new session names all that the bot is on. */
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

/** Ids that are no number are nobody's. */
const fallsTo = (server: string, { id, count }: Shard): boolean =>
  /^\d{1,20}$/.test(server) && (BigInt(server) >> 22n) % BigInt(count) === BigInt(id);

const noteGone = async ({ stores, clock, log }: Needs, server: string): Promise<boolean> => {
  await stores.absences.begin(server, clock.now());
  log.warn({}, 'the bot is not on a server any more: its matches stand still');
  return true;
};

const noteBack = async ({ stores, clock }: Needs, server: string): Promise<boolean> => {
  await stores.absences.back(server, clock.now());
  return true;
};

/** Whether the bot is on a server; `undefined`: it cannot be found out just now. */
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

/** Where nothing can be posted any more: notes it if that is so because the bot is not on the server. Answers whether it is. */
export const recordIfRemoved = async (services: Services, server: string): Promise<boolean> => {
  if ((await isOnServer(services, server)) !== false) return false;
  return noteGone(services, server);
};

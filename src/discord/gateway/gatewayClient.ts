import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, Events, GatewayIntentBits, type Interaction, REST, WorkerShardingStrategy } from 'discord.js';
import { ONLY_SHARD, type Shard } from '#matches/index.ts';
import type { Log } from '../command/services.ts';
import { GatewayRefused } from '../responses/gatewayRefused.ts';
import type { Acknowledgement, GatewayWorkerOptions } from './acknowledge.ts';
import { type RateLimits, USUAL } from './rateLimiter.ts';
import { type DiscordConnection, type RequestLogEntry, restOptions } from './restOptions.ts';

/** discord.js forgets a token that was refused once; from then on no request would even say what is wrong. */
class TokenPreservingRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }
}

/**
 * REST alone: all that a worker needs, and what outlives the client when a bot stops. Waits out rate limits, and tries three
 * times where Discord fails.
 */
export const makeRest = (door: DiscordConnection): REST => new TokenPreservingRest(restOptions(door)).setToken(door.token);

/** A client of discord.js whose interactions come with what became of them at the door. */
export class GatewayClient extends Client {
  /** Of the interaction that is read at the moment. */
  received: Acknowledgement | undefined;
}

/** Where the thread at the door begins. */
const DOOR = fileURLToPath(import.meta.resolve('#built/gateway.js'));

/**
 * A client of discord.js that is not connected yet, whose connection is held by a thread of its own: there interactions are
 * acknowledged, however busy this thread is. It asks for the intent `Guilds` alone: interactions come without one, and what people
 * write is none of its business.
 */
export const makeClient = (
  door: DiscordConnection,
  log: Log,
  shard: Shard = ONLY_SHARD,
  allowances: RateLimits = USUAL,
): GatewayClient => {
  const needs: GatewayWorkerOptions = { api: door.api, allowances };
  const client = new GatewayClient({
    intents: [GatewayIntentBits.Guilds],
    shards: [shard.id],
    shardCount: shard.count,
    ws: {
      buildStrategy: (manager) => {
        // Whatever stands among the manager's options is told to its threads.
        Object.assign(manager.options, { door: needs });
        const unknownPayloadHandler = (told: RequestLogEntry | { readonly fault: object }): void => {
          if ('fault' in told) log.error(told, 'a promise at the door failed unseen');
          else door.requested?.(told);
        };
        return new WorkerShardingStrategy(manager, { shardsPerWorker: 'all', workerPath: DOOR, unknownPayloadHandler });
      },
    },
    rest: restOptions(door),
    allowedMentions: { parse: [] },
  });
  readPackets(client, log);
  client.on(Events.Error, (err) => log.error({ err }, 'the connection to Discord failed'));
  client.on(Events.ShardDisconnect, ({ code }) =>
    log.error({ code }, 'Discord lets this bot connect no more: see its settings there'),
  );
  client.on(Events.ShardReconnecting, () => log.warn({}, 'connecting to Discord again'));
  client.on(Events.ShardResume, () => log.info({}, 'connected to Discord again'));
  return client;
};

interface Packet {
  readonly t: string;
  readonly received?: Acknowledgement;
}

/** discord.js throws where nobody could catch it when it cannot read a packet: such a one is left out, and the next is read. */
const readPackets = (client: GatewayClient, log: Log): void => {
  const { ws } = client as unknown as { readonly ws: { handlePacket(packet: Packet | undefined, shard: unknown): unknown } };
  const handle = ws.handlePacket.bind(ws);
  ws.handlePacket = (packet, shard) => {
    client.received = packet?.received;
    try {
      return handle(packet, shard);
    } catch (error) {
      log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'a packet could not be read');
      return false;
    }
  };
};

export interface Listening {
  /** Takes no new interactions; ends when those under way have been answered, or after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Connects, and hands every interaction to `handle` (which must not throw). Ends when the gateway is ready. */
export const listen = async (
  client: GatewayClient,
  token: string,
  handle: (interaction: Interaction, received: Acknowledgement) => Promise<void>,
): Promise<Listening> => {
  const underWay = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const { received } = client;
    if (received === undefined) return;
    const answering = handle(interaction, received).finally(() => underWay.delete(answering));
    underWay.add(answering);
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  // Only the first connection may fail; what breaks later is connected again.
  const refused = new Promise<never>((_, reject) => {
    client.once(Events.ShardDisconnect, ({ code }) => reject(new GatewayRefused(code)));
    client.once(Events.ShardError, (error) => reject(new GatewayRefused(error)));
  });
  try {
    await Promise.race([client.login(token), refused]);
  } catch (error) {
    await client.destroy();
    throw error;
  }
  await ready;
  const end = async (): Promise<void> => {
    // What has been acknowledged before is answered still.
    await client.destroy();
    await Promise.allSettled(underWay);
  };
  return {
    stop: async (graceMs) => {
      client.removeAllListeners(Events.ShardReconnecting);
      await Promise.race([end(), pause(graceMs, undefined, { ref: false })]);
    },
  };
};

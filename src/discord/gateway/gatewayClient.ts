import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, Events, GatewayIntentBits, type Interaction, REST, WorkerShardingStrategy } from 'discord.js';
import { ONLY_SHARD, type Shard } from '#matches/index.ts';
import type { Log } from '../command/services.ts';
import { GatewayRefused } from '../responses/gatewayRefused.ts';
import type { Acknowledgement, GatewayWorkerOptions } from './acknowledge.ts';
import { DEFAULT_LIMITS, type RateLimits } from './rateLimiter.ts';
import { type DiscordConnection, type RequestLogEntry, restOptions } from './restOptions.ts';

/** Keeps the token after a 401. discord.js drops it then, and later requests would no longer say what is wrong. */
class TokenPreservingRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }
}

/**
 * Returns a REST client with the bot's token, independent of any gateway client. Workers need nothing else, and the client
 * keeps working while a bot stops. It waits out rate limits and makes up to three attempts when Discord fails.
 */
export const createRest = (connection: DiscordConnection): REST =>
  new TokenPreservingRest(restOptions(connection)).setToken(connection.token);

/** A discord.js client that knows how the gateway worker acknowledged each interaction. */
export class GatewayClient extends Client {
  readonly #acknowledgements = new Map<string, Acknowledgement>();

  /** Keeps the acknowledgement of an interaction until the interaction is handled. */
  recordAcknowledgement(interaction: string, acknowledgement: Acknowledgement): void {
    this.#acknowledgements.set(interaction, acknowledgement);
  }

  /** Returns the acknowledgement of an interaction once, and forgets it. */
  takeAcknowledgement(interaction: string): Acknowledgement | undefined {
    const acknowledgement = this.#acknowledgements.get(interaction);
    this.#acknowledgements.delete(interaction);
    return acknowledgement;
  }
}

/** The gateway worker's entry file. */
const WORKER_ENTRY = fileURLToPath(import.meta.resolve('#built/gateway.js'));

/**
 * Returns a discord.js client that is not connected yet. Its gateway connection runs in a worker thread, which acknowledges
 * interactions however busy the main thread is.
 * It requests only the intent `Guilds`: interactions need no intent, and the bot does not read people's messages.
 */
export const createClient = (
  connection: DiscordConnection,
  log: Log,
  shard: Shard = ONLY_SHARD,
  limits: RateLimits = DEFAULT_LIMITS,
): GatewayClient => {
  const options: GatewayWorkerOptions = { api: connection.api, limits };
  const client = new GatewayClient({
    intents: [GatewayIntentBits.Guilds],
    shards: [shard.id],
    shardCount: shard.count,
    ws: {
      buildStrategy: (manager) => {
        // The manager passes all of its options to its worker threads.
        Object.assign(manager.options, { gateway: options });
        const unknownPayloadHandler = (message: RequestLogEntry | { readonly fault: object }): void => {
          if ('fault' in message) log.error(message, 'unhandled rejection in the gateway worker');
          else connection.onRequest?.(message);
        };
        return new WorkerShardingStrategy(manager, { shardsPerWorker: 'all', workerPath: WORKER_ENTRY, unknownPayloadHandler });
      },
    },
    rest: restOptions(connection),
    allowedMentions: { parse: [] },
  });
  readPackets(client, log);
  client.on(Events.Error, (err) => log.error({ err }, 'Discord connection failed'));
  client.on(Events.ShardDisconnect, ({ code }) =>
    log.error({ code }, 'Discord closed the gateway for good; check the bot settings'),
  );
  client.on(Events.ShardReconnecting, () => log.warn({}, 'reconnecting to Discord'));
  client.on(Events.ShardResume, () => log.info({}, 'reconnected to Discord'));
  return client;
};

interface Packet {
  readonly t: string;
  readonly d?: { readonly id?: string };
  readonly received?: Acknowledgement;
}

/** Logs and skips packets that discord.js cannot read. It would throw where nothing can catch the error. */
const readPackets = (client: GatewayClient, log: Log): void => {
  const { ws } = client as unknown as { readonly ws: { handlePacket(packet: Packet | undefined, shard: unknown): unknown } };
  const handle = ws.handlePacket.bind(ws);
  ws.handlePacket = (packet, shard) => {
    const { d: { id = '' } = {}, received } = packet ?? {};
    if (received !== undefined) client.recordAcknowledgement(id, received);
    try {
      return handle(packet, shard);
    } catch (error) {
      client.takeAcknowledgement(id);
      log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'gateway packet unreadable; skipped');
      return false;
    }
  };
};

export type Listening = Readonly<Awaited<ReturnType<typeof listen>>>;

/** Connects, and passes every interaction to `handle`, which must not throw. Resolves when the gateway is ready. */
export const listen = async (
  client: GatewayClient,
  token: string,
  handle: (interaction: Interaction, received: Acknowledgement) => Promise<void>,
) => {
  const pending = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const received = client.takeAcknowledgement(interaction.id);
    if (received === undefined) return;
    const handling = handle(interaction, received).finally(() => pending.delete(handling));
    pending.add(handling);
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  // Only the first connection may fail; later failures reconnect.
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
    // Interactions already acknowledged still get their reply.
    await client.destroy();
    await Promise.allSettled(pending);
  };
  return {
    /** Stops taking new interactions; resolves once running handlers finish, or after `graceMs`. */
    stop: async (graceMs: number) => {
      client.removeAllListeners(Events.ShardReconnecting);
      await Promise.race([end(), pause(graceMs, undefined, { ref: false })]);
    },
  };
};

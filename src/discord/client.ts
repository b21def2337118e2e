import { setTimeout as pause } from 'node:timers/promises';
import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  REST,
  type RESTOptions,
  type ResponseLike,
} from 'discord.js';
import { ONLY_SHARD, type Shard } from '#matches/index.ts';
import type { Log } from './services.ts';

export interface DiscordDoor {
  /** Base of REST requests without a version: `https://discord.com/api`. */
  readonly api: string;
  readonly token: string;
  /** Ends when the house may send one more request in the bot's name, whichever of its processes does. */
  readonly turn?: () => Promise<void>;
  /** Told of every request that is over. */
  readonly requested?: (request: RequestSeen) => void;
}

/** A request as it went out, whoever asked for it. */
export interface RequestSeen {
  readonly method: string;
  readonly url: string;
  /** Of the answer; none where there was no answer. */
  readonly status?: number;
  /** Whether Discord counts it as invalid: of ten thousand in ten minutes it shuts the bot out. */
  readonly counts: boolean;
}

/** A request that takes longer is given up and tried again; a picture's upload takes part of it. */
const REQUEST_MS = 15_000;

/** How undici says that a connection broke in the middle of a request. */
const BROKEN: readonly unknown[] = ['UND_ERR_SOCKET', 'EPIPE'];

/** Answers to interactions carry a token of their own, and do not count among a bot's fifty requests a second. */
const OF_AN_INTERACTION = /\/(?:interactions|webhooks)\/\d+\//u;

/**
 * discord.js tries again after a reset connection and after no other break of one: all are told to it as that. Every request of
 * this bot bears to arrive twice.
 */
const requester =
  ({ turn, requested }: DiscordDoor): RESTOptions['makeRequest'] =>
  async (url, init) => {
    if (!OF_AN_INTERACTION.test(url)) await turn?.();
    const method = init.method ?? 'GET';
    try {
      const response = await DefaultRestOptions.makeRequest(url, init);
      requested?.({ method, url, status: response.status, counts: isInvalid(response) });
      return response;
    } catch (error) {
      requested?.({ method, url, counts: false });
      if (!(error instanceof Error && 'code' in error && BROKEN.includes(error.code))) throw error;
      throw Object.assign(new Error('The connection broke', { cause: error }), { code: 'ECONNRESET' });
    }
  };

/** Not found counts as well here, to be on the safe side. A limit that several bots share is no fault of this one. */
const isInvalid = ({ status, headers }: ResponseLike): boolean =>
  [401, 403, 404].includes(status) || (status === 429 && headers.get('x-ratelimit-scope') !== 'shared');

const restOptions = (door: DiscordDoor): Partial<RESTOptions> => ({
  api: door.api,
  version: '10',
  timeout: REQUEST_MS,
  makeRequest: requester(door),
});

/** discord.js forgets a token that was refused once; from then on no request would even say what is wrong. */
class SteadyRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }
}

/**
 * REST alone: all that a worker needs, and what outlives the client when a bot stops. Waits out rate limits, and tries three
 * times where Discord fails.
 */
export const makeRest = (door: DiscordDoor): REST => new SteadyRest(restOptions(door)).setToken(door.token);

/**
 * A client of discord.js that is not connected yet. It asks for the intent `Guilds` alone: interactions come without one, and
 * what people write is none of its business.
 */
export const makeClient = (door: DiscordDoor, log: Log, shard: Shard = ONLY_SHARD): Client => {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: [shard.id],
    shardCount: shard.count,
    // It answers interactions, which discord.js would hold to the fifty a second that Discord does not count them among.
    rest: { ...restOptions(door), globalRequestsPerSecond: Number.POSITIVE_INFINITY },
    allowedMentions: { parse: [] },
  });
  passOverUnreadable(client, log);
  client.on(Events.Error, (err) => log.error({ err }, 'the connection to Discord failed'));
  client.on(Events.ShardReconnecting, () => log.warn({}, 'connecting to Discord again'));
  client.on(Events.ShardResume, () => log.info({}, 'connected to Discord again'));
  return client;
};

/** discord.js throws where nobody could catch it when it cannot read a packet: such a one is left out, and the next is read. */
const passOverUnreadable = (client: Client, log: Log): void => {
  const { ws } = client as unknown as { readonly ws: { handlePacket(packet: unknown, shard: unknown): unknown } };
  const handle = ws.handlePacket.bind(ws);
  ws.handlePacket = (packet, shard) => {
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
  client: Client,
  token: string,
  handle: (interaction: Interaction) => Promise<void>,
): Promise<Listening> => {
  const underWay = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const answering = handle(interaction).finally(() => underWay.delete(answering));
    underWay.add(answering);
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
  return {
    stop: async (graceMs) => {
      client.removeAllListeners(Events.InteractionCreate);
      client.removeAllListeners(Events.ShardReconnecting);
      await Promise.race([Promise.allSettled(underWay), pause(graceMs, undefined, { ref: false })]);
      await client.destroy();
    },
  };
};

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayOpcodes, InteractionResponseType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * A Discord server at the protocol level, without Discord's behaviour: tests send any packets to the bots, and the bots' requests are
 * recorded. The sandbox simulates five people and refuses what Discord refuses; this one can send packets that Discord would not, and has
 * more people and threads.
 */
export interface Wire {
  /** For `DISCORD_API`. */
  readonly restUrl: string;
  readonly token: string;
  /** Sends any interaction and waits for its first and its last response; `patience` is in milliseconds. */
  ask(interaction: WireInteraction, patience: number): Promise<Answered>;
  /** Requests since the start, counted by purpose. */
  readonly counted: { callbacks: number; webhooks: number; bot: number };
  /** Called for each message that is sent to a channel, or edited there. */
  onPost: (post: Post) => void;
  stop(): Promise<void>;
}

export interface WireInteraction {
  readonly id: string;
  readonly token: string;
  readonly guild_id?: string;
  readonly [field: string]: unknown;
}

export interface Answered {
  /** Milliseconds until the first and the last response; absent if there was none. */
  readonly first?: number;
  readonly final?: number;
  /** Type of the first response. */
  readonly type?: InteractionResponseType;
  /** The final message, as it was sent. */
  readonly body?: Record<string, unknown>;
}

/** A server with one channel, in which everybody has all permissions. */
export interface WireGuild {
  readonly id: string;
  readonly channel: string;
  readonly members: readonly string[];
  /** Another channel, visible to its owner only; then no other member administers the server. */
  readonly hidden?: string;
}

export interface Post {
  readonly channel: string;
  /** The id of a new thread. */
  readonly nonce: unknown;
  readonly at: number;
}

interface Waiting {
  readonly begun: number;
  answered: Answered;
  readonly settle: () => void;
}

export const WIRE_BOT = '1200000000000000001';
const TOKEN = 'a-token-of-the-wire';
const DEFERRALS: readonly unknown[] = [
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
];

/** Opens the server. `guilds` are in the gateway's format; each is assigned to its shard. */
export const openWire = async (guilds: readonly WireGuild[]): Promise<Wire> => {
  const waiting = new Map<string, Waiting>();
  const sockets = new Map<WebSocket, readonly [number, number]>();
  const counted = { callbacks: 0, webhooks: 0, bot: 0 };
  let ids = 1_300_000_000_000_000_000n;
  const nextId = (): string => String(++ids);
  const wire = { onPost: (_: Post): void => undefined };

  const respond = async (request: IncomingMessage, path: string): Promise<object | undefined> => {
    const body = payloadOf(await bytesOf(request), request.headers['content-type'] ?? '');
    const callback = /^\/interactions\/\d+\/([^/]+)\/callback$/.exec(path)?.[1];
    if (callback !== undefined) return noteFirst(callback, body);
    const edited = /^\/webhooks\/\d+\/([^/]+)\//.exec(path)?.[1];
    if (edited !== undefined) return noteFinal(edited, body);
    counted.bot++;
    const [, channel, edits] = /^\/channels\/(\d+)\/messages(\/\d+)?$/.exec(path) ?? [];
    if (channel !== undefined && request.method !== 'GET') wire.onPost({ channel, nonce: body.nonce, at: performance.now() });
    if (channel !== undefined && edits === undefined && request.method === 'POST') return message(nextId(), channel, body);
    return worldly(`${request.method} ${path}`, body);
  };
  const noteFirst = (token: string, body: Record<string, unknown>): undefined => {
    counted.callbacks++;
    const asked = waiting.get(token);
    if (asked === undefined) return;
    const first = performance.now() - asked.begun;
    const type = body.type as InteractionResponseType;
    asked.answered = { first, type, ...(!DEFERRALS.includes(type) && { final: first, body: (body.data ?? {}) as typeof body }) };
    if (!DEFERRALS.includes(type)) asked.settle();
  };
  const noteFinal = (token: string, body: Record<string, unknown>): object => {
    counted.webhooks++;
    const asked = waiting.get(token);
    if (asked !== undefined) {
      asked.answered = { ...asked.answered, final: performance.now() - asked.begun, body };
      asked.settle();
    }
    return message(nextId(), '1', {});
  };
  const gatewayUrl = (): string => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`;
  /** Responses to the bot's read requests in the normal case; all others get an empty one. */
  const WORLD: readonly (readonly [RegExp, (body: Record<string, unknown>, first: string, second: string) => object])[] = [
    [/^GET \/gateway\/bot$/, () => ({ url: gatewayUrl(), shards: 1, session_start_limit: LIMIT })],
    [/\/@me$/, () => BOT],
    [/^POST \/users\/@me\/channels$/, ({ recipient_id }) => ({ id: `${BigInt(String(recipient_id)) + 1n}`, type: 1 })],
    [/^(?:PUT|GET) .*commands$|^GET .*messages$/, () => []],
    [/^PATCH \/channels\/(\d+)\/messages\/(\d+)$/, (body, channel, id) => message(id, channel, body)],
    [/\/messages\/(\d+)\/threads$/, (_, id) => ({ id, type: 11 })],
    [/^PATCH \/channels\/(\d+)$/, (_, id) => ({ id, type: 11, thread_metadata: { archived: false, locked: false } })],
    [/^GET \/guilds\/\d+\/members\/(\d+)$/, (_, id) => ({ user: { id }, roles: [] })],
  ];
  const worldly = (line: string, body: Record<string, unknown>): object | undefined => {
    const [pattern, make] = WORLD.find(([each]) => each.test(line)) ?? [];
    const [, first = '', second = ''] = pattern?.exec(line) ?? [];
    return make?.(body, first, second);
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api\/v\d+/, '').replace(/\?.*$/, '');
    respond(request, path).then(
      (answer) => write(response, answer),
      () => response.destroy(),
    );
  });
  const gateway = new WebSocketServer({ server, path: '/gateway' });
  gateway.on('connection', (socket) => {
    let sequence = 0;
    const send = (op: number, d: unknown, t?: string): void =>
      socket.send(JSON.stringify({ op, d, ...(t !== undefined && { t, s: ++sequence }) }));
    Object.assign(socket, { dispatch: (t: string, d: unknown) => send(GatewayOpcodes.Dispatch, d, t) });
    socket.on('message', (data) => {
      const { op, d } = JSON.parse(String(data));
      if (op === GatewayOpcodes.Heartbeat) send(GatewayOpcodes.HeartbeatAck, null);
      if (op !== GatewayOpcodes.Identify) return;
      const shard = (d.shard ?? [0, 1]) as readonly [number, number];
      sockets.set(socket, shard);
      const own = guilds.filter(({ id }) => shardOf(id, shard[1]) === shard[0]);
      const unavailable = own.map(({ id }) => ({ id, unavailable: true }));
      send(GatewayOpcodes.Dispatch, { ...READY, guilds: unavailable, shard, resume_gateway_url: gatewayUrl() }, 'READY');
      for (const guild of own) send(GatewayOpcodes.Dispatch, told(guild), 'GUILD_CREATE');
    });
    socket.on('close', () => sockets.delete(socket));
    send(GatewayOpcodes.Hello, { heartbeat_interval: 41_250 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return Object.assign(wire, {
    restUrl: `http://127.0.0.1:${port}/api`,
    token: TOKEN,
    counted,
    ask: (interaction: WireInteraction, patience: number) =>
      new Promise<Answered>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(interaction.token);
          resolve(asked.answered);
        };
        const timer = setTimeout(end, patience);
        const asked: Waiting = { begun: performance.now(), answered: {}, settle: end };
        waiting.set(interaction.token, asked);
        for (const [socket, [shard, count]] of sockets) {
          const falls = shard === shardOf(interaction.guild_id, count);
          if (falls)
            (socket as Dispatching).dispatch('INTERACTION_CREATE', {
              ...interaction,
              sent_at: performance.timeOrigin + performance.now(),
            });
        }
      }),
    stop: async () => {
      for (const socket of sockets.keys()) socket.terminate();
      gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
};

type Dispatching = WebSocket & { dispatch(t: string, d: unknown): void };

/** A server's shard by Discord's formula; an invalid id gets the first shard. */
const shardOf = (guild: unknown, count: number): number =>
  typeof guild === 'string' && /^\d+$/.test(guild) ? Number((BigInt(guild) >> 22n) % BigInt(count)) : 0;

const BOT = { id: WIRE_BOT, username: 'trireme', discriminator: '0', global_name: 'Trireme', avatar: null, bot: true, flags: 0 };
const LIMIT = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 16 };
const READY = { v: 10, user: BOT, session_id: 'wire', application: { id: WIRE_BOT, flags: 0 } };

const EVERYTHING = '1125899906842623';
const NO_ADMINISTRATOR = String(BigInt(EVERYTHING) & ~PermissionFlagsBits.Administrator);
const HIDDEN = (everyone: string) => ({ id: everyone, type: 0, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) });

/** A server in the gateway's format. */
const told = ({ id, channel, members, hidden }: WireGuild): object => ({
  ...{ id, name: 'Harbour', owner_id: '1', member_count: members.length, features: [], emojis: [], stickers: [], threads: [] },
  ...{ voice_states: [], presences: [], stage_instances: [], guild_scheduled_events: [] },
  roles: [{ id, name: '@everyone', permissions: hidden === undefined ? EVERYTHING : NO_ADMINISTRATOR, position: 0 }],
  channels: [
    { id: channel, name: 'games', type: 0, position: 0, permission_overwrites: [] },
    ...(hidden === undefined ? [] : [{ id: hidden, name: 'den', type: 0, position: 1, permission_overwrites: [HIDDEN(id)] }]),
  ],
  members: members.map((user) => ({ user: { id: user, username: user, discriminator: '0' }, roles: [], flags: 0 })),
});

const message = (id: string, channel_id: string, { nonce, components = [], flags = 0 }: Record<string, unknown>): object => ({
  ...{ id, channel_id, author: BOT, content: '', timestamp: new Date().toISOString(), edited_timestamp: null, tts: false },
  ...{ mention_everyone: false, mentions: [], mention_roles: [], attachments: [], embeds: [], pinned: false, type: 0 },
  ...{ nonce, components, flags },
});

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** The JSON of a request; of a form with files, that part alone. */
const payloadOf = (bytes: Buffer, type: string): Record<string, unknown> => {
  if (bytes.length === 0) return {};
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString()) as Record<string, unknown>;
  const begin = bytes.indexOf('\r\n\r\n', bytes.indexOf('name="payload_json"')) + 4;
  return JSON.parse(bytes.subarray(begin, bytes.indexOf('\r\n--', begin)).toString()) as Record<string, unknown>;
};

const write = (response: ServerResponse, answer: object | undefined): void => {
  response.writeHead(answer === undefined ? 204 : 200, answer === undefined ? {} : { 'content-type': 'application/json' });
  response.end(answer === undefined ? undefined : JSON.stringify(answer));
};

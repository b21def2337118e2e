import { type APIMessage, DiscordAPIError, HTTPError, MessageType, type REST } from 'discord.js';
import type { Clock } from '#matches/index.ts';

/**
 * The part of Discord that posts of the bot need, without HTTP: channels, threads, direct messages, nonces and refusals. For tests that
 * stop an announcer at every single request it makes; all others use the sandbox.
 */
export interface TableTopDiscord {
  /** The REST interface as one process sees it; `until` ends that process: its requests get no response from then on. */
  rest(until?: Doom): REST;
  /** The messages of a channel, oldest first. */
  messages(channel: string): readonly StoredMessage[];
  /** Every request that arrived: `POST /channels/games/messages`. */
  readonly requests: readonly string[];
  readonly pings: readonly { readonly channel: string; readonly user: string }[];
  channel(id: string): StoredChannel;
  remove(channel: string): void;
  removeMessage(channel: string, message: string): void;
  dmOf(user: string): string;
  /** Makes the next matching requests fail like this; `after`: they are executed all the same. */
  fail(pattern: RegExp, fault: Fault, times?: number): void;
  /** Discards all failures that have not happened yet. */
  mend(): void;
  /** Sets the maximum total size of a message's files. */
  takeAtMost(bytes: number): void;
  readonly dmsClosed: Set<string>;
  /** Members who have left the server. */
  readonly left: Set<string>;
  /** Removes the bot from the server, or brings it back. */
  putBot(where: 'on the server' | 'nowhere' | 'on another server'): void;
}

export type Fault = { readonly status: number; readonly code?: number; readonly after?: boolean };

export interface StoredChannel {
  archived: boolean;
  locked: boolean;
  /** A channel the bot may neither see nor write to. */
  forbidden: boolean;
  readonly parent: string | undefined;
  readonly recipient: string | undefined;
}

export interface StoredMessage {
  readonly id: string;
  readonly nonce: string | undefined;
  readonly sentAt: number;
  /** The bytes of each file, as text. */
  readonly files: readonly string[];
  readonly silent: boolean;
  body: { readonly components: APIMessage['components']; readonly allowed_mentions?: { readonly users?: readonly string[] } };
  edits: number;
  editedAt: number | undefined;
}

/** When a process ends: `strike` is called for each request, before and after it is executed. */
export interface Doom {
  strike(moment: 'before' | 'after'): boolean;
}

interface Request {
  readonly body?: Record<string, unknown> | undefined;
  readonly files?: readonly { readonly data: Uint8Array }[] | undefined;
}

export const BOT = 'bot';
const NONCE_MEMORY_MS = 5 * 60_000;
const NEVER = new Promise<never>(() => undefined);

export const tableTopDiscord = (clock: Clock): TableTopDiscord => {
  const channels = new Map<string, StoredChannel>();
  const stored = new Map<string, StoredMessage[]>();
  const requests: string[] = [];
  const pings: { channel: string; user: string }[] = [];
  const dmsClosed = new Set<string>();
  const left = new Set<string>();
  let faults: { readonly pattern: RegExp; readonly fault: Fault }[] = [];
  let ids = 1000;
  let mostBytes = Number.POSITIVE_INFINITY;
  let botIs: Parameters<TableTopDiscord['putBot']>[0] = 'on the server';

  const refuse = (status: number, code: number, text: string): never => {
    throw new DiscordAPIError({ code, message: text }, code, status, 'ANY', 'http://discord', {
      body: undefined,
      files: undefined,
    });
  };
  const addChannel = (id: string, part: Partial<StoredChannel> = {}): string => {
    channels.set(id, { archived: false, locked: false, forbidden: false, parent: undefined, recipient: undefined, ...part });
    stored.set(id, []);
    return id;
  };
  addChannel('games');

  const reach = (id: string): StoredChannel => {
    const channel = channels.get(id);
    if (channel === undefined || (channel.parent !== undefined && !channels.has(channel.parent))) {
      return refuse(404, 10_003, 'Unknown Channel');
    }
    if (channel.recipient === undefined && botIs !== 'on the server') return refuse(403, 50_001, 'Missing Access');
    if (channel.recipient !== undefined && botIs === 'nowhere') return refuse(403, 50_278, 'No mutual guilds');
    if (channel.forbidden || (channel.parent !== undefined && channels.get(channel.parent)?.forbidden)) {
      return refuse(403, 50_013, 'Missing Permissions');
    }
    return channel;
  };
  const messagesIn = (id: string): StoredMessage[] => stored.get(id) ?? [];

  const send = (id: string, { body = {}, files = [] }: Request): object => {
    const channel = reach(id);
    if (channel.locked) refuse(403, 160_005, 'Thread is locked');
    if (channel.recipient !== undefined && dmsClosed.has(channel.recipient))
      refuse(403, 50_007, 'Cannot send messages to this user');
    const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
    if (bytes > mostBytes) refuse(413, 40_005, 'Request entity too large');
    channel.archived = false;
    const now = clock.now().getTime();
    const known = [...stored.values()].flat().find(({ nonce, sentAt }) => nonce === body.nonce && now - sentAt < NONCE_MEMORY_MS);
    if (known !== undefined) return seen(known);
    const message = {
      id: String(ids++),
      nonce: body.nonce as string,
      sentAt: now,
      files: files.map(({ data }) => new TextDecoder().decode(data)),
      silent: (Number(body.flags) & 4096) !== 0,
      body: body as StoredMessage['body'],
      edits: 0,
      editedAt: undefined,
    };
    messagesIn(id).push(message);
    for (const user of message.body.allowed_mentions?.users ?? []) pings.push({ channel: id, user });
    return seen(message);
  };
  const edit = (id: string, messageId: string, { body }: Request): object => {
    const channel = reach(id);
    if (channel.archived) refuse(400, 50_083, 'Thread is archived');
    const message = messagesIn(id).find((each) => each.id === messageId) ?? refuse(404, 10_008, 'Unknown Message');
    message.body = body as StoredMessage['body'];
    message.edits++;
    message.editedAt = clock.now().getTime();
    return seen(message);
  };
  const startThread = (id: string, message: string): object => {
    reach(id);
    if (channels.has(message)) refuse(400, 160_004, 'A thread has already been created for this message');
    return { id: addChannel(message, { parent: id }) };
  };
  const openThread = (id: string): object => {
    const channel = reach(id);
    if (channel.locked) refuse(403, 50_013, 'Missing Permissions');
    channel.archived = false;
    return { id, thread_metadata: { archived: false, locked: false } };
  };
  const openDm = ({ body }: Request): object => {
    const recipient = String(body?.recipient_id);
    const id = `dm-${recipient}`;
    if (!channels.has(id)) addChannel(id, { recipient });
    return { id };
  };
  const member = (id: string): object => (left.has(id) ? refuse(404, 10_007, 'Unknown Member') : { user: { id }, roles: [] });
  const list = (id: string): object => {
    reach(id);
    return messagesIn(id).map(seen).reverse();
  };

  /** A server where everybody sees all channels. */
  const guildOf = (id: string): object => ({ id, name: 'Server', owner_id: 'owner', roles: [{ id, permissions: '1024' }] });

  const routes: readonly [RegExp, (request: Request, ...parts: string[]) => object][] = [
    [/^POST \/channels\/([^/]+)\/messages$/, (request, id = '') => send(id, request)],
    [/^PATCH \/channels\/([^/]+)\/messages\/([^/]+)$/, (request, id = '', message = '') => edit(id, message, request)],
    [/^GET \/channels\/([^/]+)\/messages$/, (_request, id = '') => list(id)],
    [/^POST \/channels\/([^/]+)\/messages\/([^/]+)\/threads$/, (_request, id = '', message = '') => startThread(id, message)],
    [/^GET \/channels\/([^/]+)$/, (_request, id = '') => ({ id, permission_overwrites: [] })],
    [/^PATCH \/channels\/([^/]+)$/, (_request, id = '') => openThread(id)],
    [/^PUT \/channels\/([^/]+)\/thread-members\/([^/]+)$/, () => ({})],
    [/^POST \/users\/@me\/channels$/, (request) => openDm(request)],
    [
      /^GET \/guilds\/([^/]+)$/,
      (_request, id = '') => (botIs === 'on the server' ? guildOf(id) : refuse(404, 10_004, 'Unknown Guild')),
    ],
    [/^GET \/guilds\/[^/]+\/members\/([^/]+)$/, (_request, user = '') => member(user)],
  ];
  const perform = (line: string, request: Request): object => {
    for (const [pattern, act] of routes) {
      const match = pattern.exec(line);
      if (match !== null) return act(request, ...match.slice(1));
    }
    throw new Error(`No route for ${line}`);
  };
  const faultFor = (line: string): Fault | undefined => {
    const index = faults.findIndex(({ pattern }) => pattern.test(line));
    if (index < 0) return undefined;
    const [found] = faults.splice(index, 1);
    return found?.fault;
  };
  const throwFault = ({ status, code }: Fault): never =>
    code === undefined && status >= 500
      ? (() => {
          throw new HTTPError(status, 'Fault', 'ANY', 'http://discord', { body: undefined, files: undefined });
        })()
      : refuse(status, code as number, 'Fault');

  const ask =
    (method: string, doom: Doom | undefined) =>
    async (route: string, { body, files }: Request = {}) => {
      if (doom?.strike('before')) return NEVER;
      const line = `${method} ${route}`;
      requests.push(line);
      const fault = faultFor(line);
      if (fault !== undefined && fault.after !== true) throwFault(fault);
      const answer = perform(line, structuredClone({ body, files }));
      if (fault !== undefined) throwFault(fault);
      return doom?.strike('after') ? NEVER : answer;
    };

  return {
    rest: (until) =>
      ({
        get: ask('GET', until),
        post: ask('POST', until),
        patch: ask('PATCH', until),
        put: ask('PUT', until),
      }) as unknown as REST,
    messages: messagesIn,
    requests,
    pings,
    channel: (id) => channels.get(id) ?? refuse(404, 10_003, 'Unknown Channel'),
    remove: (id) => void channels.delete(id),
    removeMessage: (channel, message) => {
      stored.set(
        channel,
        messagesIn(channel).filter(({ id }) => id !== message),
      );
    },
    dmOf: (user) => `dm-${user}`,
    fail: (pattern, fault, times = 1) => {
      faults = [...faults, ...Array.from({ length: times }, () => ({ pattern, fault }))];
    },
    mend: () => {
      faults = [];
    },
    takeAtMost: (bytes) => {
      mostBytes = bytes;
    },
    dmsClosed,
    left,
    putBot: (where) => {
      botIs = where;
    },
  };
};

const seen = ({ id, nonce, body, editedAt }: StoredMessage): object => ({
  ...{ id, nonce, type: MessageType.Default, author: { id: BOT }, components: body.components },
  edited_timestamp: editedAt === undefined ? null : new Date(editedAt).toISOString(),
});

import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** Maximum number of dispatches kept for a resume. After a longer gap the session is invalid; Discord keeps them for minutes. */
const MAX_REPLAYED = 1_000;

interface Sent {
  readonly s: number;
  readonly t: string;
  readonly d: unknown;
}

/** A session of the bot. It outlives its socket until it is resumed, closed or replaced. */
export interface Session {
  readonly id: string;
  readonly intents: number;
  /** The shard's id and the number of shards. */
  readonly shard: readonly [id: number, count: number];
  /** The current socket; `undefined` after a lost connection. */
  socket: WebSocket | undefined;
  sequence: number;
  readonly sent: Sent[];
}

export const createSession = (id: string, intents: number, socket: WebSocket, shard: Session['shard'] = [0, 1]): Session => ({
  id,
  intents,
  shard,
  socket,
  sequence: 0,
  sent: [],
});

/** Sends a dispatch with the next sequence number, or keeps it until the session is resumed. */
export const dispatchTo = (session: Session, t: string, d: unknown): void => {
  const sent = { s: ++session.sequence, t, d };
  session.sent.push(sent);
  if (session.sent.length > MAX_REPLAYED) session.sent.shift();
  sendDispatch(session.socket, sent);
};

/** Sends the dispatches after `sequence` again. Returns false if some of them are no longer kept. */
export const replay = (session: Session, sequence: number): boolean => {
  if (sequence > session.sequence) return false;
  const missed = session.sent.filter(({ s }) => s > sequence);
  if (missed.length < session.sequence - sequence) return false;
  for (const sent of missed) sendDispatch(session.socket, sent);
  return true;
};

const sendDispatch = (socket: WebSocket | undefined, { s, t, d }: Sent): void => {
  socket?.send(JSON.stringify({ op: GatewayOpcodes.Dispatch, s, t, d }));
};

/** Returns the intent that a dispatch requires; 0 means that every session receives it. */
const intentOf = (t: string, inGuild: boolean): number => {
  if (t.startsWith('GUILD_MEMBER_')) return GatewayIntentBits.GuildMembers;
  if (t.startsWith('GUILD_') || t.startsWith('CHANNEL_') || t.startsWith('THREAD_')) return GatewayIntentBits.Guilds;
  if (t.startsWith('MESSAGE_')) return inGuild ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages;
  return 0;
};

/** Whether a session with these intents receives of a dispatch. */
export const receives = (intents: number, t: string, data: unknown): boolean => {
  const inGuild = typeof data === 'object' && data !== null && 'guild_id' in data;
  const intent = intentOf(t, inGuild);
  return intent === 0 || (intents & intent) !== 0;
};

/** Whether a shard receives the events of a guild. Those of direct messages, which have none, go to shard 0. */
export const isOnShard = ([id, count]: Session['shard'], guild: string | undefined): boolean =>
  guild === undefined ? id === 0 : (BigInt(guild) >> 22n) % BigInt(count) === BigInt(id);

/** The fields that are empty for a session without the intent `MessageContent`, except in the bot's own messages. */
const HIDDEN = { content: '', embeds: [], attachments: [], components: [] };

/** Returns a dispatch as a session with these intents receives it. */
export const visibleTo = (intents: number, t: string, data: unknown, bot: string): unknown => {
  const mayRead = (intents & GatewayIntentBits.MessageContent) !== 0 || !(t === 'MESSAGE_CREATE' || t === 'MESSAGE_UPDATE');
  if (mayRead || typeof data !== 'object' || data === null || !('guild_id' in data)) return data;
  const { author } = data as { readonly author?: { readonly id: string } };
  return author?.id === bot ? data : { ...data, ...HIDDEN };
};

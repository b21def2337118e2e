import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** Dispatches kept for a resume. Discord keeps them for minutes; more than this many were missed: the session is invalid. */
const MAX_REPLAYED = 1_000;

interface Sent {
  readonly s: number;
  readonly t: string;
  readonly d: unknown;
}

/** A session of the bot: outlives its socket until it is resumed, closed for good, or replaced. */
export interface Session {
  readonly id: string;
  readonly intents: number;
  /** Its number among how many, where the bot has divided its servers. */
  readonly shard: readonly [id: number, count: number];
  /** The socket it speaks through now; `undefined` after a lost connection. */
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

/** Sends again what came after `sequence`; false when some of it is no longer kept. */
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

/** The intent a dispatch needs; those not named here are sent to every session. */
const needs = (t: string, inGuild: boolean): number => {
  if (t.startsWith('GUILD_MEMBER_')) return GatewayIntentBits.GuildMembers;
  if (t.startsWith('GUILD_') || t.startsWith('CHANNEL_') || t.startsWith('THREAD_')) return GatewayIntentBits.Guilds;
  if (t.startsWith('MESSAGE_')) return inGuild ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages;
  return 0;
};

/** Whether a session with these intents hears of a dispatch. */
export const hears = (intents: number, t: string, data: unknown): boolean => {
  const inGuild = typeof data === 'object' && data !== null && 'guild_id' in data;
  const intent = needs(t, inGuild);
  return intent === 0 || (intents & intent) !== 0;
};

/** Whether a shard receives the events of a guild, or of direct messages where there is none: these go to shard 0. */
export const fallsTo = ([id, count]: Session['shard'], guild: string | undefined): boolean =>
  guild === undefined ? id === 0 : (BigInt(guild) >> 22n) % BigInt(count) === BigInt(id);

/** What a session without the intent `MessageContent` is not told of messages that are not the bot's own. */
const HIDDEN = { content: '', embeds: [], attachments: [], components: [] };

/** A dispatch as a session with these intents gets it. */
export const heardBy = (intents: number, t: string, data: unknown, bot: string): unknown => {
  const mayRead = (intents & GatewayIntentBits.MessageContent) !== 0 || !(t === 'MESSAGE_CREATE' || t === 'MESSAGE_UPDATE');
  if (mayRead || typeof data !== 'object' || data === null || !('guild_id' in data)) return data;
  const { author } = data as { readonly author?: { readonly id: string } };
  return author?.id === bot ? data : { ...data, ...HIDDEN };
};

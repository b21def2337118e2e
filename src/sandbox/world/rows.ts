import type { APIApplicationCommand, APIEmoji, APIMessage, APIOverwrite, APIRole } from 'discord-api-types/v10';
import type { Person } from '../pageProtocol.ts';

/** What the sandbox stores: plain data that survives JSON. Times are milliseconds since 1970 on the sandbox's clock. */

export interface PersonRow extends Person {
  readonly joinedAt: number;
  readonly roles: readonly string[];
}

export interface TextChannelRow {
  readonly kind: 'text';
  readonly id: string;
  readonly name: string;
  readonly topic?: string;
  readonly position: number;
  readonly overwrites: readonly APIOverwrite[];
  readonly lastMessage?: string;
}

export interface ThreadRow {
  readonly kind: 'thread';
  readonly id: string;
  readonly name: string;
  readonly parent: string;
  readonly owner: string;
  readonly private: boolean;
  readonly invitable: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  /** Minutes without a message until it archives itself. */
  readonly autoArchive: number;
  readonly archiveChangedAt: number;
  readonly createdAt: number;
  readonly activeAt: number;
  readonly slowmode: number;
  readonly members: readonly { readonly user: string; readonly joinedAt: number }[];
  /** Messages now, and ever sent; the starter message does not count. */
  readonly messageCount: number;
  readonly totalSent: number;
  readonly lastMessage?: string;
}

export interface DirectChannelRow {
  readonly kind: 'direct';
  readonly id: string;
  readonly person: string;
  readonly lastMessage?: string;
}

export type ChannelRow = TextChannelRow | ThreadRow | DirectChannelRow;

export interface MessageRow {
  /** As Discord's API returns it, except that files have `sandbox-file:` addresses. */
  readonly message: APIMessage;
  /** Ephemeral: the one person who sees it. */
  readonly onlyFor?: string;
  /** People whom the first version of the message pinged. */
  readonly pinged: readonly string[];
  /** Set by `enforce_nonce`: a repetition returns this message. */
  readonly nonceKept?: string;
}

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface GuildRow {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** Its preferred locale; absent in older worlds, where it is English. */
  readonly locale?: string;
  /** Why the bot is not there; absent if it is. */
  readonly botIs?: 'outage' | 'removed';
}

export interface BotRow {
  readonly id: string;
  readonly name: string;
  /** Its own role in the guild. */
  readonly role: string;
  readonly joinedAt: number;
}

/** An emoji of the application, with the id of its picture's file; those of older journals have none. */
export type EmojiRow = APIEmoji & { readonly file?: string };

/** A change of the world. The journal is a list of them. */
export type Change =
  | { readonly kind: 'guild'; readonly guild: GuildRow }
  | { readonly kind: 'bot'; readonly bot: BotRow }
  | { readonly kind: 'role'; readonly role: APIRole }
  | { readonly kind: 'person'; readonly person: PersonRow }
  | { readonly kind: 'channel'; readonly channel: ChannelRow }
  | { readonly kind: 'channelDeleted'; readonly id: string }
  | { readonly kind: 'message'; readonly row: MessageRow }
  | { readonly kind: 'messageDeleted'; readonly channel: string; readonly id: string }
  | { readonly kind: 'file'; readonly file: FileRow }
  | { readonly kind: 'fileDeleted'; readonly id: string }
  | { readonly kind: 'commands'; readonly scope: string; readonly commands: readonly APIApplicationCommand[] }
  | { readonly kind: 'emojis'; readonly emojis: readonly EmojiRow[] }
  | { readonly kind: 'read'; readonly person: string; readonly channel: string; readonly message: string };

import type { APIMessage } from 'discord-api-types/v10';
import { compareIds } from '../compareIds.ts';

/** The messages of a channel that the page has read. */
export interface ChannelLog {
  /** Oldest first. */
  readonly messages: readonly APIMessage[];
  /** Whether there are no older messages. */
  readonly whole: boolean;
  /** `new`: only what the stream brought. `stale`: the stream was away since. */
  readonly state: 'new' | 'loaded' | 'stale';
}

export const EMPTY_LOG: ChannelLog = { messages: [], whole: false, state: 'new' };

function joined(older: readonly APIMessage[], winning: readonly APIMessage[]): readonly APIMessage[] {
  const byId = new Map([...older, ...winning].map((message) => [message.id, message]));
  return [...byId.values()].sort((left, right) => compareIds(left.id, right.id));
}

/** The log with a message new to it, or with a newer form of one it has. */
export const withMessage = (log: ChannelLog, message: APIMessage): ChannelLog => ({
  ...log,
  messages: joined(log.messages, [message]),
});

export const withoutMessage = (log: ChannelLog, id: string): ChannelLog => ({
  ...log,
  messages: log.messages.filter((message) => message.id !== id),
});

/**
 * The log with its newest page as read from the sandbox. What the stream brought while a new log was read is newer than the page;
 * of a stale one only what is newer than the page stays, as the rest may have been changed or deleted unseen.
 */
export function withNewestPage(log: ChannelLog, page: readonly APIMessage[], limit: number): ChannelLog {
  const newest = page[0];
  const kept =
    log.state === 'stale' && newest ? log.messages.filter((message) => compareIds(message.id, newest.id) > 0) : log.messages;
  return { messages: joined(page, kept), whole: page.length < limit, state: 'loaded' };
}

export const withOlderPage = (log: ChannelLog, page: readonly APIMessage[], limit: number): ChannelLog => ({
  ...log,
  messages: joined(page, log.messages),
  whole: page.length < limit,
});

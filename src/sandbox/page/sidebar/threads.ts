import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { compareIds } from '../../compareIds.ts';

const THREADS: readonly ChannelType[] = [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread];

export type ThreadState = 'open' | 'archived' | 'locked';

export const isThread = (channel: APIChannel): boolean => THREADS.includes(channel.type);

/** Whether a thread can be written to; a locked one only by moderators. */
export function threadState(channel: APIChannel): ThreadState {
  const metadata = 'thread_metadata' in channel ? channel.thread_metadata : undefined;
  if (metadata?.locked) return 'locked';
  return metadata?.archived ? 'archived' : 'open';
}

export const parentOf = (channel: APIChannel): string | undefined =>
  isThread(channel) && 'parent_id' in channel ? (channel.parent_id ?? undefined) : undefined;

const position = (channel: APIChannel): number => ('position' in channel ? (channel.position ?? 0) : 0);

export const textChannels = (channels: readonly APIChannel[]): readonly APIChannel[] =>
  channels.filter(({ type }) => type === ChannelType.GuildText).sort((left, right) => position(left) - position(right));

/** The threads of a channel, newest first. */
export const threadsOf = (channels: readonly APIChannel[], parent: string): readonly APIChannel[] =>
  channels.filter((channel) => parentOf(channel) === parent).sort((left, right) => compareIds(right.id, left.id));

/** Returns the displayed name of a channel (with a number sign) or a thread. */
export const placeName = (channel: APIChannel): string => (isThread(channel) ? (channel.name ?? '') : `#${channel.name}`);

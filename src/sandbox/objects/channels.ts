import {
  type APIChannel,
  type APIDMChannel,
  type APITextChannel,
  type APIThreadChannel,
  type ChannelFlags,
  ChannelType,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { ChannelRow, DirectChannelRow, TextChannelRow, ThreadRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { userOf } from './users.ts';

/** Returns a channel as Discord's API does. */
export const channelOf = (world: World, row: ChannelRow): APIChannel => {
  switch (row.kind) {
    case 'text':
      return textChannelOf(world, row);
    case 'thread':
      return threadOf(world, row);
    case 'direct':
      return directChannelOf(world, row);
  }
};

export const textChannelOf = (world: World, row: TextChannelRow): APITextChannel => ({
  id: row.id,
  type: ChannelType.GuildText,
  guild_id: world.guild.id,
  name: row.name,
  topic: row.topic ?? null,
  position: row.position,
  parent_id: null,
  nsfw: false,
  rate_limit_per_user: 0,
  permission_overwrites: [...row.overwrites],
  last_message_id: row.lastMessage ?? null,
  flags: 0 as ChannelFlags,
});

export const threadOf = (world: World, row: ThreadRow): APIThreadChannel => ({
  id: row.id,
  type: row.private ? ChannelType.PrivateThread : ChannelType.PublicThread,
  guild_id: world.guild.id,
  parent_id: row.parent,
  owner_id: row.owner,
  name: row.name,
  last_message_id: row.lastMessage ?? null,
  message_count: row.messageCount,
  total_message_sent: row.totalSent,
  member_count: Math.min(50, row.members.length),
  rate_limit_per_user: row.slowmode,
  flags: 0 as ChannelFlags,
  applied_tags: [],
  thread_metadata: {
    archived: row.archived,
    locked: row.locked,
    auto_archive_duration: row.autoArchive as ThreadAutoArchiveDuration,
    archive_timestamp: new Date(row.archiveChangedAt).toISOString(),
    create_timestamp: new Date(row.createdAt).toISOString(),
    ...(row.private ? { invitable: row.invitable } : {}),
  },
});

const directChannelOf = (world: World, row: DirectChannelRow): APIDMChannel => {
  const person = userOf(world, row.person);
  return {
    id: row.id,
    type: ChannelType.DM,
    last_message_id: row.lastMessage ?? null,
    flags: 0 as ChannelFlags,
    recipients: person ? [person] : [],
    name: null,
  };
};

import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { seesChannel } from '../people/visible.ts';
import { may, maySend } from '../permissions.ts';
import { updateThread } from '../threads/update.ts';
import type { ChannelRow, MessageRow, ThreadRow } from '../world/rows.ts';
import { messageIn } from '../world/world.ts';
import { discordError } from './errors.ts';

/** Throws 503 where the guild is in an outage, and `refusal` where the bot is not on it. */
export const needGuild = ({ world }: Context, refusal: 'missingAccess' | 'unknownGuild'): void => {
  if (world.guild.botIs === 'outage') throw discordError('guildUnavailable');
  if (world.guild.botIs === 'removed') throw discordError(refusal);
};

/** A channel the bot can see. Throws 10003, 50001. */
export const channelSeen = (context: Context, id: string): ChannelRow => {
  const channel = context.world.channels.get(id);
  if (!channel) throw discordError('unknownChannel');
  if (channel.kind !== 'direct') needGuild(context, 'missingAccess');
  const bot = context.world.bot.id;
  const seen =
    channel.kind === 'thread' && channel.private
      ? seesChannel(context.world, bot, channel) || may(context.world, bot, channel, PermissionFlagsBits.ManageThreads)
      : may(context.world, bot, channel, PermissionFlagsBits.ViewChannel);
  if (!seen) throw discordError('missingAccess');
  return channel;
};

/** A thread the bot can see. Throws 10003, 50001, 50024. */
export const threadSeen = (context: Context, id: string): ThreadRow => {
  const channel = channelSeen(context, id);
  if (channel.kind !== 'thread') throw discordError('wrongChannelType');
  return channel;
};

/** Throws 50013 unless the bot has every one of these permissions there. */
export const needPermissions = (context: Context, channel: ChannelRow, ...bits: readonly bigint[]): void => {
  if (!may(context.world, context.world.bot.id, channel, ...bits)) throw discordError('missingPermissions');
};

/** A message of a channel, ephemeral ones left out. Throws 10008. */
export const messageSeen = (context: Context, channel: ChannelRow, id: string): MessageRow => {
  const row = messageIn(context.world, channel.id, id);
  if (!row || row.onlyFor !== undefined) throw discordError('unknownMessage');
  return row;
};

/** Throws 50013, 50007 or a locked thread's error unless the bot may write in the channel. */
export const needSending = (context: Context, channel: ChannelRow): void => {
  const { world } = context;
  if (!maySend(world, world.bot.id, channel)) throw discordError('missingPermissions');
  if (channel.kind === 'direct' && world.guild.botIs === 'removed') throw discordError('noMutualGuilds');
  if (channel.kind === 'direct' && world.people.get(channel.person)?.dmsClosed) throw discordError('cannotMessageUser');
  if (channel.kind === 'thread' && isShut(context, channel))
    throw discordError(channel.archived ? 'threadArchived' : 'threadLocked');
};

/** Whether a thread is locked for the bot: only those who may lock it can write. */
const isShut = ({ world }: Context, thread: ThreadRow): boolean =>
  thread.locked && !may(world, world.bot.id, thread, PermissionFlagsBits.ManageThreads);

/** Unarchives a thread, as a new message in it does. Throws 50083 if it is locked. */
export const wakeThread = (context: Context, channel: ChannelRow): void => {
  if (channel.kind !== 'thread' || !channel.archived) return;
  if (isShut(context, channel)) throw discordError('threadArchived');
  updateThread(context, { ...channel, archived: false });
};

/** Nothing in an archived thread can be edited. Throws 50083. */
export const needAwake = (channel: ChannelRow): void => {
  if (channel.kind === 'thread' && channel.archived) throw discordError('threadArchived');
};

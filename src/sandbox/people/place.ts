import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { may } from '../permissions.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { messageIn } from '../world/world.ts';
import { refuse } from './refusal.ts';
import { seesChannel, seesMessage } from './visible.ts';

/** Returns the channel that a person acts in; refuses one that they do not see. */
export const channelFor = (context: Context, person: string, id: string): ChannelRow => {
  const channel = context.world.channels.get(id);
  if (!channel || !seesChannel(context.world, person, channel)) return refuse('This channel is not there, or you cannot see it.');
  return channel;
};

/** Returns the message whose control a person uses. */
export const messageFor = (context: Context, person: string, channel: string, id: string): MessageRow => {
  const row = messageIn(context.world, channel, id);
  if (!row || !seesMessage(person, row)) return refuse('This message is not there, or you cannot see it.');
  return row;
};

/** Refuses commands in an archived thread and without the permission to use them. */
export const checkCommandsHere = (context: Context, person: string, channel: ChannelRow): void => {
  if (channel.kind !== 'direct' && context.world.guild.botIs !== undefined) refuse('The bot is not here.');
  if (channel.kind === 'thread' && channel.archived) refuse('This thread is archived: commands cannot be used in it.');
  const allowed = channel.kind === 'direct' || may(context.world, person, channel, PermissionFlagsBits.UseApplicationCommands);
  if (!allowed) refuse('You may not use commands in this channel.');
};

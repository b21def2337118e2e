import { PermissionFlagsBits } from 'discord-api-types/v10';
import { may } from '../permissions.ts';
import type { Stage } from '../stage.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { messageIn } from '../world/world.ts';
import { refuse } from './refusal.ts';
import { seesChannel, seesMessage } from './visible.ts';

/** The channel a person acts in, which the person must see. */
export const channelFor = (stage: Stage, person: string, id: string): ChannelRow => {
  const channel = stage.world.channels.get(id);
  if (!channel || !seesChannel(stage.world, person, channel)) return refuse('This channel is not there, or you cannot see it.');
  return channel;
};

/** The message a person uses a control of. */
export const messageFor = (stage: Stage, person: string, channel: string, id: string): MessageRow => {
  const row = messageIn(stage.world, channel, id);
  if (!row || !seesMessage(person, row)) return refuse('This message is not there, or you cannot see it.');
  return row;
};

/** Commands are not offered in an archived thread, nor without the permission to use them. */
export const checkCommandsHere = (stage: Stage, person: string, channel: ChannelRow): void => {
  if (channel.kind !== 'direct' && stage.world.guild.botIs !== undefined) refuse('The bot is not here.');
  if (channel.kind === 'thread' && channel.archived) refuse('This thread is archived: commands cannot be used in it.');
  const allowed = channel.kind === 'direct' || may(stage.world, person, channel, PermissionFlagsBits.UseApplicationCommands);
  if (!allowed) refuse('You may not use commands in this channel.');
};

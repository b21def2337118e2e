import { MessageType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { showMessage } from './show.ts';

/** Adds a message to its channel and announces it to the bot and the pages. `interaction`: the one it responds to. */
export const postMessage = (context: Context, row: MessageRow, interaction?: string): void => {
  const channel = context.world.channels.get(row.message.channel_id);
  context.change({ kind: 'message', row });
  if (channel && row.onlyFor === undefined) context.change({ kind: 'channel', channel: withMessage(context, channel, row) });
  dispatchMessage(context, 'MESSAGE_CREATE', row);
  const update = {
    kind: 'message',
    channel: row.message.channel_id,
    message: showMessage(context, row),
    ephemeral: row.onlyFor !== undefined,
  } as const;
  context.tell(interaction === undefined ? update : { ...update, interaction }, row.onlyFor ?? 'everyone');
};

/** Replaces a message by a later version of it. */
export const changeMessage = (context: Context, row: MessageRow): void => {
  const before = context.world.messages.get(row.message.channel_id)?.get(row.message.id);
  context.change({ kind: 'message', row });
  forgetFiles(context, before, row);
  dispatchMessage(context, 'MESSAGE_UPDATE', row);
  context.tell(
    {
      kind: 'messageEdited',
      channel: row.message.channel_id,
      message: showMessage(context, row),
      ephemeral: row.onlyFor !== undefined,
    },
    row.onlyFor ?? 'everyone',
  );
};

/** Deletes a message. */
export const removeMessage = (context: Context, row: MessageRow): void => {
  const { id, channel_id: channel } = row.message;
  context.change({ kind: 'messageDeleted', channel, id });
  forgetFiles(context, row, undefined);
  const place = context.world.channels.get(channel);
  if (place?.kind === 'thread' && row.onlyFor === undefined && place.id !== id) {
    context.change({ kind: 'channel', channel: { ...place, messageCount: Math.max(0, place.messageCount - 1) } });
  }
  if (row.onlyFor === undefined) context.dispatch('MESSAGE_DELETE', { id, channel_id: channel, ...guildOf(context, place) });
  context.tell({ kind: 'messageDeleted', channel, id }, row.onlyFor ?? 'everyone');
};

/** Returns a channel with one more message. In a thread its author and the people it pings become members. */
const withMessage = (context: Context, channel: ChannelRow, { message, pinged }: MessageRow): ChannelRow => {
  if (channel.kind !== 'thread') return { ...channel, lastMessage: message.id };
  if (message.type === MessageType.ThreadStarterMessage) return { ...channel, lastMessage: message.id };
  const now = context.clock.now();
  const joining = [message.author.id, ...pinged].filter((user) => !channel.members.some((member) => member.user === user));
  return {
    ...channel,
    lastMessage: message.id,
    activeAt: now,
    messageCount: channel.messageCount + 1,
    totalSent: channel.totalSent + 1,
    members: [...channel.members, ...[...new Set(joining)].map((user) => ({ user, joinedAt: now }))],
  };
};

const dispatchMessage = (context: Context, type: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', row: MessageRow): void => {
  if (row.onlyFor !== undefined) return;
  const channel = context.world.channels.get(row.message.channel_id);
  context.dispatch(type, { ...showMessage(context, row), ...guildOf(context, channel) });
};

const guildOf = (context: Context, channel: ChannelRow | undefined) =>
  channel?.kind === 'direct' ? {} : { guild_id: context.world.guild.id };

const FILE = /^sandbox-file:([^/]+)\//;

/** Deletes the files that a message no longer has. */
const forgetFiles = (context: Context, before: MessageRow | undefined, after: MessageRow | undefined): void => {
  const kept = new Set(after?.message.attachments.map(({ url }) => url));
  for (const { url } of before?.message.attachments ?? []) {
    const id = FILE.exec(url)?.[1];
    if (!kept.has(url) && id !== undefined) context.change({ kind: 'fileDeleted', id });
  }
};

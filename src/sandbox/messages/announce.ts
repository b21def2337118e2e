import { MessageType } from 'discord-api-types/v10';
import type { Stage } from '../stage.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { showMessage } from './show.ts';

/** Adds a message to its channel, and tells the bot and the pages. `interaction`: the one it answers. */
export const postMessage = (stage: Stage, row: MessageRow, interaction?: string): void => {
  const channel = stage.world.channels.get(row.message.channel_id);
  stage.change({ kind: 'message', row });
  if (channel && row.onlyFor === undefined) stage.change({ kind: 'channel', channel: withMessage(stage, channel, row) });
  dispatchMessage(stage, 'MESSAGE_CREATE', row);
  const update = {
    kind: 'message',
    channel: row.message.channel_id,
    message: showMessage(stage, row),
    ephemeral: row.onlyFor !== undefined,
  } as const;
  stage.tell(interaction === undefined ? update : { ...update, interaction }, row.onlyFor ?? 'everyone');
};

/** Replaces a message by a later version of it. */
export const changeMessage = (stage: Stage, row: MessageRow): void => {
  const before = stage.world.messages.get(row.message.channel_id)?.get(row.message.id);
  stage.change({ kind: 'message', row });
  forgetFiles(stage, before, row);
  dispatchMessage(stage, 'MESSAGE_UPDATE', row);
  stage.tell(
    {
      kind: 'messageEdited',
      channel: row.message.channel_id,
      message: showMessage(stage, row),
      ephemeral: row.onlyFor !== undefined,
    },
    row.onlyFor ?? 'everyone',
  );
};

/** Takes a message away. */
export const removeMessage = (stage: Stage, row: MessageRow): void => {
  const { id, channel_id: channel } = row.message;
  stage.change({ kind: 'messageDeleted', channel, id });
  forgetFiles(stage, row, undefined);
  const place = stage.world.channels.get(channel);
  if (place?.kind === 'thread' && row.onlyFor === undefined && place.id !== id) {
    stage.change({ kind: 'channel', channel: { ...place, messageCount: Math.max(0, place.messageCount - 1) } });
  }
  if (row.onlyFor === undefined) stage.dispatch('MESSAGE_DELETE', { id, channel_id: channel, ...guildOf(stage, place) });
  stage.tell({ kind: 'messageDeleted', channel, id }, row.onlyFor ?? 'everyone');
};

/** A channel with one more message; in a thread its writer and those it pings take part from now on. */
const withMessage = (stage: Stage, channel: ChannelRow, { message, pinged }: MessageRow): ChannelRow => {
  if (channel.kind !== 'thread') return { ...channel, lastMessage: message.id };
  if (message.type === MessageType.ThreadStarterMessage) return { ...channel, lastMessage: message.id };
  const now = stage.clock.now();
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

const dispatchMessage = (stage: Stage, type: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', row: MessageRow): void => {
  if (row.onlyFor !== undefined) return;
  const channel = stage.world.channels.get(row.message.channel_id);
  stage.dispatch(type, { ...showMessage(stage, row), ...guildOf(stage, channel) });
};

const guildOf = (stage: Stage, channel: ChannelRow | undefined) =>
  channel?.kind === 'direct' ? {} : { guild_id: stage.world.guild.id };

const FILE = /^sandbox-file:([^/]+)\//;

/** Files a message no longer has are forgotten. */
const forgetFiles = (stage: Stage, before: MessageRow | undefined, after: MessageRow | undefined): void => {
  const kept = new Set(after?.message.attachments.map(({ url }) => url));
  for (const { url } of before?.message.attachments ?? []) {
    const id = FILE.exec(url)?.[1];
    if (!kept.has(url) && id !== undefined) stage.change({ kind: 'fileDeleted', id });
  }
};

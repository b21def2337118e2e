import { ChannelType, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Context } from '../../context.ts';
import { changeMessage, postMessage } from '../../messages/announce.ts';
import { newMessage } from '../../messages/newMessage.ts';
import { threadOf } from '../../objects/channels.ts';
import { activeThreads, threadWithBot } from '../../objects/guilds.ts';
import { may, maySend } from '../../permissions.ts';
import { check } from '../../schemas/check.ts';
import { type ThreadAlone, type ThreadPatch, threadAlone, threadFromMessage, threadPatch } from '../../schemas/threads.ts';
import { updateThread } from '../../threads/update.ts';
import type { ChannelRow, MessageRow, TextChannelRow, ThreadRow } from '../../world/rows.ts';
import { channelSeen, messageSeen, needPermissions, threadSeen } from '../access.ts';
import { type Answer, type Call, created, ok, param, type Route } from '../call.ts';
import { discordError } from '../errors.ts';

const fromMessage = (call: Call): Answer => {
  const { context } = call;
  const channel = parentSeen(context, param(call, 'channel'));
  const source = messageSeen(context, channel, param(call, 'message'));
  const payload = check(threadFromMessage, call.body ?? {});
  needPermissions(context, channel, PermissionFlagsBits.CreatePublicThreads);
  if (context.world.channels.has(source.message.id)) throw discordError('threadExists');
  const thread = open(context, channel, { ...payload, type: ChannelType.PublicThread }, source.message.id);
  changeMessage(context, withThread(source));
  postMessage(context, notice(context, thread.id, MessageType.ThreadStarterMessage, '', channel.id, source.message.id));
  return created(threadWithBot(context.world, current(context, thread)));
};

const alone = (call: Call): Answer => {
  const { context } = call;
  const channel = parentSeen(context, param(call, 'channel'));
  const payload = check(threadAlone, call.body ?? {});
  const isPublic = payload.type === ChannelType.PublicThread;
  needPermissions(
    context,
    channel,
    isPublic ? PermissionFlagsBits.CreatePublicThreads : PermissionFlagsBits.CreatePrivateThreads,
  );
  const thread = open(context, channel, payload, context.snowflakes.next());
  if (isPublic) postMessage(context, notice(context, channel.id, MessageType.ThreadCreated, thread.name, thread.id));
  return created(threadWithBot(context.world, thread));
};

const parentSeen = (context: Context, id: string): TextChannelRow => {
  const channel = channelSeen(context, id);
  if (channel.kind === 'direct') throw discordError('notOnDirectMessage');
  if (channel.kind === 'thread') throw discordError('wrongChannelType');
  return channel;
};

/** Maximum number of threads of a guild that aren't archived. */
const MAX_ACTIVE = 1_000;

const open = (context: Context, parent: ChannelRow, payload: ThreadAlone, id: string): ThreadRow => {
  if (activeThreads(context.world).length >= MAX_ACTIVE) throw discordError('tooManyThreads');
  const now = context.clock.now();
  const thread: ThreadRow = {
    kind: 'thread',
    id,
    name: payload.name,
    parent: parent.id,
    owner: context.world.bot.id,
    private: payload.type !== ChannelType.PublicThread,
    invitable: payload.invitable ?? true,
    archived: false,
    locked: false,
    autoArchive: payload.auto_archive_duration ?? 1_440,
    archiveChangedAt: now,
    createdAt: now,
    activeAt: now,
    slowmode: payload.rate_limit_per_user ?? 0,
    members: [{ user: context.world.bot.id, joinedAt: now }],
    messageCount: 0,
    totalSent: 0,
  };
  context.change({ kind: 'channel', channel: thread });
  context.dispatch('THREAD_CREATE', { ...threadWithBot(context.world, thread), newly_created: true });
  context.tell({ kind: 'channel', channel: threadOf(context.world, thread) }, 'everyone');
  return thread;
};

const current = (context: Context, thread: ThreadRow): ThreadRow => {
  const row = context.world.channels.get(thread.id);
  return row?.kind === 'thread' ? row : thread;
};

const withThread = (row: MessageRow): MessageRow => ({
  ...row,
  message: { ...row.message, flags: (row.message.flags ?? 0) | MessageFlags.HasThread },
});

/** Returns a message that Discord writes itself: that a thread was created, or where it began. */
const notice = (
  context: Context,
  channel: string,
  type: MessageType,
  content: string,
  about: string,
  message?: string,
): MessageRow => ({
  pinged: [],
  message: newMessage(context, channel, context.world.bot.id, {
    content,
    type,
    message_reference: {
      type: 0,
      channel_id: about,
      guild_id: context.world.guild.id,
      ...(message === undefined ? {} : { message_id: message }),
    },
  }),
});

const patch = (call: Call): Answer => {
  const { context } = call;
  const thread = threadSeen(context, param(call, 'channel'));
  const payload = check(threadPatch, call.body ?? {});
  if (!mayPatch(context, thread, payload)) throw discordError('missingPermissions');
  if (thread.archived && payload.archived !== false) throw discordError('threadArchived');
  updateThread(context, {
    ...thread,
    name: payload.name ?? thread.name,
    archived: payload.archived ?? thread.archived,
    locked: payload.locked ?? thread.locked,
    invitable: payload.invitable ?? thread.invitable,
    autoArchive: payload.auto_archive_duration ?? thread.autoArchive,
    slowmode: payload.rate_limit_per_user ?? thread.slowmode,
  });
  return ok(threadWithBot(context.world, current(context, thread)));
};

/** Moderators may change everything; the owner everything except `locked` and the slow mode; writers may only unarchive an unlocked thread. */
const mayPatch = (context: Context, thread: ThreadRow, payload: ThreadPatch): boolean => {
  const { world } = context;
  if (may(world, world.bot.id, thread, PermissionFlagsBits.ManageThreads)) return true;
  if (thread.locked || payload.locked !== undefined || payload.rate_limit_per_user !== undefined) return false;
  const onlyWakes = payload.archived === false && Object.keys(payload).length === 1;
  return thread.owner === world.bot.id || (onlyWakes && maySend(world, world.bot.id, thread));
};

const remove = (call: Call): Answer => {
  const { context } = call;
  const thread = threadSeen(context, param(call, 'channel'));
  needPermissions(context, thread, PermissionFlagsBits.ManageThreads);
  const shown = threadOf(context.world, thread);
  context.change({ kind: 'channelDeleted', id: thread.id });
  context.dispatch('THREAD_DELETE', {
    id: thread.id,
    guild_id: context.world.guild.id,
    parent_id: thread.parent,
    type: shown.type,
  });
  context.tell({ kind: 'channelDeleted', id: thread.id }, 'everyone');
  return ok(shown);
};

export const threadRoutes: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', handle: fromMessage },
  { method: 'POST', path: '/channels/:channel/threads', handle: alone },
  { method: 'PATCH', path: '/channels/:channel', handle: patch },
  { method: 'DELETE', path: '/channels/:channel', handle: remove },
];

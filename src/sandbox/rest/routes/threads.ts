import { type APIMessage, ChannelType, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { changeMessage, postMessage } from '../../messages/announce.ts';
import { threadOf } from '../../objects/channels.ts';
import { activeThreads, threadWithBot } from '../../objects/guilds.ts';
import { userOf } from '../../objects/users.ts';
import { may, maySend } from '../../permissions.ts';
import { check } from '../../schemas/check.ts';
import { type ThreadAlone, type ThreadPatch, threadAlone, threadFromMessage, threadPatch } from '../../schemas/threads.ts';
import type { Stage } from '../../stage.ts';
import { updateThread } from '../../threads/update.ts';
import type { ChannelRow, MessageRow, TextChannelRow, ThreadRow } from '../../world/rows.ts';
import { channelSeen, messageSeen, needPermissions, threadSeen } from '../access.ts';
import { type Answer, type Call, created, ok, param, type Route } from '../call.ts';
import { discordError } from '../errors.ts';

const fromMessage = (call: Call): Answer => {
  const { stage } = call;
  const channel = parentSeen(stage, param(call, 'channel'));
  const source = messageSeen(stage, channel, param(call, 'message'));
  const payload = check(threadFromMessage, call.body ?? {});
  needPermissions(stage, channel, PermissionFlagsBits.CreatePublicThreads);
  if (stage.world.channels.has(source.message.id)) throw discordError('threadExists');
  const thread = open(stage, channel, { ...payload, type: ChannelType.PublicThread }, source.message.id);
  changeMessage(stage, withThread(source));
  postMessage(stage, notice(stage, thread.id, MessageType.ThreadStarterMessage, '', channel.id, source.message.id));
  return created(threadWithBot(stage.world, current(stage, thread)));
};

const alone = (call: Call): Answer => {
  const { stage } = call;
  const channel = parentSeen(stage, param(call, 'channel'));
  const payload = check(threadAlone, call.body ?? {});
  const isPublic = payload.type === ChannelType.PublicThread;
  needPermissions(stage, channel, isPublic ? PermissionFlagsBits.CreatePublicThreads : PermissionFlagsBits.CreatePrivateThreads);
  const thread = open(stage, channel, payload, stage.snowflakes.next());
  if (isPublic) postMessage(stage, notice(stage, channel.id, MessageType.ThreadCreated, thread.name, thread.id));
  return created(threadWithBot(stage.world, thread));
};

const parentSeen = (stage: Stage, id: string): TextChannelRow => {
  const channel = channelSeen(stage, id);
  if (channel.kind === 'direct') throw discordError('notOnDirectMessage');
  if (channel.kind === 'thread') throw discordError('wrongChannelType');
  return channel;
};

/** Maximum number of threads of a guild that aren't archived. */
const MAX_ACTIVE = 1_000;

const open = (stage: Stage, parent: ChannelRow, payload: ThreadAlone, id: string): ThreadRow => {
  if (activeThreads(stage.world).length >= MAX_ACTIVE) throw discordError('tooManyThreads');
  const now = stage.clock.now();
  const thread: ThreadRow = {
    kind: 'thread',
    id,
    name: payload.name,
    parent: parent.id,
    owner: stage.world.bot.id,
    private: payload.type !== ChannelType.PublicThread,
    invitable: payload.invitable ?? true,
    archived: false,
    locked: false,
    autoArchive: payload.auto_archive_duration ?? 1_440,
    archiveChangedAt: now,
    createdAt: now,
    activeAt: now,
    slowmode: payload.rate_limit_per_user ?? 0,
    members: [{ user: stage.world.bot.id, joinedAt: now }],
    messageCount: 0,
    totalSent: 0,
  };
  stage.change({ kind: 'channel', channel: thread });
  stage.dispatch('THREAD_CREATE', { ...threadWithBot(stage.world, thread), newly_created: true });
  stage.tell({ kind: 'channel', channel: threadOf(stage.world, thread) }, 'everyone');
  return thread;
};

const current = (stage: Stage, thread: ThreadRow): ThreadRow => {
  const row = stage.world.channels.get(thread.id);
  return row?.kind === 'thread' ? row : thread;
};

const withThread = (row: MessageRow): MessageRow => ({
  ...row,
  message: { ...row.message, flags: (row.message.flags ?? 0) | MessageFlags.HasThread },
});

/** A message Discord writes itself: that a thread was made, or where a thread began. */
const notice = (
  stage: Stage,
  channel: string,
  type: MessageType,
  content: string,
  about: string,
  message?: string,
): MessageRow => ({
  pinged: [],
  message: {
    id: stage.snowflakes.next(),
    channel_id: channel,
    author: userOf(stage.world, stage.world.bot.id),
    content,
    type,
    timestamp: new Date(stage.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    flags: 0,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    message_reference: {
      type: 0,
      channel_id: about,
      guild_id: stage.world.guild.id,
      ...(message === undefined ? {} : { message_id: message }),
    },
  } as unknown as APIMessage,
});

const patch = (call: Call): Answer => {
  const { stage } = call;
  const thread = threadSeen(stage, param(call, 'channel'));
  const payload = check(threadPatch, call.body ?? {});
  if (!mayPatch(stage, thread, payload)) throw discordError('missingPermissions');
  if (thread.archived && payload.archived !== false) throw discordError('threadArchived');
  updateThread(stage, {
    ...thread,
    name: payload.name ?? thread.name,
    archived: payload.archived ?? thread.archived,
    locked: payload.locked ?? thread.locked,
    invitable: payload.invitable ?? thread.invitable,
    autoArchive: payload.auto_archive_duration ?? thread.autoArchive,
    slowmode: payload.rate_limit_per_user ?? thread.slowmode,
  });
  return ok(threadWithBot(stage.world, current(stage, thread)));
};

/** Moderators may change all; who made the thread all but `locked` and the slow mode; who may write may wake one that is not locked. */
const mayPatch = (stage: Stage, thread: ThreadRow, payload: ThreadPatch): boolean => {
  const { world } = stage;
  if (may(world, world.bot.id, thread, PermissionFlagsBits.ManageThreads)) return true;
  if (thread.locked || payload.locked !== undefined || payload.rate_limit_per_user !== undefined) return false;
  const onlyWakes = payload.archived === false && Object.keys(payload).length === 1;
  return thread.owner === world.bot.id || (onlyWakes && maySend(world, world.bot.id, thread));
};

const remove = (call: Call): Answer => {
  const { stage } = call;
  const thread = threadSeen(stage, param(call, 'channel'));
  needPermissions(stage, thread, PermissionFlagsBits.ManageThreads);
  const shown = threadOf(stage.world, thread);
  stage.change({ kind: 'channelDeleted', id: thread.id });
  stage.dispatch('THREAD_DELETE', { id: thread.id, guild_id: stage.world.guild.id, parent_id: thread.parent, type: shown.type });
  stage.tell({ kind: 'channelDeleted', id: thread.id }, 'everyone');
  return ok(shown);
};

export const threadRoutes: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', handle: fromMessage },
  { method: 'POST', path: '/channels/:channel/threads', handle: alone },
  { method: 'PATCH', path: '/channels/:channel', handle: patch },
  { method: 'DELETE', path: '/channels/:channel', handle: remove },
];

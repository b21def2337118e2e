import { type APIMessage, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { compareIds } from '../../compareIds.ts';
import type { Context } from '../../context.ts';
import { changeMessage, postMessage, removeMessage } from '../../messages/announce.ts';
import { composeMessage, reviseMessage, SETTABLE } from '../../messages/compose.ts';
import { findByNonce, rememberedNonce } from '../../messages/nonce.ts';
import { showMessage } from '../../messages/show.ts';
import { may } from '../../permissions.ts';
import { check } from '../../schemas/check.ts';
import { snowflake } from '../../schemas/fields.ts';
import { type MessageCreate, messageCreate, messageEdit } from '../../schemas/messages.ts';
import type { ChannelRow } from '../../world/rows.ts';
import { channelSeen, messageSeen, needAwake, needPermissions, needSending, wakeThread } from '../access.ts';
import { type Answer, type Call, noContent, ok, param, type Route } from '../call.ts';
import { discordError, invalidField } from '../errors.ts';

const create = (call: Call): Answer => {
  const { context } = call;
  const channel = channelSeen(context, param(call, 'channel'));
  const payload = check(messageCreate, call.body ?? {});
  needSending(context, channel);
  if (payload.embeds?.length) needPermissions(context, channel, PermissionFlagsBits.EmbedLinks);
  if (call.files.length > 0) needPermissions(context, channel, PermissionFlagsBits.AttachFiles);
  const twin = payload.enforce_nonce ? findByNonce(context, payload.nonce) : undefined;
  if (twin) return ok(showMessage(context, twin));
  const reference = referenceOf(context, channel, payload);
  const row = composeMessage(context, {
    channel,
    payload,
    uploads: call.files,
    settable: SETTABLE,
    own: { ...(payload.nonce === undefined || payload.nonce === null ? {} : { nonce: payload.nonce }), ...reference },
  });
  wakeThread(context, channel);
  postMessage(context, { ...row, ...rememberedNonce(payload) });
  return ok(showMessage(context, row));
};

/** What makes a message a reply. Throws 50035 when there is no such message and the payload says that there must be one. */
const referenceOf = (
  context: Context,
  channel: ChannelRow,
  { message_reference: wanted }: MessageCreate,
): Partial<APIMessage> => {
  if (!wanted) return {};
  const target = context.world.messages.get(wanted.channel_id ?? channel.id)?.get(wanted.message_id);
  if (!target || target.onlyFor !== undefined || target.message.channel_id !== channel.id) {
    if (wanted.fail_if_not_exists === false) return {};
    throw invalidField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  needPermissions(context, channel, PermissionFlagsBits.ReadMessageHistory);
  return {
    type: MessageType.Reply,
    message_reference: { type: 0, message_id: wanted.message_id, channel_id: channel.id },
  };
};

const edit = (call: Call): Answer => {
  const { context } = call;
  const channel = channelSeen(context, param(call, 'channel'));
  const row = messageSeen(context, channel, param(call, 'message'));
  const payload = check(messageEdit, call.body ?? {});
  if (row.message.author.id !== context.world.bot.id) throw discordError('notYourMessage');
  needAwake(channel);
  const changed = reviseMessage(context, row, { channel, payload, uploads: call.files });
  changeMessage(context, changed);
  return ok(showMessage(context, changed));
};

const remove = (call: Call): Answer => {
  const { context } = call;
  const channel = channelSeen(context, param(call, 'channel'));
  const row = messageSeen(context, channel, param(call, 'message'));
  if (row.message.author.id !== context.world.bot.id) needPermissions(context, channel, PermissionFlagsBits.ManageMessages);
  needAwake(channel);
  removeMessage(context, row);
  return noContent;
};

const get = (call: Call): Answer => {
  const channel = channelSeen(call.context, param(call, 'channel'));
  needPermissions(call.context, channel, PermissionFlagsBits.ReadMessageHistory);
  return ok(showMessage(call.context, messageSeen(call.context, channel, param(call, 'message'))));
};

const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** Newest first. Without the permission to read the history the list is empty. */
const list = (call: Call): Answer => {
  const { context } = call;
  const channel = channelSeen(context, param(call, 'channel'));
  const { limit, before, after, around } = check(listQuery, Object.fromEntries(call.query));
  if (!may(context.world, context.world.bot.id, channel, PermissionFlagsBits.ReadMessageHistory)) return ok([]);
  const rows = [...(context.world.messages.get(channel.id)?.values() ?? [])]
    .filter((row) => row.onlyFor === undefined)
    .toSorted((a, b) => compareIds(b.message.id, a.message.id));
  const show = (some: typeof rows): Answer => ok(some.map((row) => showMessage(context, row)));
  if (around !== undefined) {
    const middle = rows.findIndex(({ message }) => compareIds(message.id, around) <= 0);
    const start = Math.max(0, (middle < 0 ? rows.length : middle) - Math.floor(limit / 2));
    return show(rows.slice(start, start + limit));
  }
  if (after !== undefined) return show(rows.filter(({ message }) => compareIds(message.id, after) > 0).slice(-limit));
  return show(rows.filter(({ message }) => before === undefined || compareIds(message.id, before) < 0).slice(0, limit));
};

const typing = (call: Call): Answer => {
  needSending(call.context, channelSeen(call.context, param(call, 'channel')));
  return noContent;
};

export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', handle: list },
  { method: 'POST', path: '/channels/:channel/messages', handle: create },
  { method: 'GET', path: '/channels/:channel/messages/:message', handle: get },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', handle: edit },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', handle: remove },
  { method: 'POST', path: '/channels/:channel/typing', handle: typing },
];

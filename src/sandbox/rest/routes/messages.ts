import { type APIMessage, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { changeMessage, postMessage, removeMessage } from '../../messages/announce.ts';
import { composeMessage, reviseMessage, SETTABLE } from '../../messages/compose.ts';
import { findByNonce, rememberedNonce } from '../../messages/nonce.ts';
import { showMessage } from '../../messages/show.ts';
import { may } from '../../permissions.ts';
import { check } from '../../schemas/check.ts';
import { snowflake } from '../../schemas/fields.ts';
import { type MessageCreate, messageCreate, messageEdit } from '../../schemas/messages.ts';
import { compareIds } from '../../snowflakes.ts';
import type { Stage } from '../../stage.ts';
import type { ChannelRow } from '../../world/rows.ts';
import { channelSeen, messageSeen, needAwake, needPermissions, needSending, wakeThread } from '../access.ts';
import { type Answer, type Call, noContent, ok, param, type Route } from '../call.ts';
import { discordError, invalidField } from '../errors.ts';

const create = (call: Call): Answer => {
  const { stage } = call;
  const channel = channelSeen(stage, param(call, 'channel'));
  const payload = check(messageCreate, call.body ?? {});
  needSending(stage, channel);
  if (payload.embeds?.length) needPermissions(stage, channel, PermissionFlagsBits.EmbedLinks);
  if (call.files.length > 0) needPermissions(stage, channel, PermissionFlagsBits.AttachFiles);
  const twin = payload.enforce_nonce ? findByNonce(stage, payload.nonce) : undefined;
  if (twin) return ok(showMessage(stage, twin));
  const reference = referenceOf(stage, channel, payload);
  const row = composeMessage(stage, {
    channel,
    payload,
    uploads: call.files,
    settable: SETTABLE,
    own: { ...(payload.nonce === undefined || payload.nonce === null ? {} : { nonce: payload.nonce }), ...reference },
  });
  wakeThread(stage, channel);
  postMessage(stage, { ...row, ...rememberedNonce(payload) });
  return ok(showMessage(stage, row));
};

/** What makes a message a reply. Throws 50035 when there is no such message and the payload says that there must be one. */
const referenceOf = (stage: Stage, channel: ChannelRow, { message_reference: wanted }: MessageCreate): Partial<APIMessage> => {
  if (!wanted) return {};
  const target = stage.world.messages.get(wanted.channel_id ?? channel.id)?.get(wanted.message_id);
  if (!target || target.onlyFor !== undefined || target.message.channel_id !== channel.id) {
    if (wanted.fail_if_not_exists === false) return {};
    throw invalidField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  needPermissions(stage, channel, PermissionFlagsBits.ReadMessageHistory);
  return {
    type: MessageType.Reply,
    message_reference: { type: 0, message_id: wanted.message_id, channel_id: channel.id },
  };
};

const edit = (call: Call): Answer => {
  const { stage } = call;
  const channel = channelSeen(stage, param(call, 'channel'));
  const row = messageSeen(stage, channel, param(call, 'message'));
  const payload = check(messageEdit, call.body ?? {});
  if (row.message.author.id !== stage.world.bot.id) throw discordError('notYourMessage');
  needAwake(channel);
  const changed = reviseMessage(stage, row, { channel, payload, uploads: call.files });
  changeMessage(stage, changed);
  return ok(showMessage(stage, changed));
};

const remove = (call: Call): Answer => {
  const { stage } = call;
  const channel = channelSeen(stage, param(call, 'channel'));
  const row = messageSeen(stage, channel, param(call, 'message'));
  if (row.message.author.id !== stage.world.bot.id) needPermissions(stage, channel, PermissionFlagsBits.ManageMessages);
  needAwake(channel);
  removeMessage(stage, row);
  return noContent;
};

const get = (call: Call): Answer => {
  const channel = channelSeen(call.stage, param(call, 'channel'));
  needPermissions(call.stage, channel, PermissionFlagsBits.ReadMessageHistory);
  return ok(showMessage(call.stage, messageSeen(call.stage, channel, param(call, 'message'))));
};

const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** Newest first. Without the permission to read the history the list is empty. */
const list = (call: Call): Answer => {
  const { stage } = call;
  const channel = channelSeen(stage, param(call, 'channel'));
  const { limit, before, after, around } = check(listQuery, Object.fromEntries(call.query));
  if (!may(stage.world, stage.world.bot.id, channel, PermissionFlagsBits.ReadMessageHistory)) return ok([]);
  const rows = [...(stage.world.messages.get(channel.id)?.values() ?? [])]
    .filter((row) => row.onlyFor === undefined)
    .toSorted((a, b) => compareIds(b.message.id, a.message.id));
  const show = (some: typeof rows): Answer => ok(some.map((row) => showMessage(stage, row)));
  if (around !== undefined) {
    const middle = rows.findIndex(({ message }) => compareIds(message.id, around) <= 0);
    const start = Math.max(0, (middle < 0 ? rows.length : middle) - Math.floor(limit / 2));
    return show(rows.slice(start, start + limit));
  }
  if (after !== undefined) return show(rows.filter(({ message }) => compareIds(message.id, after) > 0).slice(-limit));
  return show(rows.filter(({ message }) => before === undefined || compareIds(message.id, before) < 0).slice(0, limit));
};

const typing = (call: Call): Answer => {
  needSending(call.stage, channelSeen(call.stage, param(call, 'channel')));
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

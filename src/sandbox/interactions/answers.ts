import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { changeMessage, postMessage } from '../messages/announce.ts';
import { composeMessage, reviseMessage, SETTABLE } from '../messages/compose.ts';
import { userOf } from '../objects/users.ts';
import { needAwake, wakeThread } from '../rest/access.ts';
import type { Upload } from '../rest/call.ts';
import { discordError } from '../rest/errors.ts';
import type { InteractionMessage, MessageEdit } from '../schemas/messages.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { messageIn } from '../world/world.ts';
import { commandName } from './commandPath.ts';
import type { Pending } from './pending.ts';

/** Creates the message of the first response, or a loading one for a deferral. It becomes `@original`. */
export const openMessage = (
  context: Context,
  pending: Pending,
  payload: InteractionMessage | 'deferred',
  uploads: readonly Upload[],
  ephemeral = payload !== 'deferred' && ((payload.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
): MessageRow => {
  const row =
    payload === 'deferred'
      ? loadingMessage(context, pending, ephemeral)
      : answer(context, pending, payload, uploads, ephemeral, {});
  pending.original = row.message.id;
  if (payload === 'deferred') pending.deferred = 'message';
  send(context, pending, row);
  return row;
};

/** Sends a follow-up. The first one after a deferral fills the loading message instead and keeps its visibility. */
export const followUp = (
  context: Context,
  pending: Pending,
  payload: InteractionMessage,
  uploads: readonly Upload[],
): MessageRow => {
  if (pending.deferred === 'message') {
    const { flags, ...edit } = payload;
    return fillMessage(context, pending, { ...edit, ...(flags ? { flags: flags & ~MessageFlags.Ephemeral } : {}) }, uploads);
  }
  const ephemeral = ((payload.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const reference = pending.original === undefined ? {} : replyTo(pending.channel, pending.original);
  const row = answer(context, pending, payload, uploads, ephemeral, reference);
  send(context, pending, row);
  return row;
};

/** Edits a message of the interaction, by default `@original`. Throws 10008 if it was deleted. */
export const fillMessage = (
  context: Context,
  pending: Pending,
  payload: MessageEdit,
  uploads: readonly Upload[],
  id = pending.original,
): MessageRow => {
  const channel = placeOf(context, pending);
  const before = id === undefined ? undefined : messageIn(context.world, channel.id, id);
  if (!before) throw discordError('unknownMessage');
  needAwake(channel);
  const after = reviseMessage(context, before, { channel, payload, uploads });
  if (id === pending.original) delete pending.deferred;
  changeMessage(context, after);
  return after;
};

const answer = (
  context: Context,
  pending: Pending,
  payload: InteractionMessage,
  uploads: readonly Upload[],
  ephemeral: boolean,
  own: Readonly<Record<string, unknown>>,
): MessageRow =>
  composeMessage(context, {
    channel: placeOf(context, pending),
    payload,
    uploads,
    settable: SETTABLE | MessageFlags.Ephemeral,
    onlyFor: ephemeral ? pending.person : undefined,
    own: { ...originOf(context, pending), ...own },
  });

const loadingMessage = (context: Context, pending: Pending, ephemeral: boolean): MessageRow => {
  const row = answer(context, pending, { content: 'loading' }, [], ephemeral, { content: '' });
  return { ...row, message: { ...row.message, flags: (row.message.flags ?? 0) | MessageFlags.Loading } };
};

const send = (context: Context, pending: Pending, row: MessageRow): void => {
  wakeThread(context, placeOf(context, pending));
  postMessage(context, row, pending.interaction.id);
};

const placeOf = (context: Context, pending: Pending): ChannelRow => {
  const channel = context.world.channels.get(pending.channel);
  if (!channel) throw discordError('unknownChannel');
  return channel;
};

const replyTo = (channel: string, message: string) => ({
  type: MessageType.Reply,
  message_reference: { type: 0, channel_id: channel, message_id: message },
});

/** Returns the fields of a message that describe its interaction. */
const originOf = (context: Context, { interaction, person, source, channel }: Pending): Readonly<Record<string, unknown>> => {
  const user = userOf(context.world, person);
  const name = commandName(interaction);
  return {
    application_id: context.world.bot.id,
    webhook_id: context.world.bot.id,
    interaction_metadata: {
      id: interaction.id,
      type: interaction.type,
      user,
      authorizing_integration_owners: interaction.authorizing_integration_owners,
      ...(source === undefined ? {} : { interacted_message_id: source }),
    },
    ...(name === undefined
      ? {}
      : { type: MessageType.ChatInputCommand, interaction: { id: interaction.id, type: interaction.type, name, user } }),
    ...(source === undefined ? {} : replyTo(channel, source)),
  };
};

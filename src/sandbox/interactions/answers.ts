import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { changeMessage, postMessage } from '../messages/announce.ts';
import { composeMessage, reviseMessage, SETTABLE } from '../messages/compose.ts';
import { userOf } from '../objects/users.ts';
import { needAwake, wakeThread } from '../rest/access.ts';
import type { Upload } from '../rest/call.ts';
import { discordError } from '../rest/errors.ts';
import type { InteractionMessage, MessageEdit } from '../schemas/messages.ts';
import type { Stage } from '../stage.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { messageIn } from '../world/world.ts';
import { commandName } from './commandPath.ts';
import type { Pending } from './pending.ts';

/** Makes the first response's message, or a loading one to be filled later. It is `@original` from now on. */
export const openMessage = (
  stage: Stage,
  pending: Pending,
  payload: InteractionMessage | 'deferred',
  uploads: readonly Upload[],
  ephemeral = payload !== 'deferred' && ((payload.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
): MessageRow => {
  const row =
    payload === 'deferred' ? loadingMessage(stage, pending, ephemeral) : answer(stage, pending, payload, uploads, ephemeral, {});
  pending.original = row.message.id;
  pending.ephemeral = ephemeral;
  if (payload === 'deferred') pending.deferred = 'message';
  send(stage, pending, row);
  return row;
};

/** A further message. The first one after a deferral fills the loading message instead, and stays as visible as that is. */
export const followUp = (stage: Stage, pending: Pending, payload: InteractionMessage, uploads: readonly Upload[]): MessageRow => {
  if (pending.deferred === 'message') {
    const { flags, ...edit } = payload;
    return fillMessage(stage, pending, { ...edit, ...(flags ? { flags: flags & ~MessageFlags.Ephemeral } : {}) }, uploads);
  }
  const ephemeral = ((payload.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const reference = pending.original === undefined ? {} : replyTo(pending.channel, pending.original);
  const row = answer(stage, pending, payload, uploads, ephemeral, reference);
  send(stage, pending, row);
  return row;
};

/** Changes a message of the interaction; `id`: another one than `@original`. Throws 10008 when it is gone. */
export const fillMessage = (
  stage: Stage,
  pending: Pending,
  payload: MessageEdit,
  uploads: readonly Upload[],
  id = pending.original,
): MessageRow => {
  const channel = placeOf(stage, pending);
  const before = id === undefined ? undefined : messageIn(stage.world, channel.id, id);
  if (!before) throw discordError('unknownMessage');
  needAwake(channel);
  const after = reviseMessage(stage, before, { channel, payload, uploads });
  if (id === pending.original) delete pending.deferred;
  changeMessage(stage, after);
  return after;
};

const answer = (
  stage: Stage,
  pending: Pending,
  payload: InteractionMessage,
  uploads: readonly Upload[],
  ephemeral: boolean,
  own: Readonly<Record<string, unknown>>,
): MessageRow =>
  composeMessage(stage, {
    channel: placeOf(stage, pending),
    payload,
    uploads,
    settable: SETTABLE | MessageFlags.Ephemeral,
    onlyFor: ephemeral ? pending.person : undefined,
    own: { ...originOf(stage, pending), ...own },
  });

const loadingMessage = (stage: Stage, pending: Pending, ephemeral: boolean): MessageRow => {
  const row = composeMessage(stage, {
    channel: placeOf(stage, pending),
    payload: { content: 'loading' },
    uploads: [],
    settable: 0,
    onlyFor: ephemeral ? pending.person : undefined,
    own: { ...originOf(stage, pending), content: '' },
  });
  return { ...row, message: { ...row.message, flags: (row.message.flags ?? 0) | MessageFlags.Loading } };
};

const send = (stage: Stage, pending: Pending, row: MessageRow): void => {
  wakeThread(stage, placeOf(stage, pending));
  postMessage(stage, row, pending.id);
};

const placeOf = (stage: Stage, pending: Pending): ChannelRow => {
  const channel = stage.world.channels.get(pending.channel);
  if (!channel) throw discordError('unknownChannel');
  return channel;
};

const replyTo = (channel: string, message: string) => ({
  type: MessageType.Reply,
  message_reference: { type: 0, channel_id: channel, message_id: message },
});

/** What a message says of the interaction it answers. */
const originOf = (stage: Stage, { interaction, person, source, channel }: Pending): Readonly<Record<string, unknown>> => {
  const user = userOf(stage.world, person);
  const name = commandName(interaction);
  return {
    application_id: stage.world.bot.id,
    webhook_id: stage.world.bot.id,
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

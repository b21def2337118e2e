import {
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Context } from '../../context.ts';
import { fillMessage, openMessage } from '../../interactions/answers.ts';
import { focusedType } from '../../interactions/commandPath.ts';
import type { Pending } from '../../interactions/pending.ts';
import { showMessage } from '../../messages/show.ts';
import { type Callback, callback } from '../../schemas/callbacks.ts';
import { check } from '../../schemas/check.ts';
import type { MessageRow } from '../../world/rows.ts';
import { type Answer, type Call, noContent, ok, param, type Route } from '../call.ts';
import { DiscordError, discordError, invalidField, invalidForm } from '../errors.ts';

/** `POST /interactions/:id/:token/callback`: the first response; a second one is refused. */
const respond = (call: Call): Answer => {
  const { context, interactions } = call;
  const pending = interactions.findByToken(param(call, 'token'));
  if (!pending || pending.interaction.id !== param(call, 'interaction') || pending.late) throw discordError('unknownInteraction');
  const response = check(callback, call.body ?? {});
  checkType(pending, response.type);
  if (pending.answered) throw discordError('alreadyAcknowledged');
  const message = insideData(() => take(call, pending, response));
  pending.answered = true;
  pending.settle({
    interaction: pending.interaction.id,
    response: NAMES[response.type],
    ...(message ? { message: showMessage(context, message) } : {}),
    ...(response.type === InteractionResponseType.ApplicationCommandAutocompleteResult
      ? { choices: (response.data.choices ?? []) as readonly APIApplicationCommandOptionChoice[] }
      : {}),
    ...(pending.modal && response.type === InteractionResponseType.Modal ? { modal: pending.modal } : {}),
  });
  return call.query.get('with_response') === 'true' ? ok(describe(context, pending, response.type, message)) : noContent;
};

const NAMES = {
  [InteractionResponseType.ChannelMessageWithSource]: 'message',
  [InteractionResponseType.DeferredChannelMessageWithSource]: 'deferred',
  [InteractionResponseType.DeferredMessageUpdate]: 'deferredUpdate',
  [InteractionResponseType.UpdateMessage]: 'update',
  [InteractionResponseType.ApplicationCommandAutocompleteResult]: 'autocomplete',
  [InteractionResponseType.Modal]: 'modal',
} as const;

/** Refuses a response that does not suit the interaction: a modal to a modal, an update without a message, … */
const checkType = (pending: Pending, type: Callback['type']): void => {
  const isPartial = pending.interaction.type === InteractionType.ApplicationCommandAutocomplete;
  const updates = type === InteractionResponseType.UpdateMessage || type === InteractionResponseType.DeferredMessageUpdate;
  const fits =
    isPartial === (type === InteractionResponseType.ApplicationCommandAutocompleteResult) &&
    !(updates && pending.source === undefined) &&
    !(type === InteractionResponseType.Modal && pending.interaction.type === InteractionType.ModalSubmit);
  if (!fits) throw invalidField(['type'], 'INTERACTION_RESPONSE_TYPE_INVALID', 'This response does not suit the interaction.');
};

/** Choices are of the option's kind: whole numbers for an integer, and so on. */
const checkChoices = (pending: Pending, values: readonly (string | number)[]): void => {
  const type = focusedType(pending.interaction);
  const odd = values.findIndex((value) => {
    if (type === ApplicationCommandOptionType.Integer) return !Number.isInteger(value);
    return typeof value !== (type === ApplicationCommandOptionType.Number ? 'number' : 'string');
  });
  if (odd >= 0) {
    throw invalidField(['choices', odd, 'value'], 'UNION_TYPE_CHOICES', 'This choice is not of the kind of its option.');
  }
};

/** `@original` is the message whose control was used. */
const takeSource = (pending: Pending): void => {
  if (pending.source !== undefined) pending.original = pending.source;
};

/** What is wrong with a message is wrong with the callback's `data`. */
const insideData = <T>(task: () => T): T => {
  try {
    return task();
  } catch (error) {
    throw error instanceof DiscordError && error.errors ? invalidForm({ data: error.errors }) : error;
  }
};

/** Performs a response. Returns the message it created or changed. */
const take = ({ context, files }: Call, pending: Pending, response: Callback): MessageRow | undefined => {
  switch (response.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return openMessage(context, pending, response.data, files);
    case InteractionResponseType.DeferredChannelMessageWithSource: {
      const flags = response.data?.flags ?? 0;
      if ((flags & ~MessageFlags.Ephemeral) !== 0) {
        throw invalidField(['flags'], 'MESSAGE_FLAGS_INVALID', 'Only EPHEMERAL can be set on a deferred response.');
      }
      return openMessage(context, pending, 'deferred', [], (flags & MessageFlags.Ephemeral) !== 0);
    }
    case InteractionResponseType.UpdateMessage:
      takeSource(pending);
      return fillMessage(context, pending, response.data ?? {}, files);
    case InteractionResponseType.DeferredMessageUpdate:
      takeSource(pending);
      pending.deferred = 'update';
      return undefined;
    case InteractionResponseType.Modal:
      pending.modal = response.data as unknown as APIModalInteractionResponseCallbackData;
      context.tell({ kind: 'modal', interaction: pending.interaction.id, modal: pending.modal }, pending.person);
      return undefined;
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      checkChoices(
        pending,
        (response.data.choices ?? []).map(({ value }) => value),
      );
      return undefined;
  }
};

/** Returns the body for a callback with `with_response`. */
const describe = (context: Context, pending: Pending, type: Callback['type'], message: MessageRow | undefined) => {
  const deferred = type === InteractionResponseType.DeferredChannelMessageWithSource;
  const hasMessage = type === InteractionResponseType.ChannelMessageWithSource || type === InteractionResponseType.UpdateMessage;
  return {
    interaction: {
      id: pending.interaction.id,
      type: pending.interaction.type,
      channel_id: pending.channel,
      ...(context.world.channels.get(pending.channel)?.kind === 'direct' ? {} : { guild_id: context.world.guild.id }),
      ...(message
        ? {
            response_message_id: message.message.id,
            response_message_loading: deferred,
            response_message_ephemeral: message.onlyFor !== undefined,
          }
        : {}),
    },
    ...(message && hasMessage ? { resource: { type, message: showMessage(context, message) } } : {}),
  };
};

export const callbackRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', open: true, handle: respond },
];

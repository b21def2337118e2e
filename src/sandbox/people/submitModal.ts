import { type APIModalInteractionResponseCallbackData, ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { deliver } from '../interactions/deliver.ts';
import { envelope } from '../interactions/envelope.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { showMessage } from '../messages/show.ts';
import type { Action, ActionResult } from '../pageProtocol.ts';
import { messageIn } from '../world/world.ts';
import { channelFor } from './place.ts';
import { refuse } from './refusal.ts';

type ModalAct = Extract<Action, { do: 'modal' }>;
type Row = APIModalInteractionResponseCallbackData['components'][number];

/** Submits a modal. */
export const submitModal = (context: Context, interactions: Interactions, act: ModalAct): Promise<ActionResult> => {
  const opened = interactions.findById(act.interaction);
  if (!opened?.modal || opened.person !== act.as || opened.modal.custom_id !== act.customId) {
    return refuse('This form is no longer open.');
  }
  const channel = channelFor(context, act.as, opened.channel);
  const source = opened.source === undefined ? undefined : messageIn(context.world, channel.id, opened.source);
  const interaction = envelope(context, act.as, channel, InteractionType.ModalSubmit, {
    ...(source ? { message: showMessage(context, source) } : {}),
    data: { custom_id: act.customId, components: opened.modal.components.map((row) => submitted(row, act.fields)) },
  });
  return deliver(context, interactions, {
    interaction,
    person: act.as,
    channel: channel.id,
    source: source?.message.id,
  });
};

const submitted = (row: Row, fields: ModalAct['fields']): unknown => {
  if (row.type === ComponentType.ActionRow) {
    return { type: row.type, id: 1, components: row.components.map((input) => filled(input, fields)) };
  }
  if (row.type === ComponentType.Label) return { type: row.type, id: 1, component: filled(row.component, fields) };
  return { type: row.type, id: 1 };
};

/** Returns an input as a submission contains it. */
const filled = (input: object, fields: ModalAct['fields']): unknown => {
  const { type, custom_id: id, ...rules } = input as { type: ComponentType; custom_id: string } & Record<string, unknown>;
  const value = fields[id];
  const required = rules.required !== false;
  if (required && (value === undefined || value.length === 0)) return refuse('A field that is needed is empty.');
  if (type === ComponentType.TextInput) {
    const text = typeof value === 'string' ? value : '';
    const { min_length: least = 0, max_length: most = 4_000 } = rules as { min_length?: number; max_length?: number };
    if (text.length > most || (text.length > 0 && text.length < least))
      refuse(`A text is ${least} to ${most} characters long here.`);
    return { type, id: 1, custom_id: id, value: text };
  }
  return { type, id: 1, custom_id: id, values: Array.isArray(value) ? value : value === undefined ? [] : [value] };
};

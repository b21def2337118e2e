import { InteractionResponseType } from 'discord-api-types/v10';
import { z } from 'zod';
import { localizations, maybe, text } from './fields.ts';
import { interactionMessage, messageEdit } from './messages.ts';
import { modal } from './modals.ts';

const choices = z
  .array(
    z.strictObject({
      name: text(1, 100),
      name_localizations: localizations(text(1, 100)),
      value: z.union([text(0, 100), z.number()]),
    }),
  )
  .max(25);

/** `POST /interactions/:id/:token/callback` */
export const callback = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(InteractionResponseType.ChannelMessageWithSource), data: interactionMessage }),
  z.strictObject({
    type: z.literal(InteractionResponseType.DeferredChannelMessageWithSource),
    data: maybe(z.strictObject({ flags: maybe(z.int()) })),
  }),
  z.strictObject({ type: z.literal(InteractionResponseType.DeferredMessageUpdate) }),
  z.strictObject({ type: z.literal(InteractionResponseType.UpdateMessage), data: maybe(messageEdit) }),
  z.strictObject({
    type: z.literal(InteractionResponseType.ApplicationCommandAutocompleteResult),
    data: z.strictObject({ choices: maybe(choices) }),
  }),
  z.strictObject({ type: z.literal(InteractionResponseType.Modal), data: modal }),
]);

export type Callback = z.infer<typeof callback>;

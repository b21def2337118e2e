import { AllowedMentionsTypes } from 'discord-api-types/v10';
import { z } from 'zod';
import { fieldIssue } from './check.ts';
import { components } from './components.ts';
import { embeds } from './embeds.ts';
import { maybe, snowflake, text, unique } from './fields.ts';

const uniqueIds = unique(snowflake, 100);

const parse = unique(
  z.union([z.literal(AllowedMentionsTypes.Everyone), z.literal(AllowedMentionsTypes.Role), z.literal(AllowedMentionsTypes.User)]),
  3,
);

const allowedMentions = z
  .strictObject({ parse: maybe(parse), users: maybe(uniqueIds), roles: maybe(uniqueIds), replied_user: maybe(z.boolean()) })
  .superRefine((allowed, context) => {
    for (const kind of ['users', 'roles'] as const) {
      if (allowed.parse?.some((one) => one === kind) && (allowed[kind]?.length ?? 0) > 0) {
        context.addIssue(
          fieldIssue(
            'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
            `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
          ),
        );
      }
    }
  });

export type AllowedMentions = z.infer<typeof allowedMentions>;

/** A file of the request by its index, or one the message has by its id. */
const attachment = z.strictObject({
  id: snowflake,
  filename: maybe(text(1, 1_024)),
  description: maybe(text(0, 1_024)),
  title: maybe(text(0, 1_024)),
  duration_secs: maybe(z.number().min(0)),
  waveform: maybe(text(0, 400)),
  is_remix: maybe(z.boolean()),
  is_spoiler: maybe(z.boolean()),
});

export type AttachmentPayload = z.infer<typeof attachment>;

const common = {
  content: maybe(text(0, 2_000)),
  embeds: maybe(embeds),
  allowed_mentions: maybe(allowedMentions),
  components: maybe(components),
  attachments: maybe(z.array(attachment).max(10)),
  flags: maybe(z.int()),
};

/** Discord has no such fields in edits and interactions' messages; discord.js sends them nevertheless, without effect. */
const unused = { nonce: maybe(z.union([text(0, 25), z.int()])), enforce_nonce: maybe(z.literal(false)) };

/** `PATCH /channels/:id/messages/:id`, and edits of interactions' messages. */
export const messageEdit = z.strictObject({ ...common, ...unused, tts: maybe(z.boolean()) });

/** The body of an interaction's response or follow-up. */
export const interactionMessage = z.strictObject({ ...common, ...unused, tts: maybe(z.boolean()) });

/** `POST /channels/:id/messages` */
export const messageCreate = z.strictObject({
  ...common,
  tts: maybe(z.boolean()),
  nonce: maybe(z.union([text(0, 25), z.int()])),
  enforce_nonce: maybe(z.boolean()),
  message_reference: maybe(
    z.strictObject({
      type: maybe(z.literal(0)),
      message_id: snowflake,
      channel_id: maybe(snowflake),
      guild_id: maybe(snowflake),
      fail_if_not_exists: maybe(z.boolean()),
    }),
  ),
});

export type MessageEdit = z.infer<typeof messageEdit>;
export type InteractionMessage = z.infer<typeof interactionMessage>;
export type MessageCreate = z.infer<typeof messageCreate>;

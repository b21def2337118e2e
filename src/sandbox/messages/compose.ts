import { type APIAttachment, type APIMessage, MessageFlags } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import type { Upload } from '../rest/call.ts';
import { discordError, invalidField } from '../rest/errors.ts';
import type { MessageEdit } from '../schemas/messages.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { attachmentsAfter } from './attachments.ts';
import { checkComponents, textsOf } from './components.ts';
import { showEmbeds } from './embeds.ts';
import { layOut } from './layOut.ts';
import { mentionsIn, pingedBy } from './mentions.ts';
import { newMessage } from './newMessage.ts';

/** The fields that every message can have, whichever way it is sent. */
type Payload = Omit<MessageEdit, 'enforce_nonce'>;

/** The content of a message to send, and its channel. */
interface Draft {
  readonly channel: ChannelRow;
  readonly payload: Payload;
  readonly uploads: readonly Upload[];
}

interface NewMessage extends Draft {
  /** Fields of this kind of message only: its type, its reference, its interaction, … */
  readonly own?: Partial<APIMessage> | Readonly<Record<string, unknown>>;
  /** Ephemeral: the one person who sees it. */
  readonly onlyFor?: string | undefined;
  /** Flags of `payload` that may be set. */
  readonly settable: number;
}

/** The flags any new message of the bot may set. */
export const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Returns a new message of the bot. It stores the files, but changes nothing else in the world. */
export const composeMessage = (context: Context, message: NewMessage): MessageRow => {
  const { channel, payload, onlyFor } = message;
  const flags = payload.flags ?? 0;
  if ((flags & ~message.settable) !== 0) {
    throw invalidField(['flags'], 'MESSAGE_FLAGS_INVALID', 'Message flags are invalid');
  }
  const { pinged, ...said } = contentOf(context, message, undefined, (flags & MessageFlags.IsComponentsV2) !== 0);
  const silent = (flags & MessageFlags.SuppressNotifications) !== 0;
  const own = {
    tts: payload.tts === true,
    flags: flags | (onlyFor === undefined ? 0 : MessageFlags.Ephemeral),
    ...said,
    ...message.own,
  };
  return {
    message: newMessage(context, channel.id, context.world.bot.id, own),
    ...(onlyFor === undefined ? {} : { onlyFor }),
    pinged: silent ? [] : pinged.filter((person) => onlyFor === undefined || onlyFor === person),
  };
};

/** Returns a message of the bot after an edit. Absent fields stay. It pings nobody, unless it fills a deferred response. */
export const reviseMessage = (context: Context, before: MessageRow, draft: Draft): MessageRow => {
  const { message } = before;
  const { payload } = draft;
  const had = message.flags ?? 0;
  const wasV2 = (had & MessageFlags.IsComponentsV2) !== 0;
  const asked = payload.flags ?? had;
  const isV2 = payload.flags === undefined || payload.flags === null ? wasV2 : (asked & MessageFlags.IsComponentsV2) !== 0;
  if (wasV2 && !isV2) {
    throw invalidField(['flags'], 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', 'The flag IS_COMPONENTS_V2 cannot be removed');
  }
  const isFilling = (had & MessageFlags.Loading) !== 0;
  const changeable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const flags = (had & ~changeable & ~MessageFlags.Loading) | (asked & changeable);
  const { pinged, ...said } = contentOf(context, draft, message, isV2);
  return {
    ...before,
    message: {
      ...message,
      ...said,
      flags,
      edited_timestamp: isFilling ? null : new Date(context.clock.now()).toISOString(),
    },
    ...(isFilling ? { pinged: pinged.filter((person) => before.onlyFor === undefined || before.onlyFor === person) } : {}),
  };
};

/** Returns the fields of a message that depend on its payload. */
const contentOf = (context: Context, { channel, payload, uploads }: Draft, before: APIMessage | undefined, isV2: boolean) => {
  const old = before ?? { content: '', embeds: [], components: [], attachments: [] };
  const content = payload.content === undefined ? old.content : (payload.content ?? '').trim();
  if (isV2) refuseOldFields(payload, before);
  if (payload.components) checkComponents(context.world, payload.components, isV2);
  const attachments = [...attachmentsAfter(context, old.attachments, payload.attachments ?? undefined, uploads)];
  const embeds = payload.embeds === undefined ? old.embeds : showEmbeds(payload.embeds ?? [], attachments);
  const components =
    payload.components === undefined ? (old.components ?? []) : layOut(payload.components ?? [], attachments, context.snowflakes);
  const shown = isV2 ? components.length : content.length + embeds.length + components.length + attachments.length;
  if (shown === 0) throw discordError('emptyMessage');
  const mentions = mentionsIn(
    context.world,
    context.world.bot.id,
    channel,
    [content, ...textsOf(components)].join('\n'),
    payload.allowed_mentions ?? undefined,
  );
  return {
    content,
    embeds,
    components,
    attachments: attachments as APIAttachment[],
    mentions: mentions.users,
    mention_roles: mentions.roles,
    mention_everyone: mentions.everyone,
    pinged: pingedBy(context.world, context.world.bot.id, channel, mentions),
  };
};

const refuseOldFields = (payload: Draft['payload'], before: APIMessage | undefined): void => {
  const field = (['content', 'embeds'] as const).find((name) => (payload[name]?.length ?? 0) > 0);
  const left = (['content', 'embeds'] as const).find((name) => payload[name] === undefined && (before?.[name].length ?? 0) > 0);
  const wrong = field ?? left;
  if (wrong === undefined) return;
  throw invalidField(
    [wrong],
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    `The '${wrong}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  );
};

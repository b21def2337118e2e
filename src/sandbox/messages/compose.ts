import { type APIAttachment, type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { userOf } from '../objects/users.ts';
import type { Upload } from '../rest/call.ts';
import { discordError, invalidField } from '../rest/errors.ts';
import type { MessageEdit } from '../schemas/messages.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import { attachmentsAfter } from './attachments.ts';
import { checkComponents, textsOf } from './components.ts';
import { showEmbeds } from './embeds.ts';
import { layOut } from './layOut.ts';
import { mentionsIn, pingedBy } from './mentions.ts';

/** What all messages can say, however they are sent. */
type Payload = Omit<MessageEdit, 'enforce_nonce'>;

/** What a message says, and what stands of it already. */
interface Draft {
  readonly channel: ChannelRow;
  readonly payload: Payload;
  readonly uploads: readonly Upload[];
}

export interface NewMessage extends Draft {
  /** What only this kind of message has: its type, its reference, its interaction, … */
  readonly own?: Partial<APIMessage> | Readonly<Record<string, unknown>>;
  /** Ephemeral: the one person who sees it. */
  readonly onlyFor?: string | undefined;
  /** Flags of `payload` that may be set. */
  readonly settable: number;
}

/** The flags any new message of the bot may set. */
export const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** A new message of the bot. Nothing of the world changes yet, but that its files are kept. */
export const composeMessage = (context: Context, message: NewMessage): MessageRow => {
  const { channel, payload, own, onlyFor } = message;
  const flags = payload.flags ?? 0;
  if ((flags & ~message.settable) !== 0) {
    throw invalidField(['flags'], 'MESSAGE_FLAGS_INVALID', 'Message flags are invalid');
  }
  const { pinged, ...said } = sayings(context, message, undefined, (flags & MessageFlags.IsComponentsV2) !== 0);
  const silent = (flags & MessageFlags.SuppressNotifications) !== 0;
  const row = {
    id: context.snowflakes.next(),
    channel_id: channel.id,
    author: userOf(context.world, context.world.bot.id),
    timestamp: new Date(context.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: 'tts' in payload && payload.tts === true,
    pinned: false,
    type: MessageType.Default,
    flags: flags | (onlyFor === undefined ? 0 : MessageFlags.Ephemeral),
    ...said,
    ...own,
  } as APIMessage;
  return {
    message: row,
    ...(onlyFor === undefined ? {} : { onlyFor }),
    pinged: silent ? [] : pinged.filter((person) => onlyFor === undefined || onlyFor === person),
  };
};

/** A message of the bot after an edit. Fields the edit leaves out stay. It pings nobody, unless it fills a deferred answer. */
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
  const { pinged, ...said } = sayings(context, draft, message, isV2);
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

/** The parts of a message that its payload decides. */
const sayings = (context: Context, { channel, payload, uploads }: Draft, before: APIMessage | undefined, isV2: boolean) => {
  const old = before ?? { content: '', embeds: [], components: [], attachments: [] };
  const content = payload.content === undefined ? old.content : (payload.content ?? '').trim();
  if (isV2) refuseOldFields(payload, before);
  if (payload.components) checkComponents(payload.components, isV2);
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

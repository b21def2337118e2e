import { createHash } from 'node:crypto';
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type REST,
  Routes,
} from 'discord.js';
import { unsigned } from '#i18n/index.ts';
import { idIn, listIn } from '../responses/refusals.ts';
import { truncate } from '../text/truncate.ts';

/** The content of a post: pictures, texts, controls and a small last line, from top to bottom. */
export interface MessageContent {
  readonly texts: readonly string[];
  /** In the order of the files sent with it. A caption is above its picture. */
  readonly pictures?: readonly { readonly name: string; readonly altText: string; readonly caption?: string }[];
  readonly controls?: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  /** Unique among the posts of a channel. Not shown: the post is found by `postIdOf` this tag. */
  readonly tag: string;
  readonly footer?: string | undefined;
  /** The users to ping: exactly these, whatever the texts mention. */
  readonly pings: readonly string[];
  /** Arrives without a sound. */
  readonly silent?: boolean;
}

export interface PostFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** A message's body as Discord accepts it for sending; edits use only part of it, see `editMessage`. */
export interface MessagePayload {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly flags: number;
  readonly allowed_mentions: { readonly parse: readonly never[]; readonly users: readonly string[] };
  readonly attachments?: readonly { readonly id: string; readonly filename: string; readonly description: string }[];
}

/** Discord's limits for all text of a Components V2 message together, and for a picture's description. */
export const TEXT_LIMIT = 4000;
export const ALT_TEXT_LIMIT = 1024;
const PLAIN_TEXT_LIMIT = 500;

const textDisplay = (content: string): APIMessageTopLevelComponent => ({ type: ComponentType.TextDisplay, content });

/** Returns the message's body. Texts beyond Discord's limit lose their emojis, then they are all cut to an equal share. */
export const buildMessage = (content: MessageContent): MessagePayload => {
  const lastLine = content.footer === undefined ? '' : `-# ${content.footer}`;
  const pictures = (content.pictures ?? []).map(({ name, altText, caption = '' }) => ({
    name,
    description: truncate(altText, ALT_TEXT_LIMIT),
    caption,
  }));
  const written = [...pictures.map(({ caption }) => caption), ...content.texts].filter((text) => text !== '');
  const isTooLong = (texts: readonly string[]): boolean =>
    texts.reduce((sum, text) => sum + text.length, lastLine.length) > TEXT_LIMIT;
  const shorter = isTooLong(written) ? unsigned : (text: string): string => text;
  const share = Math.floor((TEXT_LIMIT - lastLine.length) / Math.max(1, written.length));
  const tooLong = isTooLong(written.map(shorter));
  const shown = (text: string): readonly APIMessageTopLevelComponent[] =>
    text === '' ? [] : [textDisplay(tooLong ? truncate(shorter(text), share) : shorter(text))];
  return {
    components: identified(postIdOf(content.tag), [
      // A gallery each: Discord crops the pictures of a common one.
      ...pictures.flatMap(({ name, description, caption }) => [
        ...shown(caption),
        { type: ComponentType.MediaGallery as const, items: [{ media: { url: `attachment://${name}` }, description }] },
      ]),
      ...content.texts.flatMap(shown),
      ...(content.controls ?? []),
      ...(lastLine === '' ? [] : [textDisplay(lastLine)]),
    ]),
    flags: MessageFlags.IsComponentsV2 | (content.silent ? MessageFlags.SuppressNotifications : 0),
    allowed_mentions: { parse: [], users: content.pings },
    ...(pictures.length === 0
      ? {}
      : { attachments: pictures.map(({ name, description }, id) => ({ id: String(id), filename: name, description })) }),
  };
};

/** Returns the body without controls and pictures and with shortened texts: the plainest version Discord may still accept. */
export const plainBody = ({ components, flags, allowed_mentions }: MessagePayload): MessagePayload => {
  const texts = components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  const parts = texts.map((text) => textDisplay(truncate(text, PLAIN_TEXT_LIMIT)));
  return { components: identified(components[0]?.id ?? 0, parts), flags, allowed_mentions };
};

/**
 * Returns the numeric id of a post's first component, 30 bits of a hash of its tag. It is larger than any that Discord assigns
 * to a component without an id.
 */
export const postIdOf = (tag: string): number => 2 ** 30 + (createHash('sha256').update(tag).digest().readUInt32BE() >>> 2);

/** Returns the components with an id for the first of them; Discord assigns one in place of 0. */
const identified = (
  id: number,
  [first, ...others]: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] => (first === undefined ? [] : [{ ...first, id }, ...others]);

/** Sends a message once per `nonce`: while Discord remembers the nonce, sending again returns the first message. */
export const sendMessage = async (
  rest: REST,
  channel: string,
  body: MessagePayload,
  nonce: string,
  files: readonly PostFile[] = [],
): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(channel), {
    body: { ...body, nonce, enforce_nonce: true },
    files: files.map(toUpload),
  })) as APIMessage;

/**
 * Edits a message. Its pictures stay unless the body has an empty list of them, or `files` replace them; an edit never pings.
 */
export const editMessage = async (
  rest: REST,
  channel: string,
  message: string,
  body: MessagePayload,
  files: readonly PostFile[] = [],
): Promise<void> => {
  const { components, allowed_mentions, attachments } = body;
  const isReplaced = files.length > 0 || attachments?.length === 0;
  idIn(
    await rest.patch(Routes.channelMessage(channel, message), {
      body: { components, allowed_mentions, ...(isReplaced && { attachments }) },
      files: files.map(toUpload),
    }),
  );
};

const toUpload = ({ name, data }: PostFile) => ({ name, data: Buffer.from(data) });

/**
 * Returns the id of the bot's newest post with this tag among the last hundred messages of a channel, or `undefined`. Needs the
 * permission to read message history.
 */
export const findMessageByTag = async (rest: REST, channel: string, author: string, tag: string): Promise<string | undefined> => {
  const query = new URLSearchParams({ limit: '100' });
  const messages = listIn<APIMessage>(await rest.get(Routes.channelMessages(channel), { query }));
  return messages.find((message) => message.author.id === author && hasTag(message, tag))?.id;
};

/** Posts of release 0.1 have the tag in their last line. */
const hasTag = ({ components = [] }: APIMessage, tag: string): boolean =>
  components.some(
    (part) =>
      part.id === postIdOf(tag) ||
      (part.type === ComponentType.TextDisplay && (part.content === `-# ${tag}` || part.content.startsWith(`-# ${tag} · `))),
  );

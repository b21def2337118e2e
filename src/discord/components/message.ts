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
import { idIn, listIn } from '../responses/refusals.ts';
import { truncate } from '../text/truncate.ts';

/** What a post says, whatever it is about: texts from top to bottom, pictures, controls, and its mark as the last small line. */
export interface MessageContent {
  readonly texts: readonly string[];
  /** From the first to the last of the files that are sent with it. */
  readonly pictures?: readonly { readonly name: string; readonly altText: string }[];
  readonly controls?: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  readonly mark: string;
  /** What its last line says behind the mark. */
  readonly foot?: string | undefined;
  /** Who is pinged: exactly these, whatever the texts mention. */
  readonly pings: readonly string[];
  /** Arrives without a sound. */
  readonly silent?: boolean;
}

export interface PostFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** A message's body as Discord takes it for sending; for an edit see `editBody`. */
export interface MessagePayload {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly flags: number;
  readonly allowed_mentions: { readonly parse: readonly never[]; readonly users: readonly string[] };
  readonly attachments?: readonly { readonly id: string; readonly filename: string; readonly description: string }[];
}

/** Discord's limit for all text of a Components V2 message together, and for a picture's description. */
export const TEXT_LIMIT = 4000;
const ALT_TEXT_LIMIT = 1024;
const PLAIN_TEXT_LIMIT = 500;

const textDisplay = (content: string): APIMessageTopLevelComponent => ({ type: ComponentType.TextDisplay, content });

/** Texts beyond Discord's limit are cut, the first ones last. */
export const buildMessage = (said: MessageContent): MessagePayload => {
  const mark = markLine(said.mark) + (said.foot === undefined ? '' : `${FOOT}${said.foot}`);
  const texts = said.texts.filter((text) => text !== '');
  const share = Math.floor((TEXT_LIMIT - mark.length) / Math.max(1, texts.length));
  const tooLong = texts.reduce((sum, text) => sum + text.length, mark.length) > TEXT_LIMIT;
  const pictures = (said.pictures ?? []).map(({ name, altText }) => ({ name, description: truncate(altText, ALT_TEXT_LIMIT) }));
  return {
    components: [
      ...texts.map((text) => textDisplay(tooLong ? truncate(text, share) : text)),
      ...(pictures.length === 0
        ? []
        : [
            {
              type: ComponentType.MediaGallery as const,
              items: pictures.map(({ name, description }) => ({ media: { url: `attachment://${name}` }, description })),
            },
          ]),
      ...(said.controls ?? []),
      textDisplay(mark),
    ],
    flags: MessageFlags.IsComponentsV2 | (said.silent ? MessageFlags.SuppressNotifications : 0),
    allowed_mentions: { parse: [], users: said.pings },
    ...(pictures.length === 0
      ? {}
      : { attachments: pictures.map(({ name, description }, id) => ({ id: String(id), filename: name, description })) }),
  };
};

/** The same without controls and pictures, its texts shortened: what Discord takes if it takes anything. */
export const plainBody = ({ components, flags, allowed_mentions }: MessagePayload): MessagePayload => {
  const texts = components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  return { components: texts.map((text) => textDisplay(truncate(text, PLAIN_TEXT_LIMIT))), flags, allowed_mentions };
};

/** The small last line by which a post is found again. */
const markLine = (mark: string): string => `-# ${mark}`;

/** What parts a mark from what stands behind it. */
const FOOT = ' · ';

/** Sends a message once a `nonce`: the same again within Discord's memory answers the first one. */
export const sendMessage = async (
  rest: REST,
  channel: string,
  body: MessagePayload,
  nonce: string,
  files: readonly PostFile[] = [],
): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(channel), {
    body: { ...body, nonce, enforce_nonce: true },
    files: files.map(({ name, data }) => ({ name, data: Buffer.from(data) })),
  })) as APIMessage;

/** Changes what a message says. Its pictures stay as they are, unless the body lists none of them; an edit never pings. */
export const editMessage = async (rest: REST, channel: string, message: string, body: MessagePayload): Promise<void> => {
  const { components, allowed_mentions, attachments } = body;
  idIn(
    await rest.patch(Routes.channelMessage(channel, message), {
      body: { components, allowed_mentions, ...(attachments?.length === 0 && { attachments }) },
    }),
  );
};

/**
 * The id of the bot's own newest post with this mark among the last hundred messages of a channel, if it is there.
 * Needs the permission to read its history.
 */
export const findMessageByTag = async (
  rest: REST,
  channel: string,
  author: string,
  mark: string,
): Promise<string | undefined> => {
  const query = new URLSearchParams({ limit: '100' });
  const messages = listIn<APIMessage>(await rest.get(Routes.channelMessages(channel), { query }));
  return messages.find((message) => message.author.id === author && hasTag(message, mark))?.id;
};

const hasTag = (message: APIMessage, mark: string): boolean =>
  (message.components ?? []).some(
    (component) =>
      component.type === ComponentType.TextDisplay &&
      (component.content === markLine(mark) || component.content.startsWith(markLine(mark) + FOOT)),
  );

import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { buildMessage, type MessagePayload, type PostFile } from '#discord/components/message.ts';

export const ALT_TEXT = 'A single pixel, sent by npm run doctor';
/** A PNG of one pixel, in base64. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const FILES: readonly PostFile[] = [{ name: 'doctor.png', data: new Uint8Array(Buffer.from(PIXEL, 'base64')) }];

/** Returns a row with a disabled button. */
export const buttonRow = (custom_id: string): APIActionRowComponent<APIButtonComponent> => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id, label: 'Doctor', disabled: true }],
});

/** Returns a silent message with these texts, its mark in the last line and, if given, a button and pictures. */
export const postOf = (
  mark: string,
  texts: readonly string[],
  buttonId?: string,
  pictures: readonly PostFile[] = [],
): MessagePayload =>
  buildMessage({
    texts,
    pictures: pictures.map(({ name }) => ({ name, altText: ALT_TEXT })),
    controls: buttonId === undefined ? [] : [buttonRow(buttonId)],
    tag: mark,
    footer: mark,
    pings: [],
    silent: true,
  });

/** Returns the largest message Discord accepts: 4,000 characters in 40 components, with a custom id of 100 characters. */
export const largestPost = (mark: string): MessagePayload => {
  const texts = ['x'.repeat(400 - `-# ${mark}`.length), ...Array.from({ length: 36 }, () => 'x'.repeat(100))];
  return postOf(mark, texts, 'x'.repeat(100));
};

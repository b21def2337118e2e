import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { type PostBody, type PostFile, postBody } from '#discord/post.ts';

export const ALT_TEXT = 'A single pixel, sent by npm run doctor';
/** A PNG of one pixel, in base64. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const FILES: readonly PostFile[] = [{ name: 'doctor.png', data: new Uint8Array(Buffer.from(PIXEL, 'base64')) }];

/** A row with a button that nobody can press. */
export const buttonRow = (custom_id: string, label = 'Doctor'): APIActionRowComponent<APIButtonComponent> => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id, label, disabled: true }],
});

/** A post as the bot sends them: silent, with a text, a picture, a button and its mark. */
export const postOf = (text: string, mark: string): PostBody =>
  postBody({
    texts: [text],
    pictures: FILES.map(({ name }) => ({ name, altText: ALT_TEXT })),
    controls: [buttonRow('doctor')],
    mark,
    pings: [],
    silent: true,
  });

/** A message with a text and its mark alone. */
export const textOf = (text: string, mark: string): PostBody => postBody({ texts: [text], mark, pings: [], silent: true });

/** The most that Discord takes: 40 components with 4,000 characters, a custom id of 100 and a label of 80. */
export const largestPost = (mark: string): PostBody => {
  const others = Array.from({ length: 36 }, () => 'x'.repeat(100));
  const first = 'x'.repeat(4_000 - 3_600 - `-# ${mark}`.length);
  return postBody({
    texts: [first, ...others],
    controls: [buttonRow('x'.repeat(100), 'x'.repeat(80))],
    mark,
    pings: [],
    silent: true,
  });
};

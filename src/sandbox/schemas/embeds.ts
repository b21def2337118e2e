import { z } from 'zod';
import { fieldIssue } from './check.ts';
import { maybe, mediaUrl, text, webUrl } from './fields.ts';

/** Characters over all embeds of a message. */
const MAX_TEXT = 6_000;

const image = z.strictObject({ url: mediaUrl, width: maybe(z.int()), height: maybe(z.int()), proxy_url: maybe(z.string()) });

const embed = z.strictObject({
  type: maybe(z.string()),
  title: maybe(text(0, 256)),
  description: maybe(text(0, 4_096)),
  url: maybe(webUrl(2_048)),
  timestamp: maybe(z.string().refine((value) => !Number.isNaN(Date.parse(value)))),
  color: maybe(z.int().min(0).max(0xffffff)),
  footer: maybe(z.strictObject({ text: text(0, 2_048), icon_url: maybe(mediaUrl), proxy_icon_url: maybe(z.string()) })),
  image: maybe(image),
  thumbnail: maybe(image),
  author: maybe(
    z.strictObject({
      name: text(1, 256),
      url: maybe(webUrl(2_048)),
      icon_url: maybe(mediaUrl),
      proxy_icon_url: maybe(z.string()),
    }),
  ),
  fields: maybe(z.array(z.strictObject({ name: text(1, 256), value: text(1, 1_024), inline: maybe(z.boolean()) })).max(25)),
});

export type EmbedPayload = z.infer<typeof embed>;

/** All embeds of a message. */
export const embeds = z
  .array(embed)
  .max(10)
  .superRefine((all, context) => {
    const size = all.reduce((sum, one) => sum + sizeOf(one), 0);
    if (size > MAX_TEXT) {
      context.addIssue(fieldIssue('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_TEXT}`));
    }
  });

const sizeOf = ({ title, description, footer, author, fields }: EmbedPayload): number =>
  [title, description, footer?.text, author?.name, ...(fields ?? []).flatMap(({ name, value }) => [name, value])].reduce<number>(
    (sum, part) => sum + [...(part ?? '')].length,
    0,
  );

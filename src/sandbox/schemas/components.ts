import { ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import { z } from 'zod';
import { actionRow, button, component } from './controls.ts';
import { maybe, mediaUrl, text } from './fields.ts';

const media = z.strictObject({ url: mediaUrl });
const altText = maybe(text(1, 1_024));

export const textDisplay = component(ComponentType.TextDisplay, { content: text(1, 4_000) });

const thumbnail = component(ComponentType.Thumbnail, { media, description: altText, spoiler: maybe(z.boolean()) });

const section = component(ComponentType.Section, {
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const mediaGallery = component(ComponentType.MediaGallery, {
  items: z
    .array(z.strictObject({ media, description: altText, spoiler: maybe(z.boolean()) }))
    .min(1)
    .max(10),
});

const file = component(ComponentType.File, {
  file: z.strictObject({
    url: z
      .string()
      .max(2_048)
      .regex(/^attachment:\/\/\S+$/),
  }),
  spoiler: maybe(z.boolean()),
});

const separator = component(ComponentType.Separator, {
  divider: maybe(z.boolean()),
  spacing: maybe(z.union([z.literal(SeparatorSpacingSize.Small), z.literal(SeparatorSpacingSize.Large)])),
});

const insideContainer = [actionRow, section, textDisplay, mediaGallery, file, separator] as const;

const container = component(ComponentType.Container, {
  accent_color: maybe(z.int().min(0).max(0xffffff)),
  spoiler: maybe(z.boolean()),
  components: z
    .array(z.discriminatedUnion('type', [...insideContainer]))
    .min(1)
    .max(40),
});

/** The top level of a message. Without the flag IS_COMPONENTS_V2 only action rows are allowed (`messages/components.ts`). */
export const components = z.array(z.discriminatedUnion('type', [...insideContainer, container])).max(40);

export type ComponentPayload = z.infer<typeof components>[number];

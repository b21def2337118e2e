import { ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import { z } from 'zod';
import { actionRow, button, componentId } from './controls.ts';
import { maybe, mediaUrl, text } from './fields.ts';

const media = z.strictObject({ url: mediaUrl });
const altText = maybe(text(1, 1_024));

const textDisplay = z.strictObject({ type: z.literal(ComponentType.TextDisplay), id: componentId, content: text(1, 4_000) });

const thumbnail = z.strictObject({
  type: z.literal(ComponentType.Thumbnail),
  id: componentId,
  media,
  description: altText,
  spoiler: maybe(z.boolean()),
});

const section = z.strictObject({
  type: z.literal(ComponentType.Section),
  id: componentId,
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const mediaGallery = z.strictObject({
  type: z.literal(ComponentType.MediaGallery),
  id: componentId,
  items: z
    .array(z.strictObject({ media, description: altText, spoiler: maybe(z.boolean()) }))
    .min(1)
    .max(10),
});

const file = z.strictObject({
  type: z.literal(ComponentType.File),
  id: componentId,
  file: z.strictObject({
    url: z
      .string()
      .max(2_048)
      .regex(/^attachment:\/\/\S+$/),
  }),
  spoiler: maybe(z.boolean()),
});

const separator = z.strictObject({
  type: z.literal(ComponentType.Separator),
  id: componentId,
  divider: maybe(z.boolean()),
  spacing: maybe(z.union([z.literal(SeparatorSpacingSize.Small), z.literal(SeparatorSpacingSize.Large)])),
});

const insideContainer = [actionRow, section, textDisplay, mediaGallery, file, separator] as const;

const container = z.strictObject({
  type: z.literal(ComponentType.Container),
  id: componentId,
  accent_color: maybe(z.int().min(0).max(0xffffff)),
  spoiler: maybe(z.boolean()),
  components: z
    .array(z.discriminatedUnion('type', [...insideContainer]))
    .min(1)
    .max(40),
});

/** What can stand at the top of a message. Without the flag IS_COMPONENTS_V2 only action rows can (`messages/components.ts`). */
export const components = z.array(z.discriminatedUnion('type', [...insideContainer, container])).max(40);

export type ComponentPayload = z.infer<typeof components>[number];

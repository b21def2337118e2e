import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';
import type { EmbedPayload } from '../schemas/embeds.ts';
import { resolveMedia } from './media.ts';

/** Returns embeds as the API does, with the addresses of files. */
export const showEmbeds = (embeds: readonly EmbedPayload[], files: readonly APIAttachment[]): APIEmbed[] =>
  embeds.map((embed, index) => {
    const { image, thumbnail, fields, ...rest } = withoutNull(embed);
    const at = (field: string): readonly PropertyKey[] => ['embeds', index, field];
    return {
      ...rest,
      type: 'rich',
      ...(fields ? { fields: fields.map((field) => ({ ...field, inline: field.inline ?? false })) } : {}),
      ...(image ? { image: resolveMedia(files, image.url, at('image')) } : {}),
      ...(thumbnail ? { thumbnail: resolveMedia(files, thumbnail.url, at('thumbnail')) } : {}),
    } as APIEmbed;
  });

const withoutNull = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) as T;

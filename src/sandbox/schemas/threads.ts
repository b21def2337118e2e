import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import { maybe, text } from './fields.ts';

const autoArchive = z.union([z.literal(60), z.literal(1_440), z.literal(4_320), z.literal(10_080)]);
const slowmode = z.int().min(0).max(21_600);

const begun = {
  name: text(1, 100),
  auto_archive_duration: maybe(autoArchive),
  rate_limit_per_user: maybe(slowmode),
};

/** `POST /channels/:id/messages/:id/threads`. Discord has no `type` there; discord.js sends it nevertheless. */
export const threadFromMessage = z.strictObject({ ...begun, type: maybe(z.literal(ChannelType.PublicThread)) });

/** `POST /channels/:id/threads` */
export const threadAlone = z.strictObject({
  ...begun,
  type: maybe(z.union([z.literal(ChannelType.PublicThread), z.literal(ChannelType.PrivateThread)])),
  invitable: maybe(z.boolean()),
});

/** `PATCH /channels/:id` of a thread */
export const threadPatch = z.strictObject({
  name: text(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: autoArchive.optional(),
  rate_limit_per_user: maybe(slowmode),
});

export type ThreadAlone = z.infer<typeof threadAlone>;
export type ThreadPatch = z.infer<typeof threadPatch>;

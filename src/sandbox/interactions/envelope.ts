import { randomBytes } from 'node:crypto';
import {
  type APIInteraction,
  ApplicationIntegrationType,
  InteractionContextType,
  type InteractionType,
} from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { channelOf } from '../objects/channels.ts';
import { localeOf } from '../objects/guilds.ts';
import { memberOf, userOf } from '../objects/users.ts';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRow } from '../world/rows.ts';

/** Maximum size of a file in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Returns an interaction with everything but the data of its type: who, where, and with which permissions. */
export const envelope = (
  context: Context,
  person: string,
  channel: ChannelRow,
  type: InteractionType,
  own: Readonly<Record<string, unknown>>,
): APIInteraction => {
  const { world } = context;
  const inGuild = channel.kind !== 'direct';
  const user = userOf(world, person);
  const locale = world.people.get(person)?.locale ?? 'en-GB';
  const appPermissions = String(permissionsIn(world, world.bot.id, channel));
  const place = inGuild
    ? {
        guild_id: world.guild.id,
        guild: { id: world.guild.id, locale: localeOf(world), features: [] },
        guild_locale: localeOf(world),
        member: { ...memberOf(world, person), user, permissions: String(permissionsIn(world, person, channel)) },
        context: InteractionContextType.Guild,
      }
    : { user, context: InteractionContextType.BotDM };
  return {
    id: context.snowflakes.next(),
    application_id: world.bot.id,
    type,
    token: randomBytes(48).toString('base64url'),
    version: 1,
    channel_id: channel.id,
    channel: { ...channelOf(world, channel), permissions: String(permissionsIn(world, person, channel)) },
    app_permissions: appPermissions,
    locale,
    entitlements: [],
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: inGuild ? world.guild.id : '0' },
    attachment_size_limit: MAX_FILE_BYTES,
    ...place,
    ...own,
  } as unknown as APIInteraction;
};

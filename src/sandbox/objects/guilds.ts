import type { APIGuild } from 'discord-api-types/v10';
import { compareIds } from '../compareIds.ts';
import type { TextChannelRow, ThreadRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { textChannelOf, threadOf } from './channels.ts';
import { memberOf, userOf } from './users.ts';

/** Returns the guild's preferred locale. */
export const localeOf = ({ guild }: World): string => guild.locale ?? 'en-GB';

/** Returns the guild as `GET /guilds/:id` does. */
export const guildOf = (world: World): APIGuild =>
  ({
    id: world.guild.id,
    name: world.guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: world.guild.owner,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: [...world.roles.values()],
    emojis: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: localeOf(world),
    public_updates_channel_id: null,
    nsfw: false,
    nsfw_level: 0,
    stickers: [],
    premium_progress_bar_enabled: false,
    hub_type: null,
    safety_alerts_channel_id: null,
    incidents_data: null,
    home_header: null,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    max_presences: null,
  }) as unknown as APIGuild;

export const textChannels = (world: World): readonly TextChannelRow[] =>
  [...world.channels.values()]
    .filter((row): row is TextChannelRow => row.kind === 'text')
    .toSorted((a, b) => a.position - b.position);

/** Threads that are not archived, newest first. */
export const activeThreads = (world: World): readonly ThreadRow[] =>
  [...world.channels.values()]
    .filter((row): row is ThreadRow => row.kind === 'thread' && !row.archived)
    .toSorted((a, b) => compareIds(b.id, a.id));

/** What `GUILD_CREATE` carries for a session with the intent `Guilds`: archived threads are not in it, of members only the bot. */
export const guildCreateOf = (world: World): Record<string, unknown> => ({
  ...guildOf(world),
  joined_at: new Date(world.bot.joinedAt).toISOString(),
  large: false,
  unavailable: false,
  member_count: world.people.size + 1,
  voice_states: [],
  members: [{ ...memberOf(world, world.bot.id), user: userOf(world, world.bot.id) }],
  channels: textChannels(world).map((row) => textChannelOf(world, row)),
  threads: activeThreads(world).map((row) => threadWithBot(world, row)),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

/** Returns a thread as the bot receives it: with its own membership if it is a member. */
export const threadWithBot = (world: World, row: ThreadRow): Record<string, unknown> => {
  const member = row.members.find(({ user }) => user === world.bot.id);
  return {
    ...threadOf(world, row),
    ...(member
      ? { member: { id: row.id, user_id: world.bot.id, join_timestamp: new Date(member.joinedAt).toISOString(), flags: 0 } }
      : {}),
  };
};

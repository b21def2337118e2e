import { z } from 'zod';
import { compareIds } from '../../compareIds.ts';
import type { Context } from '../../context.ts';
import { channelOf, textChannelOf } from '../../objects/channels.ts';
import { activeThreads, guildOf, textChannels, threadWithBot } from '../../objects/guilds.ts';
import { memberOf, userOf } from '../../objects/users.ts';
import { seesChannel } from '../../people/visible.ts';
import { check } from '../../schemas/check.ts';
import { snowflake } from '../../schemas/fields.ts';
import { channelSeen, needGuild } from '../access.ts';
import { type Answer, type Call, ok, param, type Route } from '../call.ts';
import { discordError } from '../errors.ts';

const channel = (call: Call): Answer => {
  const row = channelSeen(call.context, param(call, 'channel'));
  return ok(row.kind === 'thread' ? threadWithBot(call.context.world, row) : channelOf(call.context.world, row));
};

const guildSeen = (call: Call): Context['world'] => {
  const { world } = call.context;
  if (param(call, 'guild') !== world.guild.id) throw discordError('unknownGuild');
  needGuild(call.context, 'unknownGuild');
  return world;
};

const memberSeen = (call: Call, user: string): object => {
  const world = guildSeen(call);
  const member = memberOf(world, user);
  if (!member) throw discordError(/^\d+$/.test(user) ? 'unknownMember' : 'unknownUser');
  return { ...member, user: userOf(world, user) };
};

const membersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(1_000).default(1),
  after: snowflake.default('0'),
});

const members = (call: Call): Answer => {
  const world = guildSeen(call);
  const { limit, after } = check(membersQuery, Object.fromEntries(call.query));
  const ids = [...world.people.keys(), world.bot.id].filter((id) => compareIds(id, after) > 0).toSorted(compareIds);
  return ok(ids.slice(0, limit).map((id) => memberSeen(call, id)));
};

/** Channels the bot may not see are in the list too, as on Discord. */
const guildChannels = (call: Call): Answer => {
  const world = guildSeen(call);
  return ok(textChannels(world).map((row) => textChannelOf(world, row)));
};

const threads = (call: Call): Answer => {
  const world = guildSeen(call);
  const seen = activeThreads(world).filter((row) => seesChannel(world, world.bot.id, row));
  const mine = seen.flatMap((row) => ('member' in threadWithBot(world, row) ? [threadWithBot(world, row).member] : []));
  return ok({ threads: seen.map((row) => threadWithBot(world, row)), members: mine, has_more: false });
};

const me = (call: Call): Answer =>
  ok({
    ...userOf(call.context.world, call.context.world.bot.id),
    mfa_enabled: false,
    locale: 'en-GB',
    verified: true,
    email: null,
  });

const user = (call: Call): Answer => {
  const found = userOf(call.context.world, param(call, 'user'));
  if (!found) throw discordError('unknownUser');
  return ok(found);
};

/** The channel with a person always exists, so every request returns the same one. */
const openDirect = (call: Call): Answer => {
  const { world } = call.context;
  const { recipient_id: person } = check(z.strictObject({ recipient_id: snowflake }), call.body ?? {});
  const row = [...world.channels.values()].find((one) => one.kind === 'direct' && one.person === person);
  if (!row) throw discordError('invalidRecipient');
  return ok(channelOf(world, row));
};

const application = (call: Call): Answer => {
  const { bot } = call.context.world;
  return ok({
    id: bot.id,
    name: bot.name,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    type: null,
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userOf(call.context.world, call.context.world.guild.owner),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
    bot: userOf(call.context.world, bot.id),
  });
};

/** The routes of the gateway, the application, users, channels and the guild. */
export const placeRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway', open: true, handle: ({ context }) => ok({ url: context.gatewayUrl }) },
  {
    method: 'GET',
    path: '/gateway/bot',
    handle: ({ context }) =>
      ok({
        url: context.gatewayUrl,
        shards: 1,
        session_start_limit: { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1 },
      }),
  },
  { method: 'GET', path: '/applications/@me', handle: application },
  { method: 'GET', path: '/oauth2/applications/@me', handle: application },
  { method: 'GET', path: '/users/@me', handle: me },
  { method: 'POST', path: '/users/@me/channels', handle: openDirect },
  { method: 'GET', path: '/users/:user', handle: user },
  { method: 'GET', path: '/channels/:channel', handle: channel },
  { method: 'GET', path: '/guilds/:guild', handle: (call) => ok(guildOf(guildSeen(call))) },
  { method: 'GET', path: '/guilds/:guild/channels', handle: guildChannels },
  { method: 'GET', path: '/guilds/:guild/members', handle: members },
  { method: 'GET', path: '/guilds/:guild/members/:user', handle: (call) => ok(memberSeen(call, param(call, 'user'))) },
  { method: 'GET', path: '/guilds/:guild/threads/active', handle: threads },
];

import { GatewayIntentBits } from 'discord-api-types/v10';
import { guildCreateOf } from '../objects/guilds.ts';
import { userOf } from '../objects/users.ts';
import type { World } from '../world/world.ts';
import { isOnShard, type Session } from './session.ts';

/** Returns the first dispatches of a new session. */
export const readyFor = (world: World, session: Session, address: string): readonly (readonly [t: string, d: unknown])[] => {
  const { bot, guild } = world;
  const isHere = isOnShard(session.shard, guild.id) && guild.botIs !== 'removed';
  const ready = {
    v: 10,
    user: { ...userOf(world, bot.id), verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: isHere ? [{ id: guild.id, unavailable: true }] : [],
    shard: session.shard,
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: address,
    application: { id: bot.id, flags: 0 },
  };
  const receivesGuilds = (session.intents & GatewayIntentBits.Guilds) !== 0;
  return [
    ['READY', ready],
    ...(isHere && guild.botIs === undefined && receivesGuilds ? [['GUILD_CREATE', guildCreateOf(world)] as const] : []),
  ];
};

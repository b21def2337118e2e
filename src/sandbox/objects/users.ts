import type { APIGuildMember, APIUser, GuildMemberFlags, UserFlags } from 'discord-api-types/v10';
import type { World } from '../world/world.ts';

/** Returns a person or the bot as Discord's API does; `undefined` for an unknown id. */
export const userOf = (world: World, id: string): APIUser | undefined => {
  if (id === world.bot.id) return { ...plainUser(id, world.bot.name), bot: true };
  const person = world.people.get(id);
  return person && plainUser(id, person.name);
};

const plainUser = (id: string, name: string): APIUser => ({
  id,
  username: name.toLowerCase(),
  global_name: name,
  discriminator: '0',
  avatar: null,
  public_flags: 0 as UserFlags,
  flags: 0 as UserFlags,
  primary_guild: null,
});

/** A member of the guild, without its user. */
export const memberOf = (world: World, id: string): Omit<APIGuildMember, 'user'> | undefined => {
  const bot = id === world.bot.id;
  const person = world.people.get(id);
  if (!bot && !person) return undefined;
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: bot ? [world.bot.role] : [...(person?.roles ?? [])],
    joined_at: new Date(bot ? world.bot.joinedAt : (person?.joinedAt ?? 0)).toISOString(),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
    communication_disabled_until: null,
  };
};

import {
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIOverwrite,
  OverwriteType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import type { Match, UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { isChannelGone, isForbidden, isMemberGone } from '../responses/discordErrors.ts';

/**
 * Whether a user may see a match's channel now. Asks Discord, because a worker has no list of members and roles. False also where
 * the bot itself can no longer see the channel.
 */
export const seesMatch = async (
  { rest }: Services,
  { guests, place }: Pick<Match, 'guests' | 'place'>,
  user: UserId,
): Promise<boolean> => {
  if (guests.includes(user)) return true;
  try {
    const member = (await rest.get(Routes.guildMember(place.server, user))) as APIGuildMember;
    const guild = (await rest.get(Routes.guild(place.server))) as APIGuild;
    const channel = (await rest.get(Routes.channel(place.channel))) as APIChannel;
    const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
    return guild.owner_id === user || maySee(guild, [guild.id, ...member.roles], overwrites, user);
  } catch (error) {
    if (isMemberGone(error) || isChannelGone(error) || isForbidden(error)) return false;
    throw error;
  }
};

const { Administrator, ViewChannel } = PermissionFlagsBits;

/** By Discord's rules: the roles, then the channel's overwrites for everybody, for the roles and for the member. */
const maySee = (
  { id, roles: all }: APIGuild,
  roles: readonly string[],
  overwrites: readonly APIOverwrite[],
  user: UserId,
): boolean => {
  const granted = all.filter((role) => roles.includes(role.id)).reduce((bits, role) => bits | BigInt(role.permissions), 0n);
  if ((granted & Administrator) !== 0n) return true;
  const own = roles.filter((role) => role !== id);
  const steps = [
    overwrites.filter((each) => each.id === id),
    overwrites.filter((each) => each.type === OverwriteType.Role && own.includes(each.id)),
    overwrites.filter((each) => each.type === OverwriteType.Member && each.id === user),
  ];
  const has = (bits: string): boolean => (BigInt(bits) & ViewChannel) !== 0n;
  return steps.reduce(
    (sees, step) => (step.some(({ allow }) => has(allow)) ? true : step.some(({ deny }) => has(deny)) ? false : sees),
    (granted & ViewChannel) !== 0n,
  );
};

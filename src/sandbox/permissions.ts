import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { ChannelRow, TextChannelRow } from './world/rows.ts';
import type { World } from './world/world.ts';

const ALL = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** Returns a user's permissions in a channel as Discord computes them: those of the roles, then the overwrites. */
export const permissionsIn = (world: World, user: string, channel: ChannelRow): bigint => {
  if (channel.kind === 'direct') return channel.person === user || user === world.bot.id ? DIRECT : 0n;
  const roles = rolesOf(world, user);
  const base = basePermissions(world, user);
  if (base === ALL) return ALL;
  const parent = channel.kind === 'thread' ? world.channels.get(channel.parent) : channel;
  if (parent?.kind !== 'text') return 0n;
  const allowed = overwritten(world, parent, user, roles, base);
  return (allowed & PermissionFlagsBits.ViewChannel) === 0n ? 0n : allowed;
};

/** Returns a user's permissions in the guild by roles alone: all of them for its owner and administrators. */
export const basePermissions = (world: World, user: string): bigint => {
  if (user === world.guild.owner) return ALL;
  const base = rolesOf(world, user).reduce((sum, role) => sum | BigInt(world.roles.get(role)?.permissions ?? 0), 0n);
  return (base & PermissionFlagsBits.Administrator) !== 0n ? ALL : base;
};

/** The permissions of both sides in a direct message. */
const DIRECT =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.AddReactions;

const rolesOf = (world: World, user: string): readonly string[] => {
  const own = user === world.bot.id ? [world.bot.role] : (world.people.get(user)?.roles ?? []);
  return [world.guild.id, ...own];
};

const overwritten = (world: World, channel: TextChannelRow, user: string, roles: readonly string[], base: bigint): bigint => {
  const of = (ids: readonly string[], type: OverwriteType) =>
    channel.overwrites.filter((overwrite) => overwrite.type === type && ids.includes(overwrite.id));
  const apply = (permissions: bigint, overwrites: ReturnType<typeof of>): bigint =>
    overwrites.reduce(
      (sum, { allow }) => sum | BigInt(allow),
      overwrites.reduce((sum, { deny }) => sum & ~BigInt(deny), permissions),
    );
  const everyone = apply(base, of([world.guild.id], OverwriteType.Role));
  const own = roles.filter((role) => role !== world.guild.id);
  const byRole = apply(everyone, of(own, OverwriteType.Role));
  return apply(byRole, of([user], OverwriteType.Member));
};

/** Whether a user has all of these permissions in a channel. */
export const may = (world: World, user: string, channel: ChannelRow, ...bits: readonly bigint[]): boolean => {
  const has = permissionsIn(world, user, channel);
  return bits.every((bit) => (has & bit) === bit);
};

/** Whether a user may write in a channel; a thread has a permission of its own. */
export const maySend = (world: World, user: string, channel: ChannelRow): boolean =>
  may(
    world,
    user,
    channel,
    PermissionFlagsBits.ViewChannel,
    channel.kind === 'thread' ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages,
  );

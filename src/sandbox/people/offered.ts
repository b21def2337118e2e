import { type APIApplicationCommand, InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { basePermissions, permissionsIn } from '../permissions.ts';
import type { ChannelRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/**
 * The commands Discord's app offers a person in a channel (or anywhere, where none is given): global ones and the guild's, by their
 * contexts, and in the guild by the permissions they ask for.
 */
export const commandsFor = (world: World, person: string, channel?: ChannelRow): readonly APIApplicationCommand[] => {
  const isDirect = channel?.kind === 'direct';
  const context = isDirect ? InteractionContextType.BotDM : InteractionContextType.Guild;
  const global = world.commands.get('global') ?? [];
  const own = isDirect ? [] : (world.commands.get(world.guild.id) ?? []);
  const has = channel === undefined ? basePermissions(world, person) : permissionsIn(world, person, channel);
  return [...global.filter(({ contexts }) => !channel || !contexts || contexts.includes(context)), ...own].filter(
    (command) => isDirect || isGranted(command, has),
  );
};

/** "0" is for administrators alone; they may use every command. */
const isGranted = ({ default_member_permissions: needed }: APIApplicationCommand, has: bigint): boolean => {
  if (needed === null || (has & PermissionFlagsBits.Administrator) !== 0n) return true;
  return needed !== '0' && (has & BigInt(needed)) === BigInt(needed);
};

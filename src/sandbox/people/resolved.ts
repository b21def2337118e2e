import type { APIInteractionDataResolvedGuildMember, APIRole, APIUser } from 'discord-api-types/v10';
import { channelOf } from '../objects/channels.ts';
import { memberOf, userOf } from '../objects/users.ts';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { refuse } from './refusal.ts';
import { seesChannel } from './visible.ts';

/** The ids that an interaction names, by kind. */
export interface Named {
  readonly users?: readonly string[];
  readonly channels?: readonly string[];
  readonly roles?: readonly string[];
}

/** Returns `resolved` of an interaction: the users, channels and roles that it names; nothing if it names none. */
export const resolve = (
  world: World,
  by: string,
  channel: ChannelRow,
  { users = [], channels = [], roles = [] }: Named,
): Readonly<Record<string, unknown>> => {
  const resolved = {
    ...(users.length > 0 && resolveUsers(world, channel, users)),
    ...(channels.length > 0 && { channels: resolveChannels(world, by, channels) }),
    ...(roles.length > 0 && { roles: resolveRoles(world, roles) }),
  };
  return Object.keys(resolved).length === 0 ? {} : { resolved };
};

/** Users, with their memberships in the guild. */
const resolveUsers = (world: World, channel: ChannelRow, ids: readonly string[]): Readonly<Record<string, unknown>> => {
  const users: Record<string, APIUser> = {};
  const members: Record<string, APIInteractionDataResolvedGuildMember> = {};
  for (const id of ids) {
    const user = userOf(world, id);
    const member = memberOf(world, id);
    if (!user || !member) return refuse('There is nobody of this name here.');
    users[id] = user;
    members[id] = { ...member, permissions: String(permissionsIn(world, id, channel)) };
  }
  return channel.kind === 'direct' ? { users } : { users, members };
};

/** Returns channels as an interaction describes them, with the permissions of the user and the bot there. */
const resolveChannels = (world: World, by: string, ids: readonly string[]): Readonly<Record<string, object>> =>
  Object.fromEntries(
    ids.map((id) => {
      const row = world.channels.get(id);
      if (!row || row.kind === 'direct' || !seesChannel(world, by, row)) return refuse('There is no channel of this name here.');
      const permissions = String(permissionsIn(world, by, row));
      return [id, { ...channelOf(world, row), permissions, app_permissions: String(permissionsIn(world, world.bot.id, row)) }];
    }),
  );

const resolveRoles = (world: World, ids: readonly string[]): Readonly<Record<string, APIRole>> =>
  Object.fromEntries(ids.map((id) => [id, world.roles.get(id) ?? refuse('There is no role of this name here.')]));

import type { APIInteractionDataResolvedGuildMember, APIUser } from 'discord-api-types/v10';
import { memberOf, userOf } from '../objects/users.ts';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { refuse } from './refusal.ts';

/** The users an interaction names, with their memberships in the guild. */
export const resolveUsers = (world: World, channel: ChannelRow, ids: readonly string[]): Readonly<Record<string, unknown>> => {
  if (ids.length === 0) return {};
  const users: Record<string, APIUser> = {};
  const members: Record<string, APIInteractionDataResolvedGuildMember> = {};
  for (const id of ids) {
    const user = userOf(world, id);
    const member = memberOf(world, id);
    if (!user || !member) return refuse('There is nobody of this name here.');
    users[id] = user;
    members[id] = { ...member, permissions: String(permissionsIn(world, id, channel)) };
  }
  return { resolved: channel.kind === 'direct' ? { users } : { users, members } };
};

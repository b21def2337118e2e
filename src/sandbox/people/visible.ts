import { PermissionFlagsBits } from 'discord-api-types/v10';
import { compareIds } from '../compareIds.ts';
import { may } from '../permissions.ts';
import type { ChannelRow, MessageRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Whether a person sees a channel: their own direct channel, private threads as a member, others by permission. */
export const seesChannel = (world: World, person: string, channel: ChannelRow): boolean => {
  if (channel.kind === 'direct') return channel.person === person;
  const isMember = channel.kind === 'thread' && channel.members.some(({ user }) => user === person);
  if (channel.kind === 'thread' && channel.private && !isMember) return false;
  return may(world, person, channel, PermissionFlagsBits.ViewChannel);
};

/** Whether a person sees a message of a channel the person sees. */
export const seesMessage = (person: string, row: MessageRow): boolean => row.onlyFor === undefined || row.onlyFor === person;

/** Returns the messages of a channel that a person sees, newest first, older than `before`. */
export const messagesSeen = (
  world: World,
  person: string,
  channel: string,
  before: string | undefined,
  limit: number,
): readonly MessageRow[] =>
  [...(world.messages.get(channel)?.values() ?? [])]
    .filter((row) => seesMessage(person, row) && (before === undefined || compareIds(row.message.id, before) < 0))
    .toSorted((a, b) => compareIds(b.message.id, a.message.id))
    .slice(0, limit);

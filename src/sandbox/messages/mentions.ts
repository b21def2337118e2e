import { PermissionFlagsBits } from 'discord-api-types/v10';
import { userOf } from '../objects/users.ts';
import { seesChannel } from '../people/visible.ts';
import { may } from '../permissions.ts';
import type { AllowedMentions } from '../schemas/messages.ts';
import type { ChannelRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The users and roles that a text mentions and `allowed_mentions` allows. */
export type Mentions = Readonly<ReturnType<typeof mentionsIn>>;

/** Reads mentions out of a text. Without `allowed`, everything in the text mentions. */
export const mentionsIn = (
  world: World,
  author: string,
  channel: ChannelRow,
  text: string,
  allowed: AllowedMentions | undefined,
) => {
  const parse = (kind: 'users' | 'roles' | 'everyone'): boolean =>
    allowed === undefined || (allowed.parse ?? []).some((one) => one === kind);
  const users = idsIn(text, /<@!?(\d+)>/g).filter((id) => parse('users') || allowed?.users?.includes(id));
  const mayMentionAll = may(world, author, channel, PermissionFlagsBits.MentionEveryone);
  const roles = idsIn(text, /<@&(\d+)>/g).filter(
    (id) =>
      channel.kind !== 'direct' &&
      (parse('roles') || allowed?.roles?.includes(id)) &&
      (mayMentionAll || world.roles.get(id)?.mentionable === true),
  );
  return {
    users: users.flatMap((id) => userOf(world, id) ?? []),
    roles: roles.filter((id) => world.roles.has(id)),
    everyone: channel.kind !== 'direct' && mayMentionAll && parse('everyone') && /@(everyone|here)\b/.test(text),
  };
};

const idsIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, id]) => (id === undefined ? [] : [id]))),
];

/** The people a new message notifies: those mentioned who can see the channel. */
export const pingedBy = (
  world: World,
  author: string,
  channel: ChannelRow,
  { users, roles, everyone }: Mentions,
): readonly string[] =>
  [...world.people.values()]
    .filter(
      (person) =>
        person.id !== author &&
        seesChannel(world, person.id, channel) &&
        (everyone || users.some(({ id }) => id === person.id) || person.roles.some((role) => roles.includes(role))),
    )
    .map(({ id }) => id);

import { OverwriteType, PermissionFlagsBits, type RoleFlags } from 'discord-api-types/v10';
import type { Change } from './rows.ts';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'] as const;

/** The permissions of @everyone in a new Discord server, limited to those the sandbox knows. */
const EVERYONE =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.MentionEveryone |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.AddReactions;

const role = (id: string, name: string, position: number, permissions: bigint, bot?: string): Change => ({
  kind: 'role',
  role: {
    id,
    name,
    position,
    permissions: String(permissions),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: bot !== undefined,
    mentionable: false,
    flags: 0 as RoleFlags,
    ...(bot === undefined ? {} : { tags: { bot_id: bot } }),
  },
});

/**
 * Returns the changes that create the initial server: five people, of whom Ada owns it and Blaise has the role `Organisers`, `#games`, `#general`, and
 * `#news`, where threads are not possible. `botPermissions` are those of the bot's own role, as an invite link would grant them; everyone's are withheld from
 * `#news` only.
 */
export const initialChanges = (
  at: number,
  bot: { readonly id: string; readonly name: string; readonly permissions: bigint },
): readonly Change[] => {
  let next = 1_300_000_000_000_000_000n;
  const id = (): string => String(next++);
  const guild = id();
  const botRole = id();
  const people = NAMES.map((name) => ({ id: id(), name }));
  const channel = (name: string, position: number, topic: string, deny: bigint): Change => ({
    kind: 'channel',
    channel: {
      kind: 'text',
      id: id(),
      name,
      topic,
      position,
      overwrites: deny === 0n ? [] : [{ id: guild, type: OverwriteType.Role, allow: '0', deny: String(deny) }],
    },
  });
  const direct = people.map((person): Change => ({ kind: 'channel', channel: { kind: 'direct', id: id(), person: person.id } }));
  const channels = [
    channel('games', 0, 'Matches live here', 0n),
    channel('general', 1, 'Everything else', 0n),
    channel('news', 2, 'No threads here', PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.CreatePrivateThreads),
  ];
  const organisers = id();
  return [
    { kind: 'guild', guild: { id: guild, name: 'Friends', owner: people[0]?.id ?? guild } },
    role(guild, '@everyone', 0, EVERYONE),
    role(botRole, bot.name, 1, bot.permissions, bot.id),
    { kind: 'bot', bot: { id: bot.id, name: bot.name, role: botRole, joinedAt: at } },
    role(organisers, 'Organisers', 2, 0n),
    ...people.map((person): Change => {
      const roles = person.name === 'Blaise' ? [organisers] : [];
      return { kind: 'person', person: { ...person, dmsClosed: false, locale: 'en-GB', joinedAt: at, roles } };
    }),
    ...direct,
    ...channels,
  ];
};

import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import type { MatchPlace } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import type { Reply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';

/** The actor as a member of a server, with their roles and permissions there. */
export type ServerMember = Pick<BaseInteraction, 'guildId' | 'member' | 'memberPermissions'>;

/**
 * Whether the actor may manage the server, by Discord's own permission. Checked here because servers can grant a command to
 * others as well.
 */
const managesServer = ({ memberPermissions }: ServerMember): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** The actor of a command about a whole server. */
export type ServerManager = ServerMember & Pick<BaseInteraction, 'guild'>;

/** Returns why the actor may neither see nor change a server's settings; `undefined` when they may. */
export const whyNotManager = (say: Sentences, by: ServerManager): Reply | undefined => {
  if (by.guildId === null) return denied(say, 'serverOnly');
  return managesServer(by) ? undefined : denied(say, 'managersOnly');
};

/** Returns why the actor may not decide as a moderator of the server they are on; `undefined` when they may. */
export const whyNotModerator = async (services: Services, say: Sentences, member: ServerMember): Promise<Reply | undefined> => {
  if (member.guildId === null) return denied(say, 'serverOnly');
  return (await isOrganiser(services, member)) ? undefined : denied(say, 'moderatorsOnly');
};

/**
 * Whether the actor may act as an organiser on a server: its managers and the members with its organiser role may. Actors on
 * another server may not, so for a named match pass the server it is played on.
 */
export const isOrganiser = async (
  { stores }: Services,
  member: ServerMember,
  server: string | null = member.guildId,
): Promise<boolean> => {
  if (server === null || member.guildId !== server) return false;
  if (managesServer(member)) return true;
  const { organiserRole } = await stores.servers.find(server);
  return organiserRole !== undefined && memberRoles(member).includes(organiserRole);
};

/** Returns the roles of a member of a server. */
export const memberRoles = ({ member }: Pick<ServerMember, 'member'>): readonly string[] => {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
};

/** Returns a server's rules for every match opened there. */
export const rulesOf = async (
  { stores }: Services,
  server: string,
): Promise<{ readonly pace?: string; readonly mostOpen?: number }> => {
  const { pace, openMatches: mostOpen } = await stores.servers.find(server);
  return { ...(pace !== undefined && { pace }), ...(mostOpen !== undefined && { mostOpen }) };
};

/** Returns why a server's settings do not let the actor open a match in a place; `undefined` when they do. */
export const refuseOpening = async (
  { services, say }: CommandContext,
  member: ServerMember,
  { server, channel }: MatchPlace,
): Promise<Reply | undefined> => {
  const { channels, creators, organiserRole } = await services.stores.servers.find(server);
  if (channels.length > 0 && !channels.includes(channel))
    return denied(
      say,
      'otherChannel',
      channels.map((id) => `<#${id}>`),
    );
  if (creators === 'everybody' || (await isOrganiser(services, member, server))) return undefined;
  return denied(say, 'organisersOnly', organiserRole === undefined ? undefined : `<@&${organiserRole}>`);
};

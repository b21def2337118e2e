import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import type { MatchPlace } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import type { Reply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';

/** Somebody who asks for something, as Discord tells of them: on which server, with which roles and rights there. */
export type ServerMember = Pick<BaseInteraction, 'guildId' | 'member' | 'memberPermissions'>;

/** Whether the asker may manage the server, by Discord's own permission: the rights to a command can be given to others as well. */
const managesServer = ({ memberPermissions }: ServerMember): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** Somebody who asks about a server as a whole. */
export type ServerManager = ServerMember & Pick<BaseInteraction, 'guild'>;

/** Why somebody may neither see nor change how a server is set; `undefined` when they may. */
export const whyNotManager = (say: Sentences, by: ServerManager): Reply | undefined => {
  if (by.guildId === null) return denied(say, 'serverOnly');
  return managesServer(by) ? undefined : denied(say, 'managersOnly');
};

/**
 * Whether the asker may act as an organiser on a server: who manages it may, and who has the role that it has set. Whoever asks
 * from elsewhere may not; so of a match that is named, ask for the server it is played on.
 */
export const isOrganiser = async (
  { stores }: Services,
  member: ServerMember,
  server: string | null = member.guildId,
): Promise<boolean> => {
  if (server === null || member.guildId !== server) return false;
  if (managesServer(member)) return true;
  const { organiserRole } = await stores.servers.find(server);
  return organiserRole !== undefined && rolesOf(member).includes(organiserRole);
};

const rolesOf = ({ member }: ServerMember): readonly string[] => {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
};

/** What a server has set for every match that is opened there. */
export const rulesOf = async (
  { stores }: Services,
  server: string,
): Promise<{ readonly pace?: string; readonly mostOpen?: number }> => {
  const { pace, openMatches: mostOpen } = await stores.servers.find(server);
  return { ...(pace !== undefined && { pace }), ...(mostOpen !== undefined && { mostOpen }) };
};

/** Why the asker may not open a match in a place, as its server has set it; `undefined` when they may. */
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

import { type Guild, type GuildBasedChannel, type GuildMember, PermissionFlagsBits } from 'discord.js';
import type { NeededPermission, Sentences } from '#i18n/index.ts';
import type { Match, MatchId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { PERMISSIONS, THREAD_PERMISSIONS } from '../command/permissions.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { supportsThreads } from './channelSelection.ts';
import { type ServerManager, whyNotManager } from './serverPermissions.ts';

/** Maximum number of lines about missing permissions in one reply. */
const MAX_LINES = 20;

/** The result for one place; `missing` is empty if everything is in order there. */
interface Finding {
  readonly line: string;
  readonly missing: readonly NeededPermission[];
}

/**
 * Returns which permissions the bot lacks, and what it needs them for: in the server's match channels (otherwise in every text
 * channel the bot sees), and in the threads of open matches.
 */
export const serverCheck = async ({ services, say }: CommandContext, by: ServerManager): Promise<Reply> => {
  const refused = whyNotManager(say, by);
  const me = by.guild?.members.me;
  if (refused !== undefined || by.guild === null || !me) return refused ?? denied(say, 'notAMember');
  const { channels } = await services.stores.servers.find(by.guild.id);
  const open = await services.stores.matches.list({ openIn: by.guild.id });
  const checked = channels.length > 0 ? channels : textChannelsSeen(by.guild, me);
  const findings = [...inChannels(say, by.guild, me, checked), ...inThreads(say, by.guild, me, open)];
  return textReply(findings.length === 0 ? say.common.server.nothingLacks(checked.length, open.length) : report(say, findings));
};

const report = ({ common }: Sentences, findings: readonly Finding[]): string => {
  const lacking = PERMISSIONS.filter((permission) => findings.some(({ missing }) => missing.includes(permission)));
  const { lackTitle, neededFor, why, whoGrants } = common.server;
  return [
    lackTitle,
    ...findings.slice(0, MAX_LINES).map(({ line }) => line),
    ...common.more(findings.length - MAX_LINES),
    ...lacking.map((permission) => neededFor(common.permissionName(permission), why[permission])),
    ...(lacking.length === 0 ? [] : [whoGrants]),
  ].join('\n');
};

/** Returns the visible text channels in Discord's order. */
const textChannelsSeen = (guild: Guild, me: GuildMember): readonly string[] =>
  [...guild.channels.cache.values()]
    .filter((channel) => supportsThreads(channel) && channel.permissionsFor(me).has(PermissionFlagsBits.ViewChannel))
    .sort((one, other) => positionOf(one) - positionOf(other))
    .map(({ id }) => id);

const positionOf = (channel: GuildBasedChannel): number => ('rawPosition' in channel ? channel.rawPosition : 0);

const inChannels = ({ common }: Sentences, guild: Guild, me: GuildMember, channels: readonly string[]): readonly Finding[] =>
  channels.flatMap((id): readonly Finding[] => {
    const channel = guild.channels.cache.get(id);
    if (channel === undefined) return [{ line: common.server.channelGone(`<#${id}>`), missing: [] }];
    const missing = missingIn(channel, me, PERMISSIONS);
    return missing.length === 0 ? [] : [{ line: common.server.lackIn(`<#${id}>`, namesOf(common, missing)), missing }];
  });

/**
 * Returns the findings about threads. Permissions in a thread follow from its channel, so matches with the same channel share
 * one.
 */
const inThreads = ({ common }: Sentences, guild: Guild, me: GuildMember, open: readonly Match[]): readonly Finding[] =>
  [...byChannel(open)].flatMap(([id, matches]): readonly Finding[] => {
    const channel = guild.channels.cache.get(id);
    if (channel === undefined) return [{ line: common.server.matchesAway(matches), missing: [] }];
    const missing = missingIn(channel, me, THREAD_PERMISSIONS);
    const line = common.server.lackInThreads(matches, `<#${id}>`, namesOf(common, missing));
    return missing.length === 0 ? [] : [{ line, missing }];
  });

/** Returns the numbers of matches by channel, oldest first. */
const byChannel = (open: readonly Match[]): ReadonlyMap<string, readonly MatchId[]> => {
  const matches = new Map<string, readonly MatchId[]>();
  for (const { id, place } of open.toReversed()) matches.set(place.channel, [...(matches.get(place.channel) ?? []), id]);
  return matches;
};

const missingIn = (
  channel: GuildBasedChannel,
  me: GuildMember,
  needed: readonly NeededPermission[],
): readonly NeededPermission[] => {
  const granted = channel.permissionsFor(me);
  return needed.filter((permission) => !granted.has(permission));
};

const namesOf = ({ permissionName }: Sentences['common'], permissions: readonly NeededPermission[]): readonly string[] =>
  permissions.map(permissionName);

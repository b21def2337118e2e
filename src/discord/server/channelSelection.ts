import {
  ChannelType,
  type ChatInputCommandInteraction,
  type GuildBasedChannel,
  type MessageComponentInteraction,
  PermissionsBitField,
} from 'discord.js';
import type { MatchPlace } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { languageOf } from '../command/language.ts';
import { PERMISSION_BITS } from '../command/permissions.ts';
import type { Reply } from '../components/reply.ts';
import { denied, refusalWithHelp } from '../narration/refusalReply.ts';
import { refuseOpening } from './serverPermissions.ts';

export type ChannelChoice =
  | { readonly place: MatchPlace; readonly refused?: never }
  | { readonly refused: Reply; readonly place?: never };

/** A command or a press that opens a match. */
export type Asking = ChatInputCommandInteraction | MessageComponentInteraction;

/** Maximum number of channels suggested instead. */
const MAX_NAMED = 5;

/**
 * Returns the channel a match opened by this command would use: the current one, or that of the current thread. Otherwise the
 * reply why it cannot, with channels that can.
 */
export const channelForNewMatch = async (call: CommandContext & { readonly interaction: Asking }): Promise<ChannelChoice> => {
  const { interaction, services, say } = call;
  const channel = channelOf(interaction);
  if (interaction.guildId === null || channel === undefined) return { refused: denied(say, 'serverOnly') };
  const locale = await languageOf(services, interaction.guildId, interaction.guildLocale);
  const place = { server: interaction.guildId, channel: channel.id, locale };
  const refused = await refuseOpening(call, interaction, place);
  if (refused !== undefined) return { refused: refused };
  const missing = interaction.appPermissions.missing(PERMISSION_BITS, false);
  if (channel.kind === 'text' && missing.length === 0) return { place };
  const { channels } = await services.stores.servers.find(interaction.guildId);
  const elsewhere = otherChannels(interaction, channels).map((id) => `<#${id}>`);
  const lacking = missing.map((permission) => say.common.permissionName(permission));
  return { refused: refusalWithHelp(say, 'server', say.common.noThreadHere(lacking, elsewhere)) };
};

/**
 * Returns the channel for a match that is opened later: this one, or the first of those that the server chose for matches. Refuses an
 * actor who may not open matches at all.
 */
export const channelForSearch = async (call: CommandContext & { readonly interaction: Asking }): Promise<ChannelChoice> => {
  const here = await channelForNewMatch(call);
  const { interaction, services } = call;
  if (here.place !== undefined || interaction.guildId === null) return here;
  const { channels } = await services.stores.servers.find(interaction.guildId);
  const [channel] = channels.length === 0 ? [] : otherChannels(interaction, channels);
  if (channel === undefined) return here;
  const place = {
    server: interaction.guildId,
    channel,
    locale: await languageOf(services, interaction.guildId, interaction.guildLocale),
  };
  const refused = await refuseOpening(call, interaction, place);
  return refused === undefined ? { place } : { refused };
};

const channelOf = ({ channel }: Asking): { readonly id: string; readonly kind: 'text' | 'other' } | undefined => {
  if (channel === null || channel.isDMBased()) return undefined;
  if (channel.isThread()) {
    const isForum = channel.parent?.type === ChannelType.GuildForum || channel.parent?.type === ChannelType.GuildMedia;
    return channel.parentId === null ? undefined : { id: channel.parentId, kind: isForum ? 'other' : 'text' };
  }
  return { id: channel.id, kind: supportsThreads(channel) ? 'text' : 'other' };
};

/** Whether a match can have its thread in such a channel. */
export const supportsThreads = ({ type }: Pick<GuildBasedChannel, 'type'>): boolean =>
  type === ChannelType.GuildText || type === ChannelType.GuildAnnouncement;

/**
 * Returns channels visible to the actor in which the bot has all its permissions; only those in `allowed` if it is not empty.
 */
const otherChannels = (interaction: Asking, allowed: readonly string[]): readonly string[] => {
  const { guild, user } = interaction;
  const me = guild?.members.me;
  if (guild === null || me === null || me === undefined) return [];
  return [...guild.channels.cache.values()]
    .filter(({ id }) => allowed.length === 0 || allowed.includes(id))
    .filter((channel) => supportsThreads(channel) && channel.permissionsFor(me).has(PERMISSION_BITS))
    .filter((channel) => channel.permissionsFor(user)?.has(PermissionsBitField.Flags.ViewChannel) ?? false)
    .slice(0, MAX_NAMED)
    .map(({ id }) => id);
};

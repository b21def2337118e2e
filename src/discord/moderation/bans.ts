import { TimestampStyles, time } from 'discord.js';
import { MAX_REASON_LENGTH } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { SlashCommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { denied, refusalReply } from '../narration/refusalReply.ts';
import { giveUpPlace } from '../play/places.ts';
import { whyNotModerator } from '../server/serverPermissions.ts';
import { storableText } from '../text/escapeMarkdown.ts';

const DAY_MS = 24 * 3_600_000;

/** Bans a player from rated matches and from searching for matches, which ends their search, or ends a ban. The player gets a message about it. */
export const decideBan = async (call: SlashCommandContext, kind: 'ban' | 'unban'): Promise<Reply> => {
  const { interaction, services, say, actor } = call;
  const { moderation } = services.stores;
  const refused = await whyNotModerator(services, say, interaction);
  const { guildId: server, options } = interaction;
  if (refused !== undefined || server === null) return refused ?? denied(say, 'serverOnly');
  const { id: about, bot } = options.getUser('user', true);
  const player = `<@${about}>`;
  if (bot || about === actor.user) return denied(say, 'cannotBan');
  const at = services.clock.now();
  if (kind === 'unban' && (await moderation.banOf(server, about, at)) === undefined) return denied(say, 'notBanned', player);
  const reason = storableText(options.getString('reason', true)).trim();
  if (reason === '') return refusalReply(say, { code: 'reasonNeeded', params: { most: MAX_REASON_LENGTH } });
  const { id: by } = await upsertUser(services, actor);
  const decision = { server, at, by, about, reason };
  if (kind === 'unban') {
    await moderation.decide({ ...decision, kind });
    return textReply(say.moderation.unbanned(player));
  }
  const until = new Date(at.getTime() + options.getInteger('days', true) * DAY_MS);
  await moderation.decide({ ...decision, kind, until });
  await giveUpPlace(services, { user: about, server }, actor.commandId);
  return textReply(say.moderation.banned(player, time(until, TimestampStyles.ShortDateTime)));
};

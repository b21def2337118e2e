import { TimestampStyles, time } from 'discord.js';
import type { UserId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';

/**
 * Returns why a user may not search for matches or join rated ones on a server: a moderator's ban, with its reason and end;
 * `undefined` when they may.
 */
export const whyBanned = async (
  { services, say, actor }: Pick<CommandContext, 'services' | 'say' | 'actor'>,
  server: string,
  user: UserId = actor.user,
): Promise<Reply | undefined> => {
  const ban = await services.stores.moderation.banOf(server, user, services.clock.now());
  return ban && denied(say, 'banned', time(ban.until, TimestampStyles.ShortDateTime), escapeMarkdown(ban.reason || '–'));
};

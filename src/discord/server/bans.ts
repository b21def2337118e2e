import { TimestampStyles, time } from 'discord.js';
import type { Match } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';

type Call = Pick<CommandContext, 'services' | 'say' | 'actor'>;

/** The facts of the actor's ban on a server, in words; `undefined` without one. */
const factsOfBan = async (
  { services, actor }: Call,
  server: string,
): Promise<readonly [until: string, reason: string] | undefined> => {
  const ban = await services.stores.moderation.banOf(server, actor.user, services.clock.now());
  return ban && [time(ban.until, TimestampStyles.ShortDateTime), escapeMarkdown(ban.reason || '–')];
};

/**
 * Returns why the actor may not search for matches or join rated ones on a server: a moderator's ban, with its reason and end;
 * `undefined` when they may.
 */
export const whyBanned = async (call: Call, server: string): Promise<Reply | undefined> => {
  const facts = await factsOfBan(call, server);
  return facts && denied(call.say, 'banned', ...facts);
};

/** Returns why the actor may not have a seat in a match; `undefined` when they may, and always if it is not rated. */
export const whyNotRated = async (call: Call, { rated, place }: Pick<Match, 'rated' | 'place'>): Promise<Reply | undefined> =>
  rated ? whyBanned(call, place.server) : undefined;

/** Returns the lines about the actor's ban on the server they are on. */
export const ownBan = async (call: Call): Promise<readonly string[]> => {
  const facts = call.actor.server === undefined ? undefined : await factsOfBan(call, call.actor.server);
  return facts === undefined ? [] : [call.say.moderation.ownBan(...facts)];
};

import { z } from 'zod';
import type { Context } from '../context.ts';
import { guildCreateOf } from '../objects/guilds.ts';
import { refuse } from './refusal.ts';

const ASKED = z.strictObject({ bot: z.enum(['here', 'outage', 'removed']) });

/**
 * Removes the bot from the guild, as its manager would; makes the guild unavailable, as an outage of Discord would; or ends
 * either. The bot's sessions receive it through the gateway.
 */
export const setBotHere = (context: Context, body: unknown): unknown => {
  const read = ASKED.safeParse(body);
  if (!read.success) return refuse('Say how the bot stands to the guild: {"bot": "here"}, "outage" or "removed".');
  const { world } = context;
  const { botIs: before = 'here', ...guild } = world.guild;
  const { bot } = read.data;
  if (bot === before) return { bot };
  context.change({ kind: 'guild', guild: bot === 'here' ? guild : { ...guild, botIs: bot } });
  if (bot === 'here') context.dispatch('GUILD_CREATE', guildCreateOf(world));
  else context.dispatch('GUILD_DELETE', { id: guild.id, ...(bot === 'outage' && { unavailable: true }) });
  return { bot };
};

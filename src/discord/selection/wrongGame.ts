import type { Match } from '#matches/index.ts';
import { optionName, type SlashCommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';

/**
 * Returns the refusal of another game's command in a match, with the command to type there. `part` is the subcommand, which
 * both games may have.
 */
export const wrongGameReply = ({ say, registry }: SlashCommandContext, { game }: Pick<Match, 'game'>, part: string): Reply => {
  const has = registry.commands.some(({ data, parts }) => data.name === game && Object.hasOwn(parts, part));
  const nameOf = (key: string): string => optionName(say.common.commandNames, key);
  const command = `/${nameOf(game)} ${has ? nameOf(`${game} ${part}`) : '…'}`;
  return denied(say, 'otherGame', say.game(game).name, command);
};

import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { retryMatch } from '#discord/decisions/organiserCommand.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('retry'), 'organise retry').addStringOption(matchOption),
  execute: retryMatch,
  autocomplete: suggestMatches,
} satisfies Command;

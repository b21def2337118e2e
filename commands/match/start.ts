import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { startMatch } from '#discord/lobby/lobbyActions.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('start'), 'match start').addStringOption(matchOption),

  execute: forMatch('own', startMatch),
  autocomplete: suggestMatches,
} satisfies Command;

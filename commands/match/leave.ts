import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { leaveMatch } from '#discord/lobby/lobbyActions.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('leave'), 'match leave').addStringOption(matchOption),

  execute: forMatch('own', leaveMatch),
  autocomplete: suggestMatches,
} satisfies Command;

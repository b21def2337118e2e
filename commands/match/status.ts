import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';
import { statusAnswer } from '#discord/status/status.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('status'), 'match status').addStringOption(matchOption),

  execute: forMatch('own', (call) => statusAnswer(call)),
  autocomplete: suggestMatches,
} satisfies Command;

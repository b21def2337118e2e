import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { exportAnswer } from '#discord/lookups/export.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('export'), 'match export').addStringOption(matchOption),

  execute: forMatch('own', exportAnswer),
  autocomplete: suggestMatches,
} satisfies Command;

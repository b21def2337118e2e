import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';
import { nudge } from '#discord/status/nudge.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('nudge'), 'match nudge').addStringOption(matchOption),

  execute: forMatch('own', nudge),
  autocomplete: suggestMatches,
} satisfies Command;

import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { matchOption, suggestMatches } from '#discord/matchOption.ts';
import { retryMatch } from '#discord/organising.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('retry'), 'organise retry').addStringOption(matchOption),
  execute: retryMatch,
  autocomplete: suggestMatches,
} satisfies Command;

import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { exportAnswer } from '#discord/lookups/export.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('export'), 'match export').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : exportAnswer(call, asked.position);
  },
  autocomplete: suggestMatches,
} satisfies Command;

import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/matchOption.ts';
import { statusAnswer } from '#discord/status.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('status'), 'match status').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : statusAnswer(call, asked.position.match.id);
  },
  autocomplete: suggestMatches,
} satisfies Command;

import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { boardAnswer } from '#discord/look.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('board'), 'board');
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : boardAnswer(call, asked.position, call.interaction.user.id);
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { cardAnswer } from '#discord/lookups/board.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('gold'), 'gold');
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : cardAnswer(call, asked.position, call.interaction.user.id);
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

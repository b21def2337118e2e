import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { beginAnswer, helpAnswer } from '#discord/status/help.ts';

const data = described(new SlashCommandBuilder().setName('help'), 'help');
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const asked = await askedMatch(call, 'own', beginAnswer(call));
    return asked.position === undefined ? asked.answer : helpAnswer(call, asked.position, 'now');
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

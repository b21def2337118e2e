import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { historyAnswer } from '#discord/lookups/history.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('history'), 'history');
data.addIntegerOption((option) => described(option.setName('cycle'), 'history.cycle').setMinValue(1).setMaxValue(9999));
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    return historyAnswer(call, asked.position, call.interaction.options.getInteger('cycle') ?? undefined);
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

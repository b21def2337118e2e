import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { logAnswer } from '#discord/look.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('log'), 'log');
data.addIntegerOption((option) => described(option.setName('page'), 'log.page').setMinValue(1).setMaxValue(9999));
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    const page = call.interaction.options.getInteger('page');
    return logAnswer(call, asked.position, page === null ? undefined : page - 1);
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

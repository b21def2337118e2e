import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { logAnswer } from '#discord/lookups/log.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('log'), 'log');
data.addIntegerOption((option) => described(option.setName('page'), 'log.page').setMinValue(1).setMaxValue(9999));
data.addIntegerOption((option) => described(option.setName('cycle'), 'log.cycle').setMinValue(1).setMaxValue(9999));
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    const { options } = call.interaction;
    const page = options.getInteger('page');
    const round = options.getInteger('cycle') ?? undefined;
    return logAnswer(call, asked.position, { page: page === null ? undefined : page - 1, round });
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

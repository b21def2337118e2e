import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { logAnswer } from '#discord/lookups/log.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const data = described(new SlashCommandBuilder().setName('log'), 'log');
data.addIntegerOption((option) => described(option.setName('page'), 'log.page').setMinValue(1).setMaxValue(9999));
data.addIntegerOption((option) => described(option.setName('cycle'), 'log.cycle').setMinValue(1).setMaxValue(9999));
data.addStringOption(matchOption);

export default {
  data,
  execute: forMatch('own', (call) => {
    const { options } = call.interaction;
    const page = options.getInteger('page');
    const round = options.getInteger('cycle') ?? undefined;
    return logAnswer(call, { page: page === null ? undefined : page - 1, round });
  }),
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { historyAnswer } from '#discord/lookups/history.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const data = described(new SlashCommandBuilder().setName('history'), 'history');
data.addIntegerOption((option) => described(option.setName('cycle'), 'history.cycle').setMinValue(1).setMaxValue(9999));
data.addStringOption(matchOption);

export default {
  data,
  execute: forMatch('own', (call) => historyAnswer(call, call.interaction.options.getInteger('cycle') ?? undefined)),
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';
import { beginAnswer, helpAnswer } from '#discord/status/help.ts';

const data = described(new SlashCommandBuilder().setName('help'), 'help');
data.addStringOption(matchOption);

export default {
  data,
  execute: forMatch('own', (call) => helpAnswer(call, 'now'), beginAnswer),
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

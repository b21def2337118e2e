import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { cardAnswer } from '#discord/lookups/board.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const data = described(new SlashCommandBuilder().setName('gold'), 'gold');
data.addStringOption(matchOption);

export default {
  data,
  execute: forMatch('own', cardAnswer),
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

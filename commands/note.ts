import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { MAX_CHARACTERS, noteAnswer } from '#discord/lookups/notes.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const data = described(new SlashCommandBuilder().setName('note'), 'note');
data.addStringOption((option) => described(option.setName('text'), 'note.text').setMaxLength(MAX_CHARACTERS));
data.addBooleanOption((option) => described(option.setName('clear'), 'note.clear'));
data.addStringOption(matchOption);

export default {
  data,
  execute: forMatch('own', (call) => {
    const { options } = call.interaction;
    return noteAnswer(call, { text: options.getString('text') ?? undefined, clear: options.getBoolean('clear') ?? false });
  }),
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

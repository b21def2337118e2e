import { SlashCommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { MAX_CHARACTERS, noteAnswer } from '#discord/lookups/notes.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('note'), 'note');
data.addStringOption((option) => described(option.setName('text'), 'note.text').setMaxLength(MAX_CHARACTERS));
data.addBooleanOption((option) => described(option.setName('clear'), 'note.clear'));
data.addStringOption(matchOption);

export default {
  data,
  execute: async (call) => {
    const { options, user } = call.interaction;
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    const text = options.getString('text') ?? undefined;
    return noteAnswer(call, asked.position.match.id, user.id, { text, clear: options.getBoolean('clear') ?? false });
  },
  autocomplete: suggestMatches,
} satisfies Command<SlashCommandBuilder>;

import { SlashCommandBuilder } from 'discord.js';
import { type Command, choice, described } from '#discord/command/command.ts';
import { boardAnswer, partChoices } from '#discord/lookups/board.ts';
import { askedMatch, MATCH_OPTION, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const FORMS = (['picture', 'text'] as const).map((form) => choice(form, ({ table }) => table.boardForms[form]));

const data = described(new SlashCommandBuilder().setName('board'), 'board');
data.addStringOption((option) => described(option.setName('detail'), 'board.detail').setAutocomplete(true));
data.addStringOption((option) => described(option.setName('as'), 'board.as').addChoices(...FORMS));
data.addStringOption(matchOption);

export default {
  data,
  execute: forMatch('own', (call) => {
    const { options } = call.interaction;
    const detail = options.getString('detail') ?? undefined;
    return boardAnswer(call, {
      as: options.getString('as') === 'text' ? 'text' : 'picture',
      ...(detail !== undefined && { detail }),
    });
  }),
  autocomplete: async (suggestion) => {
    const focused = suggestion.interaction.options.getFocused(true);
    if (focused.name === MATCH_OPTION) return suggestMatches(suggestion);
    const { position } = await askedMatch(suggestion, 'own');
    return position === undefined ? [] : partChoices({ ...suggestion, position }, focused.value);
  },
} satisfies Command<SlashCommandBuilder>;

import { SlashCommandBuilder } from 'discord.js';
import { type AutocompleteContext, type Command, choice, described, type SlashCommandContext } from '#discord/command/command.ts';
import { bookName, GENERAL, isBook, RULEBOOKS } from '#discord/narration/rulePages.ts';
import { foundAnswer } from '#discord/rules/rules.ts';
import { MAX_SEARCH_LENGTH, ruleChoices } from '#discord/rules/rulesSearch.ts';
import { matchHere } from '#discord/selection/matchOption.ts';

const data = described(new SlashCommandBuilder().setName('rules'), 'rules');
data.addStringOption((option) =>
  described(option.setName('search'), 'rules.search').setAutocomplete(true).setMaxLength(MAX_SEARCH_LENGTH),
);
data.addStringOption((option) =>
  described(option.setName('game'), 'rules.game').addChoices(RULEBOOKS.map((book) => choice(book, (say) => bookName(say, book)))),
);

/** Returns the named book or that of the current thread's match, each with the general book; otherwise all books. */
const booksFor = async (call: SlashCommandContext | AutocompleteContext): Promise<readonly string[]> => {
  const book = call.interaction.options.getString('game') ?? (await matchHere(call))?.game;
  return book === undefined || !isBook(book) ? RULEBOOKS : [...new Set([book, GENERAL])];
};

export default {
  data,
  execute: async (call) => foundAnswer(call, await booksFor(call), call.interaction.options.getString('search') ?? ''),
  autocomplete: async (suggestion) =>
    ruleChoices(suggestion.say, await booksFor(suggestion), suggestion.interaction.options.getFocused()),
} satisfies Command<SlashCommandBuilder>;

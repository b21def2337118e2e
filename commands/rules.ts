import {
  type AutocompleteContext,
  type Command,
  type CommandBuilder,
  choiceIn,
  described,
  type SlashCommandContext,
  topLevel,
} from '#discord/command/command.ts';
import { bookName, GENERAL, isBook, rulebooks } from '#discord/narration/rulePages.ts';
import { foundReply } from '#discord/rules/rules.ts';
import { MAX_SEARCH_LENGTH, ruleChoices } from '#discord/rules/rulesSearch.ts';
import { matchHere } from '#discord/selection/matchOption.ts';
import type { Sentences } from '#i18n/index.ts';

const dataOf = (languages: readonly Sentences[]): CommandBuilder => {
  const books = languages[0] === undefined ? [] : rulebooks(languages[0]);
  return topLevel('rules')
    .addStringOption((option) => described(option, 'rules.search').setAutocomplete(true).setMaxLength(MAX_SEARCH_LENGTH))
    .addStringOption((option) =>
      described(option, 'rules.game').addChoices(books.map((book) => choiceIn(languages, book, (say) => bookName(say, book)))),
    );
};

/** Returns the named book or that of the current thread's match, each with the general book; otherwise all books. */
const booksFor = async (call: SlashCommandContext | AutocompleteContext): Promise<readonly string[]> => {
  const book = call.interaction.options.getString('game') ?? (await matchHere(call))?.game;
  return book === undefined || !isBook(call.say, book) ? rulebooks(call.say) : [...new Set([book, GENERAL])];
};

export default (languages: readonly Sentences[]): Command<CommandBuilder> => ({
  data: dataOf(languages),
  execute: async (call) => foundReply(call, await booksFor(call), call.interaction.options.getString('search') ?? ''),
  autocomplete: async (suggestion) =>
    ruleChoices(suggestion.say, await booksFor(suggestion), suggestion.interaction.options.getFocused()),
});

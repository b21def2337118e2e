import { SlashCommandSubcommandBuilder } from 'discord.js';
import type { CommandKey, ReferenceEntry, Sentences } from '#i18n/index.ts';
import { type AutocompleteChoices, type Command, described } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { ALL } from '../customIds/rulesCustomId.ts';
import { refusalWithHelp } from '../narration/refusalReply.ts';
import { filterByName, normalizeText } from '../text/normalizeText.ts';

/** The subcommand that shows what a game's rules say of something that is looked up by its name: `card`. */
export const referenceCommand = (game: string): Command => ({
  data: described(new SlashCommandSubcommandBuilder().setName('card'), `${game} card` as CommandKey).addStringOption((option) =>
    described(option.setName('name'), `${game} card.name` as CommandKey)
      .setRequired(true)
      .setAutocomplete(true),
  ),
  execute: async ({ interaction, say }) => referenceAnswer(say, game, interaction.options.getString('name', true)),
  autocomplete: async ({ interaction, say }) => referenceChoices(say, game, interaction.options.getFocused()),
});

/** So many names are told to somebody who asked for none of them. */
const MAX_NAMED = 20;

const referenceAnswer = (say: Sentences, game: string, typed: string): Reply => {
  const { reference } = say.game(game);
  const [only, ...more] = entriesCalled(reference, typed);
  if (only !== undefined && more.length === 0) return textReply(only.text);
  const names = (only === undefined ? reference : [only, ...more]).map(({ name }) => name);
  const none = say.common.noSuchEntry(names.slice(0, MAX_NAMED), Math.max(0, names.length - MAX_NAMED));
  return refusalWithHelp(say, { book: game, key: ALL }, none);
};

/** What can be looked up, as far as its name holds what was typed. */
const referenceChoices = (say: Sentences, game: string, typed: string): AutocompleteChoices =>
  filterByName(say.game(game).reference, typed).map(({ key, name }) => ({ name, value: key }));

/** The key of the entry somebody means; of several that begin so, the one among `possible` keys. */
export const entryMeant = (say: Sentences, game: string, typed: string, possible: readonly string[]): string | undefined => {
  const called = entriesCalled(say.game(game).reference, typed);
  const [only, ...more] = called.length > 1 ? called.filter(({ key }) => possible.includes(key)) : called;
  return more.length === 0 ? only?.key : undefined;
};

/** An entry's name, by its key. */
export const entryName = (say: Sentences, game: string, key: string): string =>
  say.game(game).reference.find((entry) => entry.key === key)?.name ?? key;

/** The one of that key or name, else all whose names begin so. */
const entriesCalled = (reference: readonly ReferenceEntry[], typed: string): readonly ReferenceEntry[] => {
  const words = normalizeText(typed);
  if (words === '') return [];
  const exact = reference.find(({ key, name }) => key.toLowerCase() === words || normalizeText(name) === words);
  return exact === undefined ? reference.filter(({ name }) => normalizeText(name).startsWith(words)) : [exact];
};

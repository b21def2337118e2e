import { SlashCommandSubcommandBuilder } from 'discord.js';
import type { ReferenceEntry, Sentences } from '#i18n/index.ts';
import { type AutocompleteChoices, type Command, describedIn } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { ALL } from '../customIds/bookFields.ts';
import { refusalWithHelp } from '../narration/refusalReply.ts';
import { filterByName, normalizeText } from '../text/normalizeText.ts';

/** Returns the subcommand that shows an entry of a game's reference by its name: `card`. */
export const referenceCommand = (languages: readonly Sentences[], game: string): Command => ({
  data: describedIn(languages, new SlashCommandSubcommandBuilder(), `${game} card`).addStringOption((option) =>
    describedIn(languages, option, `${game} card.name`).setRequired(true).setAutocomplete(true),
  ),
  execute: async ({ interaction, say }) => referenceReply(say, game, interaction.options.getString('name', true)),
  autocomplete: async ({ interaction, say }) => referenceChoices(say, game, interaction.options.getFocused()),
});

/** Maximum number of names listed when no entry fits. */
const MAX_NAMED = 20;

const referenceReply = (say: Sentences, game: string, typed: string): Reply => {
  const { reference } = say.game(game);
  const [only, ...more] = entriesCalled(reference, typed);
  if (only !== undefined && more.length === 0) return textReply(only.text);
  const names = (only === undefined ? reference : [only, ...more]).map(({ name }) => name);
  const none = say.common.noSuchEntry(names.slice(0, MAX_NAMED), Math.max(0, names.length - MAX_NAMED));
  return refusalWithHelp(say, { book: game, key: ALL }, none);
};

/** Returns the entries whose name contains the typed text. */
const referenceChoices = (say: Sentences, game: string, typed: string): AutocompleteChoices =>
  filterByName(say.game(game).reference, typed).map(({ key, name }) => ({ name, value: key }));

/** Returns the key of the entry that typed text means; if several begin with it, the one among `possible`. */
export const findEntry = (say: Sentences, game: string, typed: string, possible: readonly string[]): string | undefined => {
  const called = entriesCalled(say.game(game).reference, typed);
  const [only, ...more] = called.length > 1 ? called.filter(({ key }) => possible.includes(key)) : called;
  return more.length === 0 ? only?.key : undefined;
};

/** Returns an entry's name, by its key. */
export const entryName = (say: Sentences, game: string, key: string): string =>
  say.game(game).reference.find((entry) => entry.key === key)?.name ?? key;

/** Returns the entry with that key or name, otherwise all whose names begin with the text. */
const entriesCalled = (reference: readonly ReferenceEntry[], typed: string): readonly ReferenceEntry[] => {
  const words = normalizeText(typed);
  if (words === '') return [];
  const exact = reference.find(({ key, name }) => key.toLowerCase() === words || normalizeText(name) === words);
  return exact === undefined ? reference.filter(({ name }) => normalizeText(name).startsWith(words)) : [exact];
};

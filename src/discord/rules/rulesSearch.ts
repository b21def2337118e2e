import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Sentences } from '#i18n/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';
import { ALL } from '../customIds/bookFields.ts';
import { bookName, pagesIn, type RulePage, rulebooks } from '../narration/rulePages.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { truncate } from '../text/truncate.ts';

/** Maximum length of the text searched for. */
export const MAX_SEARCH_LENGTH = 100;

const NEAREST = 3;

/** Share of a word's letters that may be wrong if nothing else is found: two of five, as when two letters change places. */
const MISTYPED = 0.3;

/** Returns text without accents and case, with single spaces between its words, for searching. */
export const searchTokens = (words: string): string =>
  normalizeText(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): string[] =>
  searchTokens(text)
    .split(' ')
    .filter((word) => word !== '');

/** A letter alone: what an apostrophe leaves, or the beginning of a word that is being typed. */
const LETTER = /^\p{L}$/u;

const idOf = ({ id: { book, key } }: RulePage): string => `${book}.${key}`;

/** All pages of a language, searchable. */
interface Index {
  /** Whether a word says nothing about what is looked for. */
  readonly isStopWord: (word: string) => boolean;
  readonly pages: ReadonlyMap<string, RulePage>;
  readonly search: MiniSearch<RulePage & { readonly name: string }>;
}

/** A typed word also finds words that begin with it, and longer ones with a letter wrong. */
const OPTIONS: SearchOptions = {
  boost: { title: 4, searched: 4 },
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
  combineWith: 'AND',
};

const indexOf = (say: Sentences): Index => {
  const stopWords = new Set(wordsOf(say.stopWords));
  const isStopWord = (word: string): boolean => stopWords.has(word) || LETTER.test(word);
  const pages = rulebooks(say).flatMap((book) => pagesIn(say, book));
  const search = new MiniSearch<RulePage & { readonly name: string }>({
    idField: 'name',
    fields: ['title', 'searched', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word) ? null : word),
    searchOptions: OPTIONS,
  });
  search.addAll(pages.map((page) => ({ ...page, name: idOf(page) })));
  return { isStopWord, search, pages: new Map(pages.map((page) => [idOf(page), page])) };
};

const indexes = new WeakMap<Sentences, Index>();

const indexFor = (say: Sentences): Index => {
  const index = indexes.get(say) ?? indexOf(say);
  indexes.set(say, index);
  return index;
};

const found = (say: Sentences, books: readonly string[], typed: string, options: SearchOptions): readonly RulePage[] => {
  const { search, pages } = indexFor(say);
  return search
    .search(typed.slice(0, MAX_SEARCH_LENGTH), options)
    .flatMap(({ id }) => pages.get(String(id)) ?? [])
    .filter(({ id }) => books.includes(id.book));
};

/** Returns whether typed text has no word to search for, only stop words, letters and signs. */
export const isEmptySearch = (say: Sentences, typed: string): boolean => wordsOf(typed).every(indexFor(say).isStopWord);

/**
 * Returns the pages of some books about all the typed words, best first; without words, all sections in order. Only if no page is
 * found, words with more letters wrong are accepted, because they would hide pages that a player can mean.
 */
export const searchRules = (say: Sentences, books: readonly string[], typed: string): readonly RulePage[] => {
  if (isEmptySearch(say, typed)) return books.flatMap((book) => pagesIn(say, book)).filter(({ isSection }) => isSection);
  const exact = found(say, books, typed, {});
  return exact.length > 0 ? exact : found(say, books, typed, { fuzzy: MISTYPED });
};

/** Returns up to three pages about one of the typed words, or one similar to it, for a text that no page is about. */
export const nearestRules = (say: Sentences, books: readonly string[], typed: string): readonly RulePage[] =>
  found(say, books, typed, { combineWith: 'OR', fuzzy: 0.4 }).slice(0, NEAREST);

/**
 * Returns search results as autocomplete choices: a title such as "Offerings" and its book, with the value that names the page.
 * Without words the lists of the books come first, because only the first 25 choices are sent and a book has as many sections.
 */
export const ruleChoices = (say: Sentences, books: readonly string[], typed: string): AutocompleteChoices => {
  const lists = isEmptySearch(say, typed)
    ? books.map((book) => ({ id: { book, key: ALL }, title: say.help.controls.contents }))
    : [];
  return [...lists, ...searchRules(say, books, typed)].map(({ id, title }) => ({
    name: truncate(`${title} – ${bookName(say, id.book)}`, 100),
    value: `${id.book}.${id.key}`,
  }));
};

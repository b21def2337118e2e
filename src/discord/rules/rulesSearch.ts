import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Sentences } from '#i18n/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';
import { bookName, pagesIn, type RulePage, rulebooks } from '../narration/rulePages.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { truncate } from '../text/truncate.ts';

/** Maximum length of the text searched for. */
export const MAX_SEARCH_LENGTH = 100;

const NEAREST = 3;

/** Returns text without accents and case, with single spaces between its words, for searching. */
export const searchTokens = (words: string): string =>
  normalizeText(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): string[] =>
  searchTokens(text)
    .split(' ')
    .filter((word) => word !== '');

const idOf = ({ id: { book, key } }: RulePage): string => `${book}.${key}`;

/** All pages of a language, searchable. */
interface Index {
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
  const pages = rulebooks(say).flatMap((book) => pagesIn(say, book));
  const search = new MiniSearch<RulePage & { readonly name: string }>({
    idField: 'name',
    fields: ['title', 'searched', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (stopWords.has(word) ? null : word),
    searchOptions: OPTIONS,
  });
  search.addAll(pages.map((page) => ({ ...page, name: idOf(page) })));
  return { search, pages: new Map(pages.map((page) => [idOf(page), page])) };
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

/** Returns the pages of some books about all the typed words, best first; without words, all sections in order. */
export const searchRules = (say: Sentences, books: readonly string[], typed: string): readonly RulePage[] =>
  searchTokens(typed) === ''
    ? books.flatMap((book) => pagesIn(say, book)).filter(({ isSection }) => isSection)
    : found(say, books, typed, {});

/** Returns up to three pages about one of the typed words, or one similar to it, for a text that no page is about. */
export const nearestRules = (say: Sentences, books: readonly string[], typed: string): readonly RulePage[] =>
  found(say, books, typed, { combineWith: 'OR', fuzzy: 0.4 }).slice(0, NEAREST);

/**
 * Returns search results as autocomplete choices: a title such as "Offerings" and its book, with the value that names the page.
 */
export const ruleChoices = (say: Sentences, books: readonly string[], typed: string): AutocompleteChoices =>
  searchRules(say, books, typed).map(({ id, title }) => ({
    name: truncate(`${title} – ${bookName(say, id.book)}`, 100),
    value: `${id.book}.${id.key}`,
  }));

import type { Sentences } from '#i18n/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';
import { bookName, pagesIn, type RulePage } from '../narration/rulePages.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { truncate } from '../text/truncate.ts';

/** The weight of a search word by where it occurs. The beginning of a word counts more than its middle. */
const WEIGHTS = { title: { whole: 120, begins: 100, within: 40 }, text: { whole: 4, begins: 3, within: 1 } } as const;

/** Returns text without accents and case, with single spaces between its words, for searching. */
export const searchTokens = (words: string): string =>
  normalizeText(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const weightIn = (text: string, word: string, { whole, begins, within }: (typeof WEIGHTS)['title' | 'text']): number => {
  if (` ${text} `.includes(` ${word} `)) return whole;
  if (` ${text}`.includes(` ${word}`)) return begins;
  return text.includes(word) ? within : 0;
};

/** Returns how well a page fits; 0 where one of the words is missing. */
const fitOf = ({ title, text }: RulePage, words: readonly string[]): number => {
  const [plainTitle, plainText] = [searchTokens(title), searchTokens(text)];
  const weights = words.map((word) => weightIn(plainTitle, word, WEIGHTS.title) + weightIn(plainText, word, WEIGHTS.text));
  return weights.some((weight) => weight === 0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
};

/** Maximum length of the text searched for. Every page is searched for each word, again with every letter typed. */
export const MAX_SEARCH_LENGTH = 100;

/** Returns the pages of some books that contain all the words in any order: best first, equal ones in the order of the books. */
export const searchRules = (say: Sentences, books: readonly string[], typed: string): readonly RulePage[] => {
  const words = searchTokens(typed.slice(0, MAX_SEARCH_LENGTH))
    .split(' ')
    .filter((word) => word !== '');
  const pages = books.flatMap((book) => pagesIn(say, book));
  if (words.length === 0) return pages.filter(({ isSection }) => isSection);
  return pages
    .map((page) => ({ page, fit: fitOf(page, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ page }) => page);
};

/**
 * Returns search results as autocomplete choices: a title such as "Offerings" and its book, with the value that names the page.
 */
export const ruleChoices = (say: Sentences, books: readonly string[], typed: string): AutocompleteChoices =>
  searchRules(say, books, typed).map(({ id, title }) => ({
    name: truncate(`${title} – ${bookName(say, id.book)}`, 100),
    value: `${id.book}.${id.key}`,
  }));

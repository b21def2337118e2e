import type { CommonText } from '../phrases/commonPhrases.ts';

/** Returns the words of a phrase that lists them with commas: what may be typed. */
export const wordsOf = (phrase: string): readonly string[] => phrase.split(', ');

/** Returns words as they are typed, each in back-quotes. */
export const asTyped = (words: readonly string[]): readonly string[] => words.map((word) => `\`${word}\``);

/** "A, B or one of 7 more". */
export const anyOf = (t: CommonText, names: readonly string[], more: number): string =>
  more === 0 ? t.any(names) : t('any-or-more', { names: names.join(', '), more });

/** Returns a list whose items are put together two by two, as a language writes them: "A; B; C". */
export const chained = (items: readonly string[], join: (before: string, next: string) => string): string =>
  items.length === 0 ? '' : items.reduce(join);

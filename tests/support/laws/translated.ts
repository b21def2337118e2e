import type { Sentences } from '#i18n/index.ts';
import { type Glossary, wordFor } from '../glossary.ts';

/** What a message of another language must share with the English one, and what it must not. */

/** Text that belongs to no language: back-quoted text, mentions and timestamps, addresses, link targets, places such as `Is4` and `C08`. */
const MARKS = /`[^`]*`|<[^<>\s]+>|https?:\/\/\S+|\b[A-Z][a-z]?\d+\b/gu;

const same = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/**
 * The words that a language legitimately shares with English, in lower case, the longest first. A term may be in the plural: up to two more
 * letters count as its ending.
 */
const sharedWords = (english: Glossary, other: Glossary): RegExp => {
  const terms = english.entries.flatMap(({ term, word }) => (same(word, wordFor(other, term)) ? [word] : []));
  const words = [...terms, ...other.same].map((word) => escaped(word.toLowerCase()));
  const longestFirst = words.sort((one, two) => two.length - one.length).join('|');
  return new RegExp(`(?<!\\p{L})(?:${longestFirst})\\p{L}{0,2}(?!\\p{L})`, 'gu');
};

/** The words of a message that are neither names nor shared with English. */
const ownWords = (sentence: string, names: readonly string[], shared: RegExp): readonly string[] => {
  const unnamed = names.reduce((text, name) => text.replaceAll(name, ' '), sentence.replaceAll(MARKS, ' '));
  return (
    unnamed
      .toLowerCase()
      .replaceAll(shared, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  );
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds messages that were left in English, by the glossaries of both languages. Returns `undefined` for a translated one. */
export const untranslated = (
  english: Glossary,
  other: Glossary,
): ((sentence: string, theirs: string, names?: readonly string[]) => string | undefined) => {
  const shared = sharedWords(english, other);
  return (sentence, theirs, names = []) => {
    if (sentence !== theirs) return undefined;
    const words = ownWords(sentence, names, shared);
    return words.length === 0 ? undefined : `“${sentence}” is as in English (${words.join(', ')})`;
  };
};

/** Numbers by their digits alone, because languages differ in separators. */
const numbersIn = (sentence: string): readonly string[] =>
  (sentence.replaceAll(/(?<=\d)(?:[.,]|\s(?=\d{3}(?!\d)))(?=\d)/gu, '').match(/\d+/g) ?? []).map((digits) =>
    digits.replace(/^0+(?=\d)/, ''),
  );

/** The numbers and names that only one of two messages contains; a truncated message is not checked. */
export const factsLost = (sentence: string, theirs: string, names: readonly string[]): readonly string[] => {
  if (sentence.includes('…') || theirs.includes('…')) return [];
  const told = new Set(numbersIn(theirs));
  return [
    ...new Set(numbersIn(sentence).filter((number) => !told.has(number))),
    ...names.filter((name) => sentence.includes(name) && !theirs.includes(name)),
  ];
};

/** Parts of a language that are not sentences: codes, typed words, and the titles of the games. */
const NO_SENTENCES = [
  ...['/locale', '/name', '/discord'],
  ...[
    '/common/commandNames',
    '/common/orders/fillers',
    '/common/orders/negations',
    '/common/orders/nothing',
    '/common/orders/to',
  ],
  ...['/table/hourWords', '/table/dayWords', '/table/weekWords'],
];

const isNoSentence = (path: string): boolean =>
  NO_SENTENCES.includes(path) ||
  /^\/books\/\w+\/guide$/.test(path) ||
  /^\/\w+\/sentences\/(name$|reference\/\d+\/key$|orders\/(typed|synonyms)\/)/.test(path);

/** Every message of a language that has no parameters, by its key. */
export const plainSentences = (say: Sentences, games: readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (!isNoSentence(`${path}/${key}`)) collect(each, `${path}/${key}`);
    }
  };
  collect(say, '');
  for (const game of games)
    collect({ sentences: say.game(game), help: say.gameHelp(game), lessons: say.lessons(game) }, `/${game}`);
  return found;
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from './structure/sources.ts';

/** A word of the games or of the bot in a language, as `glossary.csv` has it. */
export interface GlossaryEntry {
  readonly chapter: string;
  readonly term: string;
  /** As in a dictionary: the singular, without an article. */
  readonly word: string;
  /** The place in the rulebooks it was taken from, `cyclades-fr, Contenu`; `ours` where they have no word for it. */
  readonly source: string;
}

export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  /** Other words that the language rightly has in common with English. A sentence equal to the English one, of other words, is forgotten. */
  readonly same: readonly string[];
}

const AS_IN_ENGLISH = 'As in English';

/** A value of a line: in quotes, in which a quote is doubled, or without. */
const VALUE = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const valuesOf = (line: string): readonly string[] =>
  [...line.matchAll(VALUE)].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);

const read = (locale: string): Glossary => {
  const [, ...lines] = readFileSync(join(TOP, 'src/i18n', locale, 'glossary.csv'), 'utf8')
    .trim()
    .split('\n');
  const entries = lines
    .map(valuesOf)
    .map(([chapter = '', term = '', word = '', source = '']) => ({ chapter, term, word, source }));
  return {
    entries: entries.filter(({ chapter }) => chapter !== AS_IN_ENGLISH),
    same: entries.flatMap(({ chapter, word }) => (chapter === AS_IN_ENGLISH ? [word] : [])),
  };
};

const known = new Map<string, Glossary>();

/** Returns the glossary of a language of the bot; for an invented language of a test, one without anything in common with English. */
export const glossaryOf = (locale: string): Glossary => {
  const glossary = known.get(locale) ?? read(locale);
  known.set(locale, glossary);
  return glossary;
};

/** Returns a language's word for a term. */
export const wordFor = ({ entries }: Glossary, term: string): string => entries.find((entry) => entry.term === term)?.word ?? '';

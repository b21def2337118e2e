import { FluentBundle, type FluentFunction, FluentNumber, type FluentResource, type FluentValue } from '@fluent/bundle';
import { marked } from '../emoji.ts';
import { Count } from './count.ts';

/** What a phrase is filled in with: names, numbers, and the keys of words such as `ares`. */
export type Values = Readonly<Record<string, string | number>>;

/** The phrases of one language by their keys. `t('bid-placed', { seat, god, amount })` returns one with its placeholders filled in. */
export interface Phrases<Known> {
  <Key extends keyof Known & string>(
    key: Key,
    ...values: keyof Known[Key] extends never ? readonly [] : readonly [values: Known[Key]]
  ): string;
  /** "A, B and C". */
  all(items: readonly string[]): string;
  /** "A, B or C". */
  any(items: readonly string[]): string;
  /** The language's code: `es`. */
  readonly language: string;
  /** The locale for numbers, plurals and lists: `es-ES`. */
  readonly locale: string;
  /** The keys of all phrases, those of Markdown sections too. */
  readonly keys: readonly string[];
  /** Returns the text that `make` returns, in which words that have an emoji are marked (see `emoji.ts`). */
  marking<Text>(make: () => Text): Text;
  /** Returns a phrase without placeholders by a key that the compiler doesn't know. */
  loose(key: string): string;
}

/** The phrase files of one language. */
export interface PhraseFiles {
  /** The language's code: `es`. */
  readonly language: string;
  /** The locale for numbers, plurals and lists: `es-ES`. */
  readonly locale: string;
  readonly phrases: readonly FluentResource[];
  /** Phrases that others call like functions: those of `words.ftl`. */
  readonly words: readonly FluentResource[];
}

/** Formats the phrase of a word. */
type Word = (id: string, values: Values) => string;

/** Words that need code, by what phrases call them: `PLACE`. `values` are the arguments of a call; the first ones are `0`, `1`. */
export type CodeWords = Readonly<Record<string, (word: Word, values: Values) => string>>;

/** Words for what has an emoji, which is called as their `$id`. */
const WITH_EMOJI: ReadonlySet<string> = new Set(['god', 'creature', 'building', 'disaster', 'named-tile', 'land-tile']);

/** More than a match needs. Names of players are among them in some languages, so there has to be an end. */
const MAX_REMEMBERED = 5_000;

const plain = (value: FluentValue): string | number => (value instanceof FluentNumber ? value.value : String(value));

const plainValues = (values: Readonly<Record<string, FluentValue>>): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));

/** A key for a word with these values. */
const keyOf = (name: string, values: Readonly<Record<string, unknown>>): string => {
  let key = name;
  for (const option in values) key += ` ${option}=${values[option]}`;
  return key;
};

/**
 * Returns the phrases of some files. Each phrase of `words` is a function for the others: `{ FLEETS($count, case: "acc") }` is `fleets`
 * with this value as `$n` and as `$id`, and with `$case`, which is `nom` if it is left out. Phrases missing in the files come from
 * `fallback`. Throws for a phrase that no file has and for a placeholder without a value, both of which `npm run check` finds.
 */
export const createPhrases = <Known>(
  { language, locale, phrases, words }: PhraseFiles,
  { codeWords = {}, fallback }: { readonly codeWords?: CodeWords; readonly fallback?: Phrases<Known> | undefined } = {},
): Phrases<Known> => {
  let isMarking = false;
  const wordIds = new Set(words.flatMap(({ body }) => body.map(({ id }) => id)));
  const remembered = new Map<string, string>();

  const format = (id: string, values: Values): string | undefined => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return undefined;
    if (typeof pattern === 'string') return pattern;
    const filled: Record<string, string | Count> = {};
    for (const name in values) {
      const value = values[name] ?? '';
      filled[name] = typeof value === 'number' ? count(value) : value;
    }
    return bundle.formatPattern(pattern, filled);
  };

  /** Remembers the text of a word: words recur, and a number with its noun takes longer than the rest of a sentence. */
  const remember = (named: string, make: () => string): string => {
    const key = isMarking ? `marked ${named}` : named;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const text = make();
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, text);
    return text;
  };

  const word: Word = (id, values) =>
    remember(keyOf(id, values), () => {
      const text = format(id, { case: 'nom', ...values });
      if (text === undefined) throw new Error(`The word ${id} is missing in ${language}.`);
      return isMarking && WITH_EMOJI.has(id) ? marked(String(values.id), text) : text;
    });

  const called =
    (name: string, make: (values: Values, first: string | number) => string): FluentFunction =>
    (given, named) =>
      remember(
        keyOf(
          given.reduce<string>((key, value) => `${key} ${plain(value)}`, name),
          named,
        ),
        () => {
          const values = plainValues({ ...Object.fromEntries(given.entries()), ...named });
          return make(values, values[0] ?? '');
        },
      );

  const functions: Record<string, FluentFunction> = {};
  for (const id of wordIds)
    functions[id.toUpperCase()] = called(id, (values, first) => word(id, { ...values, n: first, id: first }));
  for (const [name, codeWord] of Object.entries(codeWords)) functions[name] = called(name, (values) => codeWord(word, values));
  const bundle = new FluentBundle(locale, { functions, useIsolating: false });
  for (const file of [...words, ...phrases]) bundle.addResource(file);
  const count = Count.inLocale(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });

  const phrase = (key: string, values: Values = {}): string => {
    const text =
      (wordIds.has(key) ? word(key, values) : format(key, values)) ??
      (fallback as ((key: string, values: Values) => string) | undefined)?.(key, values);
    if (text === undefined) throw new Error(`The phrase ${key} is missing in ${language}.`);
    return text;
  };
  const own = [...words, ...phrases].flatMap(({ body }) => body.map(({ id }) => id));
  return Object.assign(phrase, {
    language,
    locale,
    keys: [...new Set([...own, ...(fallback?.keys ?? [])])],
    marking: <Text>(make: () => Text): Text => {
      isMarking = true;
      try {
        return make();
      } finally {
        isMarking = false;
      }
    },
    loose: (key: string) => phrase(key),
    all: (items: readonly string[]) => conjunction.format(items),
    any: (items: readonly string[]) => disjunction.format(items),
  }) as unknown as Phrases<Known>;
};

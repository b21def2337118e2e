import type { FluentResource } from '@fluent/bundle';
import { marked } from '../emoji.ts';
import { type Call, compilePhrase, type Fill, type Shared, type Values } from './compilePhrase.ts';

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

/** Words that need code, by what phrases call them: `PLACE`. `values` are the arguments of a call; the positional ones are `0`, `1`. */
export type CodeWords = Readonly<Record<string, (word: Word, values: Values) => string>>;

/** Words for what has an emoji, which is called as their `$id`. */
const WITH_EMOJI: ReadonlySet<string> = new Set(['god', 'creature', 'building', 'disaster', 'named-tile', 'land-tile']);

/** More than a match needs. Names of players are among them in some languages, so there has to be an end. */
const MAX_REMEMBERED = 1_000;

/** Returns `make` with its first results remembered: writing a number takes longer than the rest of a phrase. */
const remembering = <Given>(make: (value: Given) => string): ((value: Given) => string) => {
  const known = new Map<Given, string>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const text = make(value);
    if (known.size < MAX_REMEMBERED) known.set(value, text);
    return text;
  };
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
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const wordIds = new Set(words.flatMap(({ body }) => body.map(({ id }) => id)));
  const wordNames = new Map([...wordIds].map((id) => [id.toUpperCase(), id]));
  const messages = new Map(
    [...words, ...phrases].flatMap(({ body }) => body.map((message) => [message.id, message.value] as const)),
  );
  const calls = new Map<string, Call>();
  /** The phrases that were needed. */
  const fills = new Map<string, Fill>();

  const compiled = (id: string): Fill | undefined => {
    const pattern = messages.get(id);
    if (pattern === undefined || pattern === null) return undefined;
    const fill = compilePhrase(pattern, shared);
    if (!wordIds.has(id)) return fill;
    const hasEmoji = WITH_EMOJI.has(id);
    return (values) => {
      const text = fill(values.case === undefined ? { case: 'nom', ...values } : values);
      return isMarking && hasEmoji ? marked(String(values.id), text) : text;
    };
  };

  /** Compiles a phrase when it is needed first. */
  const find = (id: string): Fill | undefined => {
    const fill = fills.get(id) ?? compiled(id);
    if (fill !== undefined) fills.set(id, fill);
    return fill;
  };

  const need = (id: string): Fill => {
    const fill = find(id);
    if (fill === undefined) throw new Error(`The phrase ${id} is missing in ${language}.`);
    return fill;
  };

  const makeCall = (name: string, named: Values): Call => {
    const codeWord = codeWords[name];
    if (codeWord !== undefined) return (positional) => codeWord(word, { ...Object.fromEntries(positional.entries()), ...named });
    const id = wordNames.get(name);
    if (id === undefined) throw new Error(`No word of ${language} is called ${name}.`);
    return ([first = '']) => word(id, { case: 'nom', ...named, n: first, id: first });
  };

  /** Remembers what calls with one argument return: words recur, and a number with its noun takes longer than the rest of a sentence. */
  const rememberedCall = (call: Call): Call => {
    const [plain, marking] = [
      remembering<string | number>((first) => call([first])),
      remembering<string | number>((first) => call([first])),
    ];
    return (positional) => {
      const [first] = positional;
      return first === undefined || positional.length > 1 ? call(positional) : (isMarking ? marking : plain)(first);
    };
  };

  const word: Word = (id, values) => need(id)(values);

  const shared: Shared = {
    digits: remembering((value) => numbers.format(value)),
    plural: remembering((value) => plurals.select(value)),
    phrase: (id) => (values) => need(id)(values),
    call: (name, named) => {
      const signature = `${name} ${JSON.stringify(named)}`;
      const call = calls.get(signature) ?? rememberedCall(makeCall(name, named));
      calls.set(signature, call);
      return call;
    },
  };

  const phrase = (key: string, values: Values = {}): string => {
    const fill = find(key);
    if (fill === undefined && fallback !== undefined) return (fallback as unknown as typeof phrase)(key, values);
    return (fill ?? need(key))(values);
  };
  return Object.assign(phrase, {
    language,
    locale,
    keys: [...new Set([...messages.keys(), ...(fallback?.keys ?? [])])],
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

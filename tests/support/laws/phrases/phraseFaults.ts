import { pathOf } from '#i18n/phrases/commandPhrases.ts';
import { type ParsedPhrase, type PhraseFile, parsedFile } from './parsedPhrases.ts';

/** The phrase files of one language in one or more folders. */
export interface LanguageFiles {
  readonly locale: string;
  readonly files: readonly PhraseFile[];
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const BUILT_IN = ['NUMBER', 'DATETIME'];

/** Whole numbers up to this one are counted in matches. */
const MAX_COUNT = 200;

const isNumber = (key: string): boolean => /^\d+$/.test(key);

const isCounted = (keys: readonly string[]): boolean => keys.every((key) => isNumber(key) || PLURALS.includes(key));

const documentedIn = ({ comment }: ParsedPhrase): ReadonlySet<string> =>
  new Set([...comment.matchAll(/\$([a-z]\w*)/gi)].map(([, name = '']) => name));

const maxOf = ({ comment }: ParsedPhrase): number =>
  Number([...comment.matchAll(/Max: (\d+)/g)].at(-1)?.[1] ?? Number.POSITIVE_INFINITY);

/** The forms that a word has in its language. */
const casesOf = ({ choices }: ParsedPhrase): ReadonlySet<string> =>
  new Set(choices.flatMap(({ keys }) => (isCounted(keys) ? [] : keys)));

interface Known {
  readonly english: ReadonlyMap<string, ParsedPhrase>;
  readonly words: ReadonlyMap<string, ParsedPhrase>;
  readonly codeWords: readonly string[];
  readonly keys: ReadonlySet<string>;
  readonly commands: ReadonlySet<string>;
  /** The cases of all words: one that makes no difference to a word may be left out there. */
  readonly forms: ReadonlySet<string>;
  readonly locale: string;
}

const faultsOfPlurals = ({ choices }: ParsedPhrase, locale: string): readonly string[] => {
  const rules = new Intl.PluralRules(locale);
  const possible = rules.resolvedOptions().pluralCategories as readonly string[];
  const amounts = Array.from({ length: MAX_COUNT }, (_, amount) => amount);
  return choices
    .filter(({ keys }) => isCounted(keys))
    .flatMap(({ keys }) => {
      const unknown = keys.filter((key) => !isNumber(key) && !possible.includes(key));
      const isPlural = keys.some((key) => PLURALS.includes(key) && key !== 'other');
      const counted = amounts.filter((amount) => !keys.includes(String(amount)));
      const needed = new Set(counted.map((amount) => rules.select(amount) as string));
      const missing = isPlural ? [...needed].filter((category) => !keys.includes(category)) : [];
      return [
        ...unknown.map((key) => `${locale} has no plural form “${key}”; it has ${possible.join(', ')}`),
        ...missing.map((key) => `the plural form “${key}” is missing`),
      ];
    });
};

/** Of a command and options of it: `match join`, `words`; an option may have a value, `as:text`. */
const unknownCommands = ([command = '', ...options]: readonly string[], commands: ReadonlySet<string>): readonly string[] => [
  ...(commands.has(command) ? [] : [`there is no command “${command}”`]),
  ...options
    .filter((option) => !commands.has(`${command}.${option.split(':', 1)[0]}`))
    .map((option) => `“${command}” has no option “${option}”`),
];

const faultsOfCalls = ({ calls }: ParsedPhrase, { words, codeWords, commands, forms }: Known): readonly string[] =>
  calls.flatMap(({ name, texts, case: form }) => {
    if (name === 'COMMAND') return texts.length === 0 ? [] : unknownCommands(texts, commands);
    if (codeWords.includes(name) || BUILT_IN.includes(name)) return [];
    const word = words.get(name);
    if (word === undefined) return [`there is no word ${name}`];
    return form === undefined || forms.has(form) ? [] : [`no word has a form “${form}”`];
  });

const faultsBesideEnglish = (phrase: ParsedPhrase, { english }: Known): readonly string[] => {
  const original = english.get(phrase.key);
  const isWord = phrase.path.endsWith('/words.ftl');
  // A language may have words of its own, such as Czech prepositions.
  if (original === undefined) return isWord ? [] : ['English has no such phrase'];
  const allowed = new Set([...original.placeholders, ...documentedIn(original), ...(isWord ? ['case', 'n', 'id'] : [])]);
  const optional = documentedIn(original);
  return [
    ...[...phrase.placeholders].filter((name) => !allowed.has(name)).map((name) => `the placeholder $${name} is unknown`),
    ...[...original.placeholders]
      .filter((name) => !isWord && !optional.has(name) && !phrase.placeholders.has(name))
      .map((name) => `the placeholder $${name} is missing`),
    ...(phrase.letters > maxOf(original) ? [`${phrase.letters} letters, ${maxOf(original)} at most`] : []),
  ];
};

const faultsOf = (phrase: ParsedPhrase, known: Known): readonly string[] =>
  [
    ...faultsBesideEnglish(phrase, known),
    ...faultsOfPlurals(phrase, known.locale),
    ...faultsOfCalls(phrase, known),
    ...phrase.references.filter((key) => !known.keys.has(key)).map((key) => `there is no phrase ${key}`),
  ].map((fault) => `${phrase.path}: ${phrase.key}: ${fault}`);

const repeated = (phrases: readonly ParsedPhrase[]): readonly ParsedPhrase[] => {
  const seen = new Set<string>();
  return phrases.filter(({ key }) => seen.has(key) || !seen.add(key));
};

/** The file of a translation for one of English. */
const pathIn = (locale: string, path: string): string => path.replace(/^[^/]+/, locale);

/**
 * Returns what is wrong with the phrases of a language, as sentences with the file and the key: what Fluent can't read, keys that are
 * missing, unknown or there twice, placeholders, words, cases, plural forms and commands that don't exist, and texts over their limits.
 */
export const phraseFaults = (
  english: LanguageFiles,
  { locale, files }: LanguageFiles,
  codeWords: readonly string[],
): readonly string[] => {
  const originals = english.files.flatMap((file) => parsedFile(file).phrases);
  const parsed = files.map((file) => ({ path: file.path, ...parsedFile(file) }));
  const phrases = parsed.flatMap((file) => file.phrases);
  const words = phrases.filter(({ path }) => path.endsWith('/words.ftl'));
  const known: Known = {
    english: new Map(originals.map((phrase) => [phrase.key, phrase])),
    words: new Map(words.map((phrase) => [phrase.key.toUpperCase(), phrase])),
    forms: new Set(['nom', ...words.flatMap((word) => [...casesOf(word)])]),
    codeWords,
    keys: new Set(phrases.map(({ key }) => key)),
    commands: new Set(originals.flatMap(({ key }) => (key.startsWith('command-') ? [pathOf(key.slice('command-'.length))] : []))),
    locale,
  };
  // A language needs only the words that it uses.
  const missing = originals.filter(({ key, path }) => !known.keys.has(key) && !path.endsWith('/words.ftl'));
  return [
    ...parsed.flatMap(({ path, junk }) => junk.map((line) => `${path}: Fluent can’t read “${line}”`)),
    ...repeated(phrases).map(({ path, key }) => `${path}: ${key}: there is another phrase with this key`),
    ...missing.map(({ path, key }) => `${pathIn(locale, path)}: ${key}: the phrase is missing`),
    ...phrases.filter(({ key }) => !key.startsWith('name-')).flatMap((phrase) => faultsOf(phrase, known)),
  ];
};

/** Returns the English phrases that no comment explains to translators. Sections of Markdown explain themselves. */
export const unexplained = ({ files }: LanguageFiles): readonly string[] =>
  files
    .filter(({ path }) => path.endsWith('.ftl'))
    .flatMap((file) => parsedFile(file).phrases)
    .filter(({ comment }) => comment === '')
    .map(({ path, key }) => `${path}: ${key}: no comment tells translators what this is`);

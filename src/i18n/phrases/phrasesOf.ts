import { type CommandNames, typedBy } from '../commandNames.ts';
import { unsigned } from '../emoji.ts';
import { commandNamesIn } from './commandPhrases.ts';
import { type CodeWords, createPhrases, type Phrases } from './createPhrases.ts';
import { LANGUAGE_FACTS, type Language } from './languages.ts';
import { readPhrases } from './readPhrases.ts';

/** Names a command, with options to fill in, as its readers see it: "`/match vote motion:`", with the back-quotes. */
interface CommandMention {
  command(path: string, ...options: readonly string[]): string;
  option(key: string): string;
}

/** `{ COMMAND("match vote", "motion") }` and `{ OPTION("option.match") }` in phrases. */
const commandWords = ({ command, option }: CommandMention): CodeWords => ({
  COMMAND: (_, values) => {
    const [path = '', ...options] = Object.values(values).map(String);
    return command(path, ...options);
  },
  OPTION: (_, { 0: key = '' }) => option(String(key)),
});

/** French names that begin with a vowel, or with an h that isn't heard: Hélène, Henri, Hugo; but not Hans. */
const ELIDES = /^(?:[aeiouàâäæéèêëîïôöœùûü]|h(?:é|è|el|en|er|ip|on|or|ub|ug|y))/iu;

/** Numbers that begin, as they are spoken, with what wants a longer preposition in Czech: "se 2", "ze 3". */
const WANTS_LONGER = /^(?:[23467]|1[2-467])/;

/**
 * `{ DURATION($hours) }`: hours, or days where they are whole ones. `{ DE($seat) }`: French "d’Ada", "de Blaise"; "D’Ada" in `Of`.
 * `{ S($count) }` and `{ Z($count) }`: Czech "s 1", "se 2". `{ LOWER($label) }`: a label within a sentence, which German leaves as it is.
 */
export const commonWords: CodeWords = {
  DE: (_, { 0: name = '', case: form = 'of' }) => {
    const first = form === 'Of' ? 'D' : 'd';
    return ELIDES.test(unsigned(String(name))) ? `${first}’${name}` : `${first}e ${name}`;
  },
  S: (_, { 0: amount = 0 }) => (WANTS_LONGER.test(String(amount)) ? 'se' : 's'),
  Z: (_, { 0: amount = 0 }) => (WANTS_LONGER.test(String(amount)) ? 'ze' : 'z'),
  LOWER: (_, { 0: label = '' }) => String(label).replace(/^./u, (letter) => letter.toLowerCase()),
  DURATION: (word, { 0: hours = 0, ...named }) => {
    const amount = Number(hours);
    return amount % 24 === 0 ? word('days', { n: amount / 24, ...named }) : word('hours', { n: amount, ...named });
  },
};

const localeOf = (language: Language): string =>
  LANGUAGE_FACTS.find((each) => each.language === language)?.discord[0] ?? language;

/**
 * Returns the phrases that a language has in `folders`, with English ones for those that it lacks. `names`: what commands are called, if
 * not as in these phrases: the readers of one language may see the commands in another.
 */
export const phrasesOf = <Known>(
  language: Language,
  folders: readonly string[],
  codeWords: CodeWords,
  names?: CommandNames,
): Phrases<Known> => {
  // The names are phrases themselves, so they are looked up when one is made that names a command.
  const mention: CommandMention = {
    command: (path, ...options) => typed.command(path, ...options),
    option: (key) => typed.option(key),
  };
  const words = { ...commandWords(mention), ...codeWords };
  const made = (code: Language, fallback?: Phrases<Known>): Phrases<Known> =>
    createPhrases<Known>(readPhrases({ language: code, locale: localeOf(code) }, folders), { codeWords: words, fallback });
  const t = language === 'en' ? made('en') : made(language, made('en'));
  const typed = typedBy(names ?? commandNamesIn(t)) as CommandMention;
  return t;
};

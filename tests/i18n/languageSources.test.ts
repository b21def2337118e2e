import { describe, expect, test } from 'vitest';
import { commandData } from '#discord/command/command.ts';
import { commandRegistry } from '../support/commands.ts';
import { LANGUAGES } from '../support/languages.ts';
import { sourcesIn } from '../support/structure/sources.ts';

/** What can be seen in the sentences as they are written, whatever is filled in. */

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null | undefined;
  readonly options?: readonly Named[];
}

const REGISTERED = commandData(commandRegistry) as unknown as readonly Named[];

const sourcesOf = (locale: string): string =>
  sourcesIn(`src/i18n/${locale}`, /\.ts$/)
    .map(({ text }) => text)
    .join('\n');

/** The commands that sentences name in full, back-quoted: `/match start`, `/note text:`. */
const commandsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\\?`\/([\p{Ll}\d_-][^`\\]*)\\?`/gu)].map(([, typed = '']) => typed);

/** The first word of what is typed that is no command, subcommand or option there; `undefined` when all of them are. */
const strangeWord = (typed: string, locale: string): string | undefined => {
  const nameOf = ({ name, name_localizations }: Named): string => name_localizations?.[locale] ?? name;
  let here: readonly Named[] = REGISTERED;
  for (const word of typed.split(/\s+/)) {
    const [called = '', value] = word.split(':');
    const found = here.find((each) => nameOf(each) === called);
    if (found === undefined) return called;
    if (value === undefined) here = found.options ?? [];
  }
  return undefined;
};

describe.each(LANGUAGES.map(({ locale, discord }) => [locale, discord[0] ?? locale] as const))(
  'sentences in %s',
  (locale, shownTo) => {
    test(`sentences in ${locale} name existing commands and options, as their readers see them`, () => {
      const typed = commandsIn(sourcesOf(locale));
      expect(typed.flatMap((command) => strangeWord(command, shownTo) ?? [])).toEqual([]);
    });

    test(`sentences in ${locale} have a form for each plural category of whole numbers`, () => {
      const rules = new Intl.PluralRules(locale);
      const needed = new Set(Array.from({ length: 200 }, (_, amount) => rules.select(amount)));
      const counted = [...sourcesOf(locale).matchAll(/\{[^{}]*\bother:\s*[^{}]*\}/g)].map(([forms]) => forms);
      const several = counted.filter((forms) => /\b(one|two|few|many):/.test(forms));
      expect(several.length).toBeGreaterThan(10);
      const lacking = several.filter((forms) => [...needed].some((category) => !new RegExp(`\\b${category}:`).test(forms)));
      expect(lacking).toEqual([]);
    });
  },
);

test('the check of languages finds a command that does not exist', () => {
  expect(commandsIn('Type `/match start` or \\`/note text:\\`.')).toEqual(['match start', 'note text:']);
  expect(strangeWord('match start', 'en-GB')).toBeUndefined();
  expect(strangeWord('board as:text', 'en-GB')).toBeUndefined();
  expect(strangeWord('match begin', 'en-GB')).toBe('begin');
  expect(strangeWord('note words:', 'en-GB')).toBe('words');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommandNames, LONE_OPTIONS, namesAsRegistered, typedBy } from '#i18n/commandNames.ts';
import { type CommandKey, type Sentences, withCommandsOf } from '#i18n/index.ts';
import { commandsRenamed } from '#i18n/renaming/commandsRenamed.ts';
import { GAMES } from '../support/games.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { plainSentences } from '../support/laws/translated.ts';

const pairs = LANGUAGES.flatMap((from) =>
  LANGUAGES.filter((to) => to !== from).map((to) => [from.locale, to.locale, from, to] as const),
);
const namesOf = ({ common }: Sentences): CommandNames => common.commandNames;
const KEYS = Object.keys(namesOf(messagesFor())) as readonly CommandKey[];

/** Every way in which sentences of a language name commands: each path, each with an option, and with two and a value. */
const allTyped = (names: CommandNames): readonly string[] => {
  const typed = typedBy(names);
  const named = (path: string, ...options: readonly string[]): string => typed.command(path as 'note', ...(options as []));
  const paths = KEYS.filter((key) => !key.includes('.'));
  return [
    ...LONE_OPTIONS.map(typed.option),
    ...paths.map((path) => named(path)),
    ...paths.flatMap((path) => {
      const options = KEYS.filter((key) => key.startsWith(`${path}.`)).map((key) => key.slice(path.length + 1));
      return options.flatMap((option) => [named(path, option), named(path, option, `${options[0]}:13h`)]);
    }),
  ];
};

describe.each(pairs)('commands named in %s, said by their names in %s,', (_from, _to, from, to) => {
  const renamed = commandsRenamed(namesOf(from), namesOf(to));
  const [own, others] = [allTyped(namesOf(from)), allTyped(namesOf(to))];

  test(`commands of ${from.locale} are renamed to their names in ${to.locale}`, () => {
    expect(own.map((typed) => renamed(typed, []))).toEqual(others);
    expect(renamed(own.join(', '), [])).toBe(others.join(', '));
  });

  test(`commands with their names in ${to.locale} stay unchanged when those of ${from.locale} are renamed`, () => {
    expect(others.map((typed) => renamed(typed, []))).toEqual(others);
    const options = KEYS.filter((key) => key.includes('.')).map((key) => `\`${namesOf(to)[key]}:\``);
    expect(options.map((option) => renamed(option, []))).toEqual(options);
  });
});

test.each(LANGUAGES.map((say) => [say.locale, say] as const))('every command named in a sentence of %s exists', (_, say) => {
  const nameless = Object.fromEntries(KEYS.map((key) => [key, 'x'])) as CommandNames;
  const renamed = commandsRenamed(namesOf(say), nameless);
  const named = [...plainSentences(say, Object.keys(GAMES)).values()].flatMap((text) => text.match(/`\/[^`]+`/g) ?? []);
  expect(named.length).toBeGreaterThan(50);
  for (const typed of named) expect([typed, renamed(typed, [])]).toEqual([typed, expect.stringMatching(/^`\/x( x)*( x:\S*)*`$/)]);
});

describe('text that is not a command', () => {
  const [czech, english] = [messagesFor('cs'), messagesFor('en')];
  const renamed = commandsRenamed(namesOf(czech), namesOf(english));

  test.each([
    ['a word that no command is called', '`/partie jiná`'],
    ['an option that its command does not have', '`/partie hlasovat kdy:`'],
    ['a value of several words', '`/poznámka text: dlouhý text`'],
    ['a command without back-quotes', 'Napiš /partie hlasovat.'],
    ['escaped back-quotes', '\\`/partie hlasovat\\`'],
    ['escaped back-quotes before a command', '\\` a \\`/partie hlasovat\\`'],
    ['a standing order', '`plán 3 áres 4 athéna 6, apollón`'],
  ])('text that is not a command is not renamed: %s', (_, text) => expect(renamed(text, [])).toBe(text));

  test('commands in quoted text of people are not renamed', () => {
    expect(withCommandsOf(english, czech).common.note(1, 'Viz `/partie hlasovat` a `text:`')).toContain(
      'Viz `/partie hlasovat` a `text:`',
    );
  });

  test('random text without command names is not renamed', () => {
    const alone = fc.string({ unit: fc.constantFrom('`', '/', '\\', ':', ' ', 'a', 'á', '\n') });
    fc.assert(fc.property(alone, (text) => renamed(text, []) === text));
  });
});

describe('a language with the commands of another', () => {
  const [czech, english] = [messagesFor('cs'), messagesFor('en')];
  const say = withCommandsOf(english, czech);

  test('a language with the commands of another changes only the names of commands', () => {
    const [theirs, own] = [say, czech].map((each) => plainSentences(each, Object.keys(GAMES)));
    const commandless = (text: string): string => text.replaceAll(/`[^`]*`/g, '');
    expect([...(theirs ?? [])].map(([path, text]) => [path, commandless(text)])).toEqual(
      [...(own ?? [])].map(([path, text]) => [path, commandless(text)]),
    );
    expect(say.locale).toBe('cs');
    expect(say.notices.greeting('#1')).toContain('Kdykoli ji ukáže `/gold`');
    expect(say.notices.placeGone('#1', '<#2>')).toContain('s volbou `match:`');
  });

  test('a language with its own commands is returned unchanged', () => {
    expect(withCommandsOf(czech, czech)).toBe(czech);
    expect(withCommandsOf(english, czech)).toBe(say);
    expect(namesAsRegistered(namesOf(say))).toEqual(namesOf(say));
  });
});

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

  test('are as they are typed there', () => {
    expect(own.map((typed) => renamed(typed, []))).toEqual(others);
    expect(renamed(own.join(', '), [])).toBe(others.join(', '));
  });

  test('stay as they are where they are said so already', () => {
    expect(others.map((typed) => renamed(typed, []))).toEqual(others);
    const options = KEYS.filter((key) => key.includes('.')).map((key) => `\`${namesOf(to)[key]}:\``);
    expect(options.map((option) => renamed(option, []))).toEqual(options);
  });
});

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('in %s', (_, say) => {
  test('every command that a sentence names is one', () => {
    const nameless = Object.fromEntries(KEYS.map((key) => [key, 'x'])) as CommandNames;
    const renamed = commandsRenamed(namesOf(say), nameless);
    const named = [...plainSentences(say, Object.keys(GAMES)).values()].flatMap((text) => text.match(/`\/[^`]+`/g) ?? []);
    expect(named.length).toBeGreaterThan(50);
    for (const typed of named)
      expect([typed, renamed(typed, [])]).toEqual([typed, expect.stringMatching(/^`\/x( x)*( x:\S*)*`$/)]);
  });
});

describe('what is no command', () => {
  const [czech, english] = [messagesFor('cs'), messagesFor('en')];
  const renamed = commandsRenamed(namesOf(czech), namesOf(english));

  test.each([
    ['a word that no command is called', '`/partie jiná`'],
    ['an option that its command does not have', '`/partie hlasovat kdy:`'],
    ['a value that goes on', '`/poznámka text: dlouhý text`'],
    ['a command without back-quotes', 'Napiš /partie hlasovat.'],
    ['back-quotes as people write them', '\\`/partie hlasovat\\`'],
    ['those with a command of the house beside them', '\\` a \\`/partie hlasovat\\`'],
    ['an order', '`plán 3 áres 4 athéna 6, apollón`'],
  ])('is left alone: %s', (_, text) => expect(renamed(text, [])).toBe(text));

  test('is left alone where people were quoted', () => {
    expect(withCommandsOf(english, czech).common.note(1, 'Viz `/partie hlasovat` a `text:`')).toContain(
      'Viz `/partie hlasovat` a `text:`',
    );
  });

  test('is left alone, whatever it is', () => {
    const alone = fc.string({ unit: fc.constantFrom('`', '/', '\\', ':', ' ', 'a', 'á', '\n') });
    fc.assert(fc.property(alone, (text) => renamed(text, []) === text));
  });
});

describe('a language with the commands of another', () => {
  const [czech, english] = [messagesFor('cs'), messagesFor('en')];
  const say = withCommandsOf(english, czech);

  test('says the same but for them', () => {
    const [theirs, own] = [say, czech].map((each) => plainSentences(each, Object.keys(GAMES)));
    const commandless = (text: string): string => text.replaceAll(/`[^`]*`/g, '');
    expect([...(theirs ?? [])].map(([path, text]) => [path, commandless(text)])).toEqual(
      [...(own ?? [])].map(([path, text]) => [path, commandless(text)]),
    );
    expect(say.locale).toBe('cs');
    expect(say.notices.greeting('#1')).toContain('Kdykoli ji ukáže `/gold`');
    expect(say.notices.placeGone('#1', '<#2>')).toContain('s volbou `match:`');
  });

  test('is itself with its own', () => {
    expect(withCommandsOf(czech, czech)).toBe(czech);
    expect(withCommandsOf(english, czech)).toBe(say);
    expect(namesAsRegistered(namesOf(say))).toEqual(namesOf(say));
  });
});

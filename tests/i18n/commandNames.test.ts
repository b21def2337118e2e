import { describe, expect, test } from 'vitest';
import { type CommandNames, commandCalled } from '#i18n/commandNames.ts';
import { type Sentences, withCommandsOf } from '#i18n/index.ts';
import { GAMES } from '../support/games.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { plainSentences } from '../support/laws/translated.ts';

const textsOf = (say: Sentences): ReadonlyMap<string, string> => plainSentences(say, Object.keys(GAMES));

/** The commands that a language's sentences name, with what follows them: `match create private:`. */
const namedIn = (say: Sentences): readonly string[] =>
  [...textsOf(say).values()].flatMap((text) => [...text.matchAll(/`\/([^`]+)`/g)].map(([, typed = '']) => typed));

/** Returns the path of what is typed, and of its options; `undefined` where a language has no command or option of that name. */
const pathsOf = (names: Readonly<Record<string, string>>, typed: string): readonly (string | undefined)[] => {
  const words = typed.split(' ');
  const command = words.filter((word) => !word.includes(':')).join(' ');
  const path = Object.keys(names).find((key) => !key.includes('.') && commandCalled(names, key) === command);
  const options = words.filter((word) => word.includes(':')).map((word) => word.split(':', 1)[0]);
  return [
    path,
    ...options.map((option) => Object.keys(names).find((key) => key.startsWith(`${path}.`) && names[key] === option)),
  ];
};

/** All sentences without the commands in them. */
const commandless = (say: Sentences): ReadonlyMap<string, string> =>
  new Map([...textsOf(say)].map(([path, text]) => [path, text.replaceAll(/`[^`]*`/g, '')]));

describe.each(LANGUAGES.map((spoken) => [spoken.locale, spoken] as const))('commands in sentences in %s', (locale, spoken) => {
  test.each(LANGUAGES.map((shown) => [shown.locale, shown] as const))(
    `sentences in ${locale} name commands as a Discord in %s lists them, and are else the same`,
    (_, shown) => {
      const say = withCommandsOf(shown, spoken);
      const names: CommandNames = shown.common.commandNames;
      expect(say.common.commandNames).toMatchObject(names);
      const named = namedIn(say);
      expect(named.length).toBeGreaterThan(50);
      expect(named.filter((typed) => pathsOf(names, typed).includes(undefined))).toEqual([]);
      expect(commandless(say)).toEqual(commandless(spoken));
      expect(say.locale).toBe(locale);
    },
  );
});

describe('a language with the commands of another', () => {
  const [czech, english] = [messagesFor('cs'), messagesFor('en')];
  const say = withCommandsOf(english, czech);

  test('a language with the commands of another names those of games and single options too', () => {
    expect(say.notices.greeting('#1')).toContain('Kdykoli ti ji ukáže i `/gold`');
    expect(say.notices.placeGone('#1', '<#2>')).toContain('s volbou `match:`');
    expect(say.books.cyclades?.sections.creatures?.text).toContain('`/cyclades card`');
  });

  test('text of people stays as it is in a language with the commands of another', () => {
    expect(say.common.note(1, 'Viz `/partie hlasovat` a `text:`')).toContain('Viz `/partie hlasovat` a `text:`');
  });

  test('a language with its own commands is returned unchanged, and another is made once', () => {
    expect(withCommandsOf(czech, czech)).toBe(czech);
    expect(withCommandsOf(english, czech)).toBe(say);
  });
});

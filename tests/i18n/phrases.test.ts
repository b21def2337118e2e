import { describe, expect, test } from 'vitest';
import { LANGUAGE_FACTS } from '#i18n/phrases/languages.ts';
import { commonWords } from '#i18n/phrases/phrasesOf.ts';
import { phraseFilesIn, phraseText } from '#i18n/phrases/readPhrases.ts';
import { LESSONS } from '../support/games.ts';
import { LANGUAGES } from '../support/languages.ts';
import { type LanguageFiles, phraseFaults, unexplained } from '../support/laws/phrases/phraseFaults.ts';

const CODE_WORDS = [...Object.keys(commonWords), 'PLACE', 'TILE', 'COMMAND', 'OPTION'];
const FOLDERS = [['common'], ['common', 'cyclades'], ['common', 'peloponnes']];

const filesOf = (language: string, folders: readonly string[]): LanguageFiles => ({
  locale: language,
  files: folders.flatMap((folder) => phraseFilesIn(language, folder)).map((path) => ({ path, text: phraseText(path) })),
});

describe.each(LANGUAGE_FACTS.map(({ language }) => language))('phrases in %s', (language) => {
  test.each(FOLDERS)(`phrases in ${language} of %s %s have every key, placeholder, word and plural form`, (...folders) => {
    expect(phraseFaults(filesOf('en', folders), filesOf(language, folders), CODE_WORDS)).toEqual([]);
  });
});

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('lessons in %s', (locale, say) => {
  test.each(Object.entries(LESSONS))(
    `the lesson of %s in ${locale} has a text for each step, and a reason where the learner plays`,
    (_, { game, place, steps }) => {
      const texts = say.lessons(game)[place]?.steps ?? {};
      expect(Object.keys(texts)).toEqual(steps.map(({ name }) => name));
      const reasons = steps.filter((step) => 'command' in step).map(({ name }) => texts[name]?.why ?? '');
      expect(reasons.filter((why) => why.length < 20)).toEqual([]);
    },
  );
});

test('a comment tells translators what each English phrase is', () => {
  expect(FOLDERS.flatMap((folders) => unexplained(filesOf('en', folders.slice(-1))))).toEqual([]);
});

describe('the check of phrases', () => {
  const WORDS = 'fleets =\n    { $n ->\n        [one] { $n } fleet\n       *[other] { $n } fleets\n    }\n';
  const english = (text: string, words = WORDS): LanguageFiles => ({
    locale: 'en',
    files: [
      { path: 'en/common/words.ftl', text: words },
      { path: 'en/common/a.ftl', text },
    ],
  });
  const czech = (text: string): LanguageFiles => ({
    locale: 'cs',
    files: [
      {
        path: 'cs/common/words.ftl',
        text: 'fleets =\n    { $case ->\n        [ins] { $n } loděmi\n       *[nom] { $n } lodí\n    }\n',
      },
      { path: 'cs/common/a.ftl', text },
    ],
  });
  const faults = (original: string, translation: string) => phraseFaults(english(original), czech(translation), []);

  test('the check of phrases passes a translation that is right', () => {
    expect(faults('sail = { $seat } sails { FLEETS($count) }', 'sail = { $seat } pluje { FLEETS($count, case: "ins") }')).toEqual(
      [],
    );
  });

  test.each([
    ['a missing phrase', 'sail = Sail', '', 'cs/common/a.ftl: sail: the phrase is missing'],
    ['a phrase that English lacks', '', 'sail = Plout', 'cs/common/a.ftl: sail: English has no such phrase'],
    ['a phrase twice', 'a = A', 'a = A\na = B', 'cs/common/a.ftl: a: there is another phrase with this key'],
    ['a line that is no Fluent', 'a = A', 'a = A\nb { 1 }', 'cs/common/a.ftl: Fluent can’t read “b { 1 }”'],
    ['an unknown placeholder', 'a = { $seat }', 'a = { $seat } { $sea }', 'cs/common/a.ftl: a: the placeholder $sea is unknown'],
    ['a lost placeholder', 'a = { $seat }', 'a = A', 'cs/common/a.ftl: a: the placeholder $seat is missing'],
    ['a text over its limit', '# A button. Max: 5\na = Sail', 'a = Vyplout', 'cs/common/a.ftl: a: 7 letters, 5 at most'],
    ['an unknown word', 'a = A', 'a = { SHIPS(1) }', 'cs/common/a.ftl: a: there is no word SHIPS'],
    ['an unknown case', 'a = A', 'a = { FLEETS(1, case: "loc") }', 'cs/common/a.ftl: a: no word has a form “loc”'],
    ['an unknown command', 'a = A', 'a = { COMMAND("sail") }', 'cs/common/a.ftl: a: there is no command “sail”'],
    ['an unknown phrase within another', 'a = A', 'a = { b }', 'cs/common/a.ftl: a: there is no phrase b'],
  ])('the check of phrases finds %s', (_, original, translation, fault) => {
    expect(faults(original, translation)).toEqual([fault]);
  });

  test('the check of phrases finds plural forms that the language lacks, and lacking ones', () => {
    const forms = 'a =\n    { $n ->\n        [one] A\n        [two] B\n       *[other] C\n    }';
    expect(faults('a = { $n }', forms)).toEqual([
      'cs/common/a.ftl: a: cs has no plural form “two”; it has few, many, one, other',
      'cs/common/a.ftl: a: the plural form “few” is missing',
    ]);
  });

  test('the check of phrases finds English phrases without a comment', () => {
    expect(unexplained(english('# A button.\na = A\nb = B', ''))).toEqual([
      'en/common/a.ftl: b: no comment tells translators what this is',
    ]);
  });
});

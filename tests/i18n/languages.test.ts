import { describe, expect, test } from 'vitest';
import type { Sentences } from '#i18n/index.ts';
import { longerLanguage } from '../support/builders/longerLanguage.ts';
import { NAMES, saidAlong, type ToSay } from '../support/builders/messagesAlong.ts';
import { GAMES } from '../support/games.ts';
import { glossaryOf } from '../support/glossary.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { factsLost, plainSentences, untranslated } from '../support/laws/translated.ts';

const english = messagesFor();
const others = LANGUAGES.filter((say) => say !== english);
const games = Object.values(GAMES);

/** What is said along two matches of a game with each number of seats. */
const along = (id: string): readonly ToSay[] => {
  const { min, max } = games.find((game) => game.id === id)?.seats ?? { min: 2, max: 2 };
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return counts.flatMap((seats) => [...saidAlong(id, seats, 40 + seats, 17)]);
};
const SAID: ReadonlyMap<string, readonly ToSay[]> = new Map(games.map(({ id }) => [id, along(id)]));

/** All of it as a language says it, said once. */
const said = new Map<string, readonly (string | undefined)[]>();
const saidIn = (say: Sentences, id: string): readonly (string | undefined)[] => {
  const key = `${say.locale} ${id}`;
  const known = said.get(key) ?? (SAID.get(id) ?? []).map(({ say: ask }) => ask(say.game(id), say.gameHelp(id)));
  said.set(key, known);
  return known;
};

/** Each fault once, with what it was about. */
const faultsAlong = (
  id: string,
  say: Sentences,
  faultsOf: (sentence: string, theirs: string) => readonly string[],
): readonly string[] => {
  const faults = new Map<string, string>();
  const [own, others] = [saidIn(english, id), saidIn(say, id)];
  for (const [index, { what }] of (SAID.get(id) ?? []).entries()) {
    const [sentence, theirs] = [own[index], others[index]];
    if (sentence === undefined && theirs === undefined) continue;
    const found = sentence === undefined || theirs === undefined ? ['only one of them says it'] : faultsOf(sentence, theirs);
    for (const fault of found) faults.set(`${what}: ${fault}`, `${what}: ${fault}\n  ${sentence}\n  ${theirs}`);
  }
  return [...faults.values()];
};

const byLocale = others.map((say) => [say.locale, say] as const);

describe.each(byLocale)('in %s', (_, say) => {
  const isEnglish = untranslated(glossaryOf('en'), glossaryOf(say.locale));
  const lines = (text: string): readonly string[] => text.split('\n');

  test.each(games.map(({ id }) => id))(`no sentence of random matches of %s in ${say.locale} is English`, (id) => {
    const ofLines = (sentence: string, theirs: string): readonly string[] => {
      const own = new Set(lines(sentence));
      return lines(theirs).flatMap((line) => (own.has(line) ? (isEnglish(line, line, NAMES) ?? []) : []));
    };
    expect(faultsAlong(id, say, ofLines)).toEqual([]);
  });

  test(`no fixed sentence in ${say.locale} is English`, () => {
    const theirs = plainSentences(say, Object.keys(GAMES));
    const own = plainSentences(english, Object.keys(GAMES));
    expect(theirs.size).toBeGreaterThan(500);
    expect([...own].flatMap(([key, text]) => isEnglish(text, theirs.get(key) ?? text)?.concat(` at ${key}`) ?? [])).toEqual([]);
  });

  test(`every fixed sentence in ${say.locale} keeps its numbers`, () => {
    const theirs = plainSentences(say, Object.keys(GAMES));
    const lost = [...plainSentences(english, Object.keys(GAMES))].flatMap(([key, text]) =>
      factsLost(text, theirs.get(key) ?? text, []).map((fact) => `${fact} at ${key}: ${theirs.get(key)}`),
    );
    expect(lost).toEqual([]);
  });

  test.each(games.map(({ id }) => id))(
    `messages of matches of %s in ${say.locale} contain all numbers and names of the English ones`,
    (id) => {
      expect(faultsAlong(id, say, (sentence, theirs) => factsLost(sentence, theirs, NAMES))).toEqual([]);
    },
  );
});

test.each(games.map(({ id }) => id))('random matches of %s produce many sentences of every kind', (id) => {
  const kinds = new Set((SAID.get(id) ?? []).map(({ what }) => what.split(' ')[0]));
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'alt',
      'ask',
      'board',
      'card',
      'choice',
      'event',
      'kind',
      'move',
      'needs',
      'outcome',
      'prompt',
      'refusal',
    ]),
  );
  expect(SAID.get(id)?.length).toBeGreaterThan(1_000);
});

describe('the check of languages', () => {
  const longer = longerLanguage(english);

  test('the check of languages finds no lost facts in a complete translation', () => {
    for (const { id } of games) {
      expect(faultsAlong(id, longer, (sentence, theirs) => factsLost(sentence, theirs, NAMES))).toEqual([]);
    }
  });

  test('the check of languages finds untranslated text, except words that both languages share', () => {
    const isEnglish = untranslated(glossaryOf('en'), { ...glossaryOf('en'), same: ['normal'] });
    expect(isEnglish('Make a move', 'Make a move')).toContain('Make a move');
    expect(isEnglish('Make a move', 'Joue')).toBeUndefined();
    expect(isEnglish('Ada: 2 temples, Zeus (Is4), normal', 'Ada: 2 temples, Zeus (Is4), normal', ['Ada'])).toBeUndefined();
    expect(isEnglish('Ada: 2 temples', 'Ada: 2 temples')).toContain('ada');
  });

  test('the check of languages finds lost numbers and names in any notation', () => {
    expect(factsLost('Ada has 1,000 GP.', 'Ada a 1 00 PO.', ['Ada'])).toEqual(['1000']);
    expect(factsLost('Ada has 1,000 GP.', 'Ada a 1\u202F000 PO.', ['Ada'])).toEqual([]);
    expect(factsLost('Ada has 3 GP.', 'Elle a 4 PO.', ['Ada'])).toEqual(['3', 'Ada']);
    expect(factsLost('Ada has 3 …', 'Elle', ['Ada'])).toEqual([]);
  });
});

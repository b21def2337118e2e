import type { Words as CycladesWords } from '#renderers/cyclades/layout/words.ts';
import type { Words as PeloponnesWords } from '#renderers/peloponnes/layout/words.ts';
import { LANGUAGES, messagesFor } from '../languages.ts';
import { longer } from './longer.ts';

/** A value with every string within it made longer. */
const allLonger = <Value>(value: Value): Value => {
  if (typeof value === 'string') return longer(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, allLonger(one)])) as Value;
};

interface GameWords {
  readonly cyclades: CycladesWords;
  readonly peloponnes: PeloponnesWords;
}

/** The words on the pictures of a game in one language. */
export const wordsOf = <Id extends keyof GameWords>(game: Id, locale = 'en'): GameWords[Id] =>
  messagesFor(locale).game(game).pictureWords as GameWords[Id];

/** The words on the pictures of a game in every language. */
export const wordsOfAll = <Id extends keyof GameWords>(
  game: Id,
): readonly { readonly language: string; readonly words: GameWords[Id] }[] =>
  LANGUAGES.map(({ locale }) => ({ language: locale, words: wordsOf(game, locale) }));

/**
 * The words on the pictures of a game in every language, and in an invented one whose words are longer than the English ones by two fifths.
 */
export const wordsOfAllAndLonger = <Id extends keyof GameWords>(game: Id): ReturnType<typeof wordsOfAll<Id>> => [
  ...wordsOfAll(game),
  { language: 'longer', words: allLonger(wordsOf(game)) },
];

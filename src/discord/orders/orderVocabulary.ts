import type { Sentences } from '#i18n/index.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** Translates between a game's own words of standing orders and those of a language. */

/** Returns a language's texts about a game's standing orders. Throws where it has none. */
export const orderSentences = (say: Sentences, game: string) => {
  const { orders } = say.game(game);
  if (orders === undefined) throw new Error(`No texts in ${say.locale} for the orders of ${game}.`);
  return orders;
};

/** `fewer2`: a keyword with its number. */
const NUMBERED = /^(\D+)(\d*)$/u;
/** `4to6`, as a game writes a range. */
const FROM_TO = /^(\d+)to(\d+)$/;

/** Returns a word of the game as it is typed in a language. */
export const wordTyped = (say: Sentences, game: string, word: string): string => {
  const { typed } = orderSentences(say, game);
  const [, first, last] = FROM_TO.exec(word) ?? [];
  if (last !== undefined) return `${first}${say.common.orders.to}${last}`;
  const [, keyword = word, number = ''] = NUMBERED.exec(word) ?? [];
  return Object.hasOwn(typed, keyword) ? `${typed[keyword]}${number}` : word;
};

/** Returns a word of the game as people write it: with a space between keyword and number, and around the middle of a range. */
export const wordWritten = (say: Sentences, game: string, word: string): string => {
  const [, first, last] = FROM_TO.exec(word) ?? [];
  if (last !== undefined) return `${first} ${say.common.orders.to} ${last}`;
  return wordTyped(say, game, word).replace(/(?<=\p{L}{3})(?=\d)/u, ' ');
};

/** Returns the game's words that a phrase in a language may mean. */
export const findWords = (say: Sentences, game: string, phrase: string): readonly string[] => {
  const [, keyword = '', number = ''] = NUMBERED.exec(normalizeText(phrase).replaceAll(' ', '')) ?? [];
  const { typed, synonyms = {} } = orderSentences(say, game);
  return Object.entries(typed).flatMap(([word, own]) =>
    [own, ...(synonyms[word] ?? [])].some((each) => normalizeText(each) === keyword) ? `${word}${number}` : [],
  );
};

/** Spaces on both sides, on none, or only behind the middle, as in `4bis 6`: `5 A01` is an amount and a tile. */
const RANGE = /^(\d+)(?: (\D+?) |(\D+?) ?)(\d+)$/u;

/** Returns a range such as `4 to 6` or `4-6` as the game writes it. */
export const parseRange = ({ common: { orders } }: Sentences, phrase: string): string | undefined => {
  const [, first, spaced, close = '', last] = RANGE.exec(normalizeText(phrase)) ?? [];
  const between = spaced ?? close;
  return ['to', '-', '–', '..', normalizeText(orders.to)].includes(between) ? `${first}to${last}` : undefined;
};

import type { Sentences } from '#i18n/index.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** The words of standing orders between a game, which has its own, and somebody who types them in a language. */

/** What a language says about the orders of a game that takes some. */
export const orderSentences = (say: Sentences, game: string) => {
  const { orders } = say.game(game);
  if (orders === undefined) throw new Error(`No sentences in ${say.locale} for the orders of ${game}.`);
  return orders;
};

/** `fewer2`: a keyword with its number. */
const NUMBERED = /^(\D+)(\d*)$/u;
/** `4to6`, as a game writes it. */
const FROM_TO = /^(\d+)to(\d+)$/;

/** A word of the game as it is typed in a language. */
export const wordTyped = (say: Sentences, game: string, word: string): string => {
  const { typed } = orderSentences(say, game);
  const [, first, last] = FROM_TO.exec(word) ?? [];
  if (last !== undefined) return `${first}${say.common.orders.to}${last}`;
  const [, keyword = word, number = ''] = NUMBERED.exec(word) ?? [];
  return Object.hasOwn(typed, keyword) ? `${typed[keyword]}${number}` : word;
};

/** The same as people write it: a keyword and its number, and both ends of a range, each by itself. */
export const wordWritten = (say: Sentences, game: string, word: string): string => {
  const [, first, last] = FROM_TO.exec(word) ?? [];
  if (last !== undefined) return `${first} ${say.common.orders.to} ${last}`;
  return wordTyped(say, game, word).replace(/(?<=\p{L}{3})(?=\d)/u, ' ');
};

/** The words of the game that somebody may mean who types in a language. */
export const wordsMeant = (say: Sentences, game: string, phrase: string): readonly string[] => {
  const [, keyword = '', number = ''] = NUMBERED.exec(normalizeText(phrase).replaceAll(' ', '')) ?? [];
  const { typed, synonyms = {} } = orderSentences(say, game);
  return Object.entries(typed).flatMap(([word, own]) =>
    [own, ...(synonyms[word] ?? [])].some((each) => normalizeText(each) === keyword) ? `${word}${number}` : [],
  );
};

/** Blanks on both sides or on none: `5 A01` is an amount and a tile. */
const RANGE = /^(\d+)( ?)(\D+?)\2(\d+)$/u;

/** What of `4 to 6`, `4-6` and the like is meant, as a game writes it. */
export const rangeMeant = ({ common: { orders } }: Sentences, phrase: string): string | undefined => {
  const [, first, , between = '', last] = RANGE.exec(normalizeText(phrase)) ?? [];
  return ['to', '-', '–', '..', normalizeText(orders.to)].includes(between) ? `${first}to${last}` : undefined;
};

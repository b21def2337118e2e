import type { AnyStandingOrders, BaseOrder, OrderPrompt } from '#engine/orders.ts';
import type { Sentences } from '#i18n/index.ts';
import { findEntry } from '../rules/referenceCommand.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { type FillerKind, fillerAt, isNegated } from './orderStopWords.ts';
import { findWords, orderSentences, parseRange, wordTyped } from './orderVocabulary.ts';

/**
 * Parses standing orders as they are typed, in the actor's language or in the game's own words. They consist of the panel's
 * words, some of which may be omitted, with filler words allowed in between.
 */

export interface Typing {
  readonly say: Sentences;
  readonly game: string;
  readonly rules: AnyStandingOrders;
  /** The actor's view. */
  readonly view: unknown;
}

export type TypedOrder =
  | { readonly words: readonly string[]; readonly errorAt?: never }
  /**
   * `errorAt`: the first text that is not understood (`undefined`: the end is missing); `next`: the words that could follow
   * there.
   */
  | { readonly words?: never; readonly errorAt: string | undefined; readonly next: readonly string[] };

/** The longest name of anything, in words. */
const MAX_NAME_WORDS = 5;

/** Maximum number of words in an order. */
const MAX_TOKENS = 60;

/** Returns the words of typed text. `is1 > is3` is a path; `> 5` is a bound. */
const tokensOf = (typed: string): readonly string[] =>
  typed
    .toLowerCase()
    .split(/(?:[\s,;:→()]|>(?!\s*\d))+/)
    .filter((token) => token !== '');

/** Returns the words that typed text means. */
export const parseOrder = (typing: Typing, typed: string): TypedOrder => {
  const tokens = tokensOf(typed);
  const tooMany = tokens[MAX_TOKENS];
  if (tooMany !== undefined) return { errorAt: tooMany, next: [] };
  const read = follow(typing, tokens);
  const next = optionsAfter(typing, read.said).map(({ word }) => word);
  if (read.left.length > 0) return { errorAt: read.left[0], next };
  const isOpen = read.joined.some((kind) => kind !== 'plain');
  if (isOpen) return { errorAt: next.length === 0 ? tokens.at(-1) : undefined, next };
  let { words, prompt } = read;
  while (prompt.order === undefined && prompt.default !== undefined) {
    words = [...words, prompt.default];
    prompt = promptAfter(typing, words) ?? prompt;
  }
  return prompt.order === undefined ? { errorAt: undefined, next } : { words };
};

interface ParseState {
  /** The words that were typed, including default words omitted before them. */
  readonly said: readonly string[];
  readonly words: readonly string[];
  readonly prompt: OrderPrompt<BaseOrder>;
  /** The fillers after the last word. */
  readonly joined: readonly FillerKind[];
  /** The tokens from which on the text is not understood. */
  readonly left: readonly string[];
}

const promptAfter = ({ rules, view }: Typing, words: readonly string[]): OrderPrompt<BaseOrder> | undefined =>
  rules.say(view, words);

const NOWHERE: OrderPrompt<BaseOrder> = { question: 'nothing', next: [] };

/** Parses as many tokens as possible. An omitted word is replaced by the default one, and fillers are skipped where they fit. */
const follow = (typing: Typing, tokens: readonly string[]): ParseState => {
  let read: ParseState = { said: [], words: [], prompt: promptAfter(typing, []) ?? NOWHERE, joined: [], left: tokens };
  let understood = read;
  while (read.left.length > 0) {
    const step = stepFrom(typing, read.words, read.prompt, read.left);
    if (step === undefined) return read;
    const left = read.left.slice(step.tokens);
    if (step.word === undefined) {
      read = { ...read, joined: [...read.joined, step.kind], left };
      continue;
    }
    const { word } = step;
    const words = [...read.words, word];
    const prompt = promptAfter(typing, words);
    if (prompt === undefined) return read;
    if (step.tokens === 0) {
      read = { ...read, words, prompt };
      continue;
    }
    if (!read.joined.every((kind) => mayJoin(typing, kind, read.words, word))) return understood;
    read = { said: words, words, prompt, joined: [], left };
    understood = read;
  }
  return read;
};

type Step =
  | { readonly word: string; readonly tokens: number; readonly kind?: never }
  | { readonly word?: never; readonly tokens: number; readonly kind: FillerKind };

/** Returns the next step: a word, a filler to skip, or the omitted default word. */
const stepFrom = (
  typing: Typing,
  words: readonly string[],
  prompt: OrderPrompt<BaseOrder>,
  left: readonly string[],
): Step | undefined => {
  if (isNegated(left)) return undefined;
  const meant =
    meantBy(exactly, typing, prompt, left) ??
    fillerAt(typing.say, left) ??
    meantBy(beginning, typing, prompt, left) ??
    knownElsewhere(typing, words, left);
  if (meant !== undefined) return meant;
  return prompt.default === undefined ? undefined : { word: prompt.default, tokens: 0 };
};

/**
 * Whether a word may follow a filler of this kind without being misread: `retreat to is3` does not name the battle's place, and
 * `retreat is1 and is3` does not name a destination.
 */
const mayJoin = (typing: Typing, kind: FillerKind, words: readonly string[], word: string): boolean => {
  if (kind === 'plain') return true;
  if (kind === 'to') return optionsAfter(typing, words).filter((option) => option.word === word).length < 2;
  const prefixes = words.map((_, index) => words.slice(0, index));
  const before = prefixes.findLast((prefix) => promptAfter(typing, prefix)?.next.includes(word));
  if (before === undefined) return kind === 'and';
  return promptAfter(typing, [...before, word])?.question === promptAfter(typing, [...words, word])?.question;
};

/** Returns the words that may follow, including those after an omitted default word. */
const optionsAfter = (typing: Typing, words: readonly string[]): readonly { readonly asks: string; readonly word: string }[] => {
  const prompt = promptAfter(typing, words);
  if (prompt === undefined) return [];
  const { question: asks, next, default: defaultWord } = prompt;
  const here = next.map((word) => ({ asks, word }));
  return defaultWord === undefined ? here : [...here, ...optionsAfter(typing, [...words, defaultWord])];
};

interface Meant {
  readonly word: string;
  /** The number of tokens it consists of. */
  readonly tokens: number;
}

/**
 * Returns the possible next word that the tokens mean, by the word itself, its label or the name of its entry; the longest that
 * fits.
 */
const meantBy = (
  find: typeof exactly,
  typing: Typing,
  prompt: OrderPrompt<BaseOrder>,
  left: readonly string[],
): Meant | undefined => {
  for (let tokens = Math.min(MAX_NAME_WORDS, left.length); tokens > 0; tokens--) {
    const word = find(typing, prompt, left.slice(0, tokens).join(' '));
    if (word !== undefined) return { word, tokens };
  }
  return undefined;
};

/** A word's beginning needs at least two letters. */
const LETTERS = /\p{L}\P{L}*\p{L}/u;

/** Returns the entry with that key, or whose name begins with the phrase. */
const named = ({ say, game }: Typing, phrase: string, possible: readonly string[]): string | undefined => {
  const entry = findEntry(say, game, phrase, possible);
  return LETTERS.test(phrase) || entry?.toLowerCase() === phrase ? entry : undefined;
};

/** Returns something the game knows although it cannot follow here, so that the refusal is about what was typed. */
const knownElsewhere = (typing: Typing, words: readonly string[], left: readonly string[]): Meant | undefined => {
  const exists = (word: string): boolean => promptAfter(typing, [...words, word]) !== undefined;
  for (let tokens = Math.min(MAX_NAME_WORDS, left.length); tokens > 0; tokens--) {
    const phrase = left.slice(0, tokens).join(' ');
    const entry = named(typing, phrase, []);
    if (entry !== undefined && exists(entry)) return { word: entry, tokens };
  }
  const [first = '', second = ''] = left;
  // A keyword and its number may be typed separately.
  const apart = /^\d+$/.test(second) ? [[`${first}${second}`, 2] as const] : [];
  for (const [phrase, tokens] of [...apart, [first, 1] as const]) {
    const word = [phrase, ...findWords(typing.say, typing.game, phrase)].find(exists);
    if (word !== undefined) return { word, tokens };
  }
  return undefined;
};

const exactly = (
  { say, game }: Typing,
  { question: asks, next, acceptsNumber }: OrderPrompt<BaseOrder>,
  phrase: string,
): string | undefined => {
  const joined = phrase.replaceAll(' ', '');
  if (acceptsNumber !== undefined && /^\d+$/.test(joined) && joined === phrase) return String(Number(joined));
  const range = acceptsNumber === 'range' ? parseRange(say, phrase) : undefined;
  if (range !== undefined) return range;
  const label = orderSentences(say, game).word;
  const own = findWords(say, game, phrase);
  return (
    next.find((word) => word.toLowerCase() === joined || normalizeText(label(asks, word)) === normalizeText(phrase)) ??
    next.find((word) => own.includes(word))
  );
};

const beginning = (typing: Typing, { next }: OrderPrompt<BaseOrder>, phrase: string): string | undefined => {
  const { say, game } = typing;
  const begins = (word: string): boolean =>
    [word, wordTyped(say, game, word)].some((each) => normalizeText(each).startsWith(normalizeText(phrase)));
  const [only, ...more] = next.filter((word) => begins(word) && !/\d/.test(word));
  if (only !== undefined && more.length === 0 && LETTERS.test(phrase)) return only;
  const entry = named(typing, phrase, next);
  return entry !== undefined && next.includes(entry) ? entry : undefined;
};

const MAX_SUGGESTED = 25;
const MAX_CHARACTERS = 100;

/** Returns suggestions for the next word, each with everything before it. */
export const suggestOrders = (typing: Typing, typed: string): readonly { readonly name: string; readonly value: string }[] => {
  const isWhole = typed === '' || /[\s,;:]$/.test(typed);
  const tokens = tokensOf(typed);
  if (tokens.length > MAX_TOKENS) return [];
  const begun = isWhole ? '' : (tokens.at(-1) ?? '');
  const { said, joined, left } = follow(typing, isWhole ? tokens : tokens.slice(0, -1));
  if (left.length > 0) return [];
  const before = isWhole ? typed.trimEnd() : typed.slice(0, typed.length - begun.length).trimEnd();
  const label = orderSentences(typing.say, typing.game).word;
  return optionsAfter(typing, said)
    .map(({ asks, word }) => ({ asks, word, own: wordTyped(typing.say, typing.game, word) }))
    .filter(
      ({ asks, word, own }) =>
        [word, own].some((each) => normalizeText(each).startsWith(normalizeText(begun))) ||
        normalizeText(label(asks, word)).includes(normalizeText(begun)),
    )
    .map(({ asks, word, own }) => {
      const value = [before, own].filter((part) => part !== '').join(' ');
      return { name: `${value} – ${label(asks, word)}`.slice(0, MAX_CHARACTERS), value };
    })
    .filter(({ value }) => value.length <= MAX_CHARACTERS)
    .filter(({ value }) => joined.length === 0 || follow(typing, tokensOf(value)).left.length === 0)
    .slice(0, MAX_SUGGESTED);
};

import { generalMessages, LANGUAGES, type Sentences } from '#i18n/index.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** The filler words in typed orders, and the words that negate an order. */

export type FillerKind = keyof Sentences['common']['orders']['fillers'];

export interface Filler {
  readonly kind: FillerKind;
  /** The number of tokens it consists of. */
  readonly tokens: number;
}

/** The longest filler, in words. */
const MAX_WORDS = 3;

const KINDS: readonly FillerKind[] = ['plain', 'and', 'else', 'to'];

/** Returns the longest filler at the beginning, in the actor's language or in English. */
export const fillerAt = (say: Sentences, left: readonly string[]): Filler | undefined => {
  for (let tokens = Math.min(MAX_WORDS, left.length); tokens > 0; tokens--) {
    const phrase = normalizeText(left.slice(0, tokens).join(' '));
    const holds = (kind: FillerKind): boolean =>
      [say, generalMessages()].some(({ common }) =>
        common.orders.fillers[kind].some((filler) => normalizeText(filler) === phrase),
      );
    const kind = KINDS.find(holds);
    if (kind !== undefined) return { kind, tokens };
  }
  return undefined;
};

const NEGATIONS = new Set(LANGUAGES.flatMap(({ common }) => common.orders.negations.map(normalizeText)));

/** Whether a negation, an exception or a lower bound begins here, in any language. */
export const isNegated = (left: readonly string[]): boolean =>
  Array.from({ length: Math.min(MAX_WORDS, left.length) }, (_, more) => left.slice(0, more + 1).join(' ')).some((phrase) =>
    NEGATIONS.has(normalizeText(phrase)),
  );

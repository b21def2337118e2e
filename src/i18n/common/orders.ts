import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { anyOf, asTyped, wordsOf } from './lists.ts';

/** What is said around the standing orders of any game. `order` is one in words; all of it is for the eyes of their owner. */
export interface OrdersSentences {
  /** Above the list of those that stand. */
  title(match: string): string;
  /** Who sees them, and when they answer. */
  readonly secrecy: string;
  readonly none: string;
  /** How they may be typed; `examples` as they are typed. */
  typing(examples: readonly string[]): string;
  readonly newOrder: string;
  readonly takeBack: string;
  kept(order: string): string;
  takenBack(order: string): string;
  /** Asked before saving what answers at once; `move` is the label of that move. */
  atOnce(move: string): string;
  /** Asks for `sure:` where the typed text is too long for a button. */
  readonly typeSure: string;
  /** Above news of orders that are gone. */
  noticesTitle(match: string): string;
  /** An order that could not be followed; `reason` is a sentence. */
  skipped(order: string, reason: string): string;
  /** What an order had answered was taken back. */
  dropped(order: string): string;
  /** What was typed is not understood from `word` on (at its end without one); `choices` and `more` others could follow. */
  stuck(word: string | undefined, choices: readonly string[], more: number): string;
  /** Typed between two numbers: “4to6”. */
  readonly to: string;
  /** What may be typed between words; the English words are understood, too. */
  readonly fillers: {
    /** Means nothing anywhere: “coins”, “at most”. */
    readonly plain: readonly string[];
    /** Before one more of what was named last: “and”. */
    readonly and: readonly string[];
    /** Before what is in place of what was named last: “else”. */
    readonly else: readonly string[];
    /** Before where something goes, or how far: “to”, “up to”. */
    readonly to: readonly string[];
  };
  /** Negations, exceptions and lower bounds: an order with one of them, of whatever language, is never read. */
  readonly negations: readonly string[];
  /** Typed to take all orders back: the word that is shown, and others that are understood. */
  readonly nothing: readonly [shown: string, ...others: readonly string[]];
  readonly allTakenBack: string;
}

const choicesText = (t: CommonText, choices: readonly string[], more: number): string =>
  choices.length === 0 ? t('orders-stuck-nothing') : t('orders-stuck-choices', { choices: anyOf(t, asTyped(choices), more) });

/** Returns the sentences of a language around planned moves. */
export const orderSentences = (t: CommonText): OrdersSentences => {
  const [nothing = '', ...others] = wordsOf(t('orders-nothing'));
  return {
    title: (match) => t('orders-title', { match }),
    secrecy: t('orders-secrecy'),
    none: t('orders-none'),
    typing: (examples) => t('orders-typing', { examples: t.any(asTyped(examples)) }),
    newOrder: t('orders-new-order'),
    takeBack: t('orders-take-back'),
    kept: (order) => t('orders-kept', { order }),
    takenBack: (order) => t('orders-taken-back', { order }),
    atOnce: (move) => t('orders-at-once', { move }),
    typeSure: t('orders-type-sure'),
    noticesTitle: (match) => t('orders-notices-title', { match }),
    skipped: (order, reason) => t('orders-skipped', { order, reason }),
    dropped: (order) => t('orders-dropped', { order }),
    stuck: (word, choices, more) =>
      [word === undefined ? t('orders-stuck-end') : t('orders-stuck-word', { word }), choicesText(t, choices, more)].join(' '),
    to: t('orders-to'),
    fillers: recordOf(['plain', 'and', 'else', 'to'], (kind) => wordsOf(t(`orders-fillers-${kind}`))),
    negations: wordsOf(t('orders-negations')),
    nothing: [nothing, ...others],
    allTakenBack: t('orders-all-taken-back'),
  };
};

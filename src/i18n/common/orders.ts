import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { anyOf, asTyped, wordsOf } from './lists.ts';

const choicesText = (t: CommonText, choices: readonly string[], more: number): string =>
  choices.length === 0 ? t('orders-stuck-nothing') : t('orders-stuck-choices', { choices: anyOf(t, asTyped(choices), more) });

/** Returns what a language says around the planned moves of any game, to their owner alone. `order` is one in words. */
export const orderSentences = (t: CommonText) => {
  const [nothing = '', ...others] = wordsOf(t('orders-nothing'));
  return {
    /** Above the list of those that stand. */
    title: (match: string) => t('orders-title', { match }),
    /** Who sees them, and when they answer. */
    secrecy: t('orders-secrecy'),
    none: t('orders-none'),
    /** How they may be typed; `examples` as they are typed. */
    typing: (examples: readonly string[]) => t('orders-typing', { examples: t.any(asTyped(examples)) }),
    newOrder: t('orders-new-order'),
    takeBack: t('orders-take-back'),
    kept: (order: string) => t('orders-kept', { order }),
    takenBack: (order: string) => t('orders-taken-back', { order }),
    /** Asked before saving what answers at once; `move` is the label of that move. */
    atOnce: (move: string) => t('orders-at-once', { move }),
    /** Asks for `sure:` where the typed text is too long for a button. */
    typeSure: t('orders-type-sure'),
    /** Above news of orders that are gone. */
    noticesTitle: (match: string) => t('orders-notices-title', { match }),
    /** An order that could not be followed; `reason` is a sentence. */
    skipped: (order: string, reason: string) => t('orders-skipped', { order, reason }),
    /** What an order had answered was taken back. */
    dropped: (order: string) => t('orders-dropped', { order }),
    /** What was typed is not understood from `word` on (at its end without one); `choices` and `more` others could follow. */
    stuck: (word: string | undefined, choices: readonly string[], more: number) =>
      [word === undefined ? t('orders-stuck-end') : t('orders-stuck-word', { word }), choicesText(t, choices, more)].join(' '),
    /** Typed between two numbers: “4to6”. */
    to: t('orders-to'),
    /** What may be typed between words; the English words are understood, too. */
    fillers: recordOf(['plain', 'and', 'else', 'to'], (kind) => wordsOf(t(`orders-fillers-${kind}`))),
    /** Negations, exceptions and lower bounds: an order with one of them, of whatever language, is never read. */
    negations: wordsOf(t('orders-negations')),
    /** Typed to take all orders back: the word that is shown, and others that are understood. */
    nothing: [nothing, ...others],
    allTakenBack: t('orders-all-taken-back'),
  };
};

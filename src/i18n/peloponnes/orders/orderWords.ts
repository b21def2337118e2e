import type { OrderWord } from '#games/peloponnes/orders/prompts.ts';
import { recordOf } from '../../keys.ts';
import type { OrderSentences } from '../../sentences.ts';
import type { PeloponnesText } from '../phrases.ts';

const KINDS = ['plan', 'building', 'marked', 'income', 'giveup', 'feed'] as const;
const OFFERS = ['all', 'pass', 'move', 'withdraw'] as const;
const WAYS = ['pay', 'mark', 'forgo'] as const;
const OTHERS = ['pay', 'abandon', 'ask'] as const;
const GOODS = ['food', 'wood', 'stone', 'coins'] as const;
const ASKS = ['kind', 'round', 'offer', 'more', 'tile', 'coins', 'way', 'marked', 'income', 'good', 'giveup', 'luxury'] as const;

const KEYWORDS: readonly OrderWord[] = [...new Set([...KINDS, ...OFFERS, ...WAYS, ...OTHERS, ...GOODS])];

type Texts = Readonly<Record<string, string>>;

const own = (texts: Texts, word: string): string | undefined => (Object.hasOwn(texts, word) ? texts[word] : undefined);

/** Returns what is done with a building or which tile it is, in the middle of a sentence: "pay for it", "Market". */
export const wordInSentence =
  (t: PeloponnesText) =>
  (word: string): string =>
    own(
      recordOf(WAYS, (way) => t(`order-way-${way}`)),
      word,
    ) ?? t('tile', { tile: word });

/** Returns the labels and meanings of the words of which orders are put together, and how the words are typed. */
export const orderWords = (t: PeloponnesText): Omit<OrderSentences, 'order'> => {
  const kinds = recordOf(KINDS, (kind) => t(`order-label-${kind}`));
  const offers = recordOf(OFFERS, (word) => t(`order-label-${word}`));
  const ways = recordOf(WAYS, (way) => t(`order-label-way-${way}`));
  const others = recordOf(OTHERS, (word) => t(`order-label-others-${word}`));
  const goods = recordOf(GOODS, (good) => t('order-label-good', { good }));
  const asks: Texts = recordOf(ASKS, (each) => t(`order-asks-${each}`));
  const offerMeanings = recordOf(OFFERS, (word) => t(`order-meaning-${word}`));
  const meanings: Readonly<Record<string, Texts>> = {
    kind: recordOf(KINDS, (kind) => t(`order-meaning-${kind}`)),
    offer: offerMeanings,
    more: offerMeanings,
    way: recordOf(WAYS, (way) => t(`order-meaning-way-${way}`)),
    marked: recordOf(OTHERS, (word) => t(`order-meaning-others-${word}`)),
    luxury: { all: t('order-meaning-luxury-all') },
  };
  const tile = (word: string): string => t('tile', { tile: word });
  const labels: Readonly<Record<string, (word: string) => string>> = {
    kind: (word) => own(kinds, word) ?? word,
    round: (word) => t('order-label-round', { round: word }),
    offer: (word) => own(offers, word) ?? tile(word),
    more: (word) => own(offers, word) ?? t('order-label-more', { tile: word }),
    coins: (word) => {
      // `7`, or `3to7`: no fewer than the first.
      const [first = '', last] = word.split('to');
      return last === undefined
        ? t('order-label-upTo', { upTo: Number(first) })
        : t('order-label-range', { from: first, upTo: Number(last) });
    },
    way: (word) => own(ways, word) ?? word,
    marked: (word) => own(others, word) ?? t('order-label-building-paid', { tile: word }),
    good: (word) => own(goods, word) ?? word,
    luxury: (word) => (word === 'all' ? t('order-label-luxury-all') : t('order-label-luxury', { upTo: Number(word) })),
  };
  return {
    asks: (each) => own(asks, each) ?? '',
    // In English they are typed as the game has them.
    typed: t.language === 'en' ? {} : recordOf(KEYWORDS, (word) => t(`order-typed-${word}`)),
    word: (each, word) => (labels[each] ?? tile)(word),
    meaning: (each, word) => own(meanings[each] ?? {}, word),
  };
};

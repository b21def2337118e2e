import type { OrderWord } from '#games/cyclades/orders/prompts.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { recordOf } from '../../keys.ts';
import type { OrderSentences } from '../../sentences.ts';
import { placeName } from '../moves/places.ts';
import type { CycladesText } from '../phrases.ts';

const KINDS = ['plan', 'retreat', 'fight', 'marker', 'end'] as const;
const PATRONS = ['poseidon', 'ares', 'zeus', 'athena', 'apollo'] as const satisfies readonly Patron[];
const WAYS = ['apollo', 'again', 'again2', 'again4', 'next', 'ask'] as const;
const PERILS = ['now', 'fewer1', 'fewer2', 'fewer3', 'odds50', 'odds25', 'odds10'] as const;
const ASKS = ['kind', 'cycle', 'god', 'more', 'limit', 'front', 'peril', 'to', 'island'] as const;

const KEYWORDS = [
  ...KINDS,
  ...PATRONS,
  ...(['again', 'next', 'ask', 'everywhere', 'now', 'fewer', 'odds'] as const),
] as const satisfies readonly OrderWord[];

type Texts = Readonly<Record<string, string>>;

const own = (texts: Texts, word: string): string | undefined => (Object.hasOwn(texts, word) ? texts[word] : undefined);

/** `4`, or `4to7`: after being displaced, up to the second. */
const limitOf = (t: CycladesText, word: string): string => {
  const [upTo = '', raisedTo] = word.split('to');
  return raisedTo === undefined ? t('order-label-limit', { upTo }) : t('order-label-limit-raised', { upTo, raisedTo });
};

/** Returns the labels and meanings of the words of which orders are put together, and how the words are typed. */
export const orderWords = (t: CycladesText): Omit<OrderSentences, 'order'> => {
  const asks: Texts = recordOf(ASKS, (each) => t(`order-asks-${each}`));
  const kinds = recordOf(KINDS, (kind) => t(`order-label-${kind}`));
  const gods = recordOf(PATRONS, (id) => t('god', { id }));
  const ways = recordOf(WAYS, (way) => t(`order-label-${way}`));
  const thens = recordOf(PATRONS, (god) => t('order-label-then', { god }));
  const perils = recordOf(PERILS, (peril) => t(`order-label-${peril}`));
  const place = (id: string): string => placeName(t, id, 'start');
  const labels: Readonly<Record<string, (word: string) => string>> = {
    kind: (word) => own(kinds, word) ?? word,
    cycle: (cycle) => t('order-label-cycle', { cycle }),
    god: (word) => (word === 'apollo' ? t('order-label-apollo-first') : (own(gods, word) ?? word)),
    more: (word) => own(ways, word) ?? own(thens, word) ?? word,
    limit: (word) => limitOf(t, word),
    front: (word) => (word === 'everywhere' ? t('order-label-everywhere') : place(word)),
    peril: (word) => own(perils, word) ?? word,
  };
  const meanings: Readonly<Record<string, Texts>> = {
    kind: recordOf(KINDS, (kind) => t(`order-meaning-${kind}`)),
    god: { apollo: t('order-meaning-apollo-first') },
    more: recordOf(WAYS, (way) => t(`order-meaning-${way}`)),
    front: { everywhere: t('order-meaning-everywhere') },
    peril: recordOf(PERILS, (peril) => t(`order-meaning-${peril}`)),
  };
  const typed = recordOf(KEYWORDS, (word) => t(`order-typed-${word}`));
  const synonyms = recordOf(['retreat', 'fight'] as const, (word) =>
    t(`order-synonyms-${word}`)
      .split(', ')
      .filter((other) => other !== ''),
  );
  return {
    asks: (each) => own(asks, each) ?? '',
    // In English they are typed as the game has them, and there are no others.
    ...(t.language === 'en' ? { typed: {} } : { typed, synonyms }),
    word: (each, word) => (labels[each] ?? place)(word),
    meaning: (each, word) => own(meanings[each] ?? {}, word),
  };
};

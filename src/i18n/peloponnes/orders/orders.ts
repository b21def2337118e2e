import type { OfferPlan, Order, PlannedOffer } from '#games/peloponnes/orders/orders.ts';
import type { OrderSentences } from '../../sentences.ts';
import { tileObjects } from '../lists.ts';
import type { PeloponnesText } from '../phrases.ts';
import { orderWords } from './orderWords.ts';

type Telling<Type extends Order['type']> = (order: Extract<Order, { type: Type }>, t: PeloponnesText) => string;

/** Parts in the order in which they are tried: "the Market, then pass". */
const joined = (t: PeloponnesText, key: 'order-then' | 'order-else', [first = '', ...others]: readonly string[]): string =>
  others.reduce((before, next) => t(key, { first: before, next }), first);

const orAsk = (t: PeloponnesText, parts: readonly string[]): string =>
  parts.length === 0 ? t('order-ask-me') : joined(t, 'order-then', parts);

const offered = (t: PeloponnesText, { tile, from, upTo }: PlannedOffer): string =>
  t('order-offer', {
    tile,
    upTo,
    from: String(from),
    limit: from === undefined ? 'most' : from === upTo ? 'exact' : 'range',
  });

const planned = ({ round, offers, pass, moves, withdraw }: OfferPlan, t: PeloponnesText): string => {
  const firsts = [...offers.map((offer) => offered(t, offer)), ...(pass ? [t('order-pass')] : [])];
  const afterwards = [
    ...moves.map(({ tile, upTo }) => t('order-move', { tile, upTo })),
    ...(withdraw ? [t('order-withdraw')] : []),
  ];
  return t('order-OfferPlan', {
    round,
    offers: orAsk(t, firsts),
    otherwise: offers.length > 0 && !pass ? 'ask' : 'said',
    afterwards: orAsk(t, afterwards),
  });
};

const TELLINGS: { readonly [Type in Order['type']]: Telling<Type> } = {
  OfferPlan: planned,
  PlaceBuilding: ({ by }, t) =>
    t('order-PlaceBuilding', {
      ways: joined(
        t,
        'order-else',
        by.map((way) => t(`order-way-${way}`)),
      ),
    }),
  FinishBuildings: ({ pay, others }, t) => {
    const paid = pay.map((tile) => t('order-pay', { tile }));
    const last = pay.length === 0 ? t(`order-all-${others}`) : t(`order-others-${others}`);
    return t('order-FinishBuildings', { steps: joined(t, 'order-then', [...paid, last]) });
  },
  IncomeOf: ({ tile, good }, t) => t('order-IncomeOf', { tile, good }),
  BearDisasters: ({ giveUp }, t) => {
    const tiles = tileObjects(t, giveUp);
    return tiles.length === 0
      ? t('order-BearDisasters-none')
      : t('order-BearDisasters', { tiles: joined(t, 'order-then', tiles) });
  },
  Feed: ({ upTo }, t) => (upTo === undefined ? t('order-Feed-all') : t('order-Feed', { upTo })),
};

/** Returns what a language says about standing orders. */
export const orderSentences = (t: PeloponnesText): OrderSentences => ({
  ...orderWords(t),
  order: (order) => (TELLINGS[(order as Order).type] as (order: Order, t: PeloponnesText) => string)(order as Order, t),
});

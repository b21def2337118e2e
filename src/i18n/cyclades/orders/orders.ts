import type { BaseOrder } from '#engine/orders.ts';
import type { OfferingPlan, Order, PlannedOffer, RetreatFrom } from '#games/cyclades/orders/orders.ts';
import type { OrderSentences } from '../../sentences.ts';
import { placeNames } from '../moves/places.ts';
import type { CycladesText } from '../phrases.ts';
import { orderWords } from './orderWords.ts';

/** `standing`: all orders that the owner of one has. */
type Telling<Type extends Order['type']> = (
  t: CycladesText,
  order: Extract<Order, { type: Type }>,
  standing: readonly Order[],
) => string;

/** Returns where battles are fought, as an order has it: "at island 7", "everywhere", and "everywhere else" beside orders for single places. */
export const frontOf = (t: CycladesText, place: string, standing: readonly Order[] = []): string => {
  if (place !== 'everywhere') return t('order-front-at', { place });
  const isElsewhere = standing.some((order) => 'front' in order && order.front !== 'everywhere');
  return isElsewhere ? t('order-front-elsewhere') : t('order-front-everywhere');
};

const offered = (t: CycladesText, { god, upTo, raisedTo }: PlannedOffer): string =>
  raisedTo === undefined ? t('order-offer', { god, upTo }) : t('order-offer-raised', { god, upTo, raisedTo });

const planned = (t: CycladesText, { cycle, offers, displaced, apollo }: OfferingPlan): string => {
  const isAlone = offers.length < 2;
  const told = isAlone ? offers.map(({ god, upTo }) => ({ god, upTo })) : offers;
  const [first = '', ...others] = [...told.map((offer) => offered(t, offer)), ...(apollo ? [t('god', { id: 'apollo' })] : [])];
  return t('order-OfferingPlan', {
    cycle: String(cycle),
    gods: others.reduce((before, next) => t('order-then', { first: before, next }), first),
    displaced: isAlone && displaced !== 'ask' ? 'none' : displaced,
    apollo: apollo ? 'yes' : 'no',
  });
};

const perilOf = (t: CycladesText, { when }: RetreatFrom): string => {
  if (when === undefined) return t('order-peril-now');
  return 'oddsBelow' in when ? t('order-peril-odds', when) : t('order-peril-outnumbered', { units: when.outnumberedBy });
};

const TELLINGS: { readonly [Type in Order['type']]: Telling<Type> } = {
  OfferingPlan: planned,
  FightOn: (t, { front }, standing) => t('order-FightOn', { front: frontOf(t, front, standing) }),
  RetreatFrom: (t, order, standing) =>
    t('order-RetreatFrom', {
      front: frontOf(t, order.front, standing),
      peril: perilOf(t, order),
      to:
        order.to === undefined ? t('order-retreat-most') : t('order-retreat-places', { places: t.any(placeNames(t, order.to)) }),
    }),
  ProsperityIsland: (t, { island }) => t('order-ProsperityIsland', { island }),
  EndSpentTurn: (t) => t('order-EndSpentTurn'),
};

/** Returns what a language says about standing orders. */
export const orderSentences = (t: CycladesText): OrderSentences => ({
  ...orderWords(t),
  order: (order: BaseOrder, standing) =>
    (TELLINGS[(order as Order).type] as Telling<Order['type']>)(t, order as never, standing as readonly Order[]),
});

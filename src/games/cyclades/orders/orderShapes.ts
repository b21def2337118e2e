import { orderListCheckOf } from '../../orderList.ts';
import { anyOf, flag, listOf, type ObjectSchema, oneOf, type Schema, shape, tagged, whole } from '../../schema.ts';
import { fromOne, god, space, spaces } from '../vocabulary/words.ts';
import { isFrontOrder, type Order } from './orders.ts';

/** The shapes of orders. */

/** The maximum is more than any purse can hold. */
const limit: Schema = whole(1, undefined, 100_000);
const percent: Schema = whole(1, undefined, 100);
const offer: Schema = shape({ god, upTo: limit }, { raisedTo: limit });
const peril: Schema = anyOf(shape({ outnumberedBy: fromOne }), shape({ oddsBelow: percent }));

const SHAPES: Readonly<Record<Order['type'], ObjectSchema>> = {
  OfferingPlan: tagged('OfferingPlan', {
    cycle: fromOne,
    offers: listOf(offer),
    displaced: oneOf(['again', 'next', 'ask']),
    apollo: flag,
  }),
  FightOn: tagged('FightOn', { front: space }),
  RetreatFrom: tagged('RetreatFrom', { front: space }, { when: peril, to: spaces }),
  ProsperityIsland: tagged('ProsperityIsland', { island: space }),
  EndSpentTurn: tagged('EndSpentTurn', {}),
};

/** A list of orders. */
export const ORDERS_SHAPE: Schema = listOf(anyOf(...Object.values(SHAPES)));

/** Returns the occasion that an order applies to. */
export const occasionOf = (order: Order): string => {
  if (isFrontOrder(order)) return `battle at ${order.front}`;
  return order.type === 'OfferingPlan' ? `offerings of cycle ${order.cycle}` : order.type;
};

const namesOf = (order: Order): readonly (readonly string[])[] => {
  switch (order.type) {
    case 'OfferingPlan':
      return [order.offers.map((offered) => offered.god)];
    case 'RetreatFrom':
      return [order.to ?? []];
    case 'FightOn':
    case 'ProsperityIsland':
    case 'EndSpentTurn':
      return [];
  }
};

/** Returns why a value is no list of orders of Cyclades, whatever the position. */
export const whyMalformedOrders = orderListCheckOf(Object.values(SHAPES), occasionOf, namesOf);

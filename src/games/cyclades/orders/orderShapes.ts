import { orderListCheckOf } from '../../orderList.ts';
import { anyOf, listOf, type Schema } from '../../schema.ts';
import { isFrontOrder, type Order, SHAPES } from './orders.ts';

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

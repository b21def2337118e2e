import { orderListCheckOf } from '../../orderList.ts';
import { anyOf, listOf, type Schema } from '../../schema.ts';
import { type Order, SHAPES } from './orders.ts';

/** A list of orders. */
export const ORDERS_SHAPE: Schema = listOf(anyOf(...Object.values(SHAPES)));

/** Returns the occasion that an order applies to. */
export const occasionOf = (order: Order): string => {
  if (order.type === 'OfferPlan') return `offers of round ${order.round}`;
  return order.type === 'IncomeOf' ? `income of ${order.tile}` : order.type;
};

const namesOf = (order: Order): readonly (readonly string[])[] => {
  switch (order.type) {
    case 'OfferPlan':
      return [order.offers.map((offered) => offered.tile), order.moves.map((moved) => moved.tile)];
    case 'PlaceBuilding':
      return [order.by];
    case 'FinishBuildings':
      return [order.pay];
    case 'BearDisasters':
      return [order.giveUp];
    case 'IncomeOf':
    case 'Feed':
      return [];
  }
};

/** Returns why a value is no list of orders of Peloponnes, whatever the position. */
export const whyMalformedOrders = orderListCheckOf(Object.values(SHAPES), occasionOf, namesOf);

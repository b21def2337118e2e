import { orderListCheckOf } from '../../orderList.ts';
import { anyOf, flag, listOf, type ObjectSchema, oneOf, type Schema, shape, tagged, whole } from '../../schema.ts';
import { fromOne, fromZero, incomeChoice, tile, tiles } from '../vocabulary/words.ts';
import { type Order, WAYS } from './orders.ts';

/** The shapes of orders. */

/** The maximum is more than a seat can own. */
const coins: Schema = whole(1, undefined, 100_000);
const move: Schema = shape({ tile, upTo: coins });
const offer: Schema = shape({ tile, upTo: coins }, { from: coins });

const SHAPES: Readonly<Record<Order['type'], ObjectSchema>> = {
  OfferPlan: tagged('OfferPlan', {
    round: fromOne,
    offers: listOf(offer),
    pass: flag,
    moves: listOf(move),
    withdraw: flag,
  }),
  PlaceBuilding: tagged('PlaceBuilding', { by: listOf(oneOf(WAYS)) }),
  FinishBuildings: tagged('FinishBuildings', { pay: tiles, others: oneOf(['pay', 'abandon', 'ask']) }),
  IncomeOf: tagged('IncomeOf', { tile, good: incomeChoice }),
  BearDisasters: tagged('BearDisasters', { giveUp: tiles }),
  Feed: tagged('Feed', {}, { upTo: fromZero }),
};

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

import type { Ordered, StandingOrders } from '#engine/orders.ts';
import { type Answer, answered } from '../../orderList.ts';
import { asDocument } from '../../schema.ts';
import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';
import { borne, brought, fed, finished, placed } from './choosing.ts';
import { examples } from './examples.ts';
import { planned } from './offering.ts';
import { ORDERS_SHAPE, occasionOf } from './orderShapes.ts';
import type { Order } from './orders.ts';
import { say } from './prompts.ts';
import { whyNotOrders } from './whyNotOrders.ts';
import { firstRound } from './whyNotPlan.ts';
import { wordsFor } from './wordsFor.ts';

/** The standing orders of Peloponnes (RULES.md, chapter 13). */

const standing = (orders: readonly Order[], view: View): readonly Order[] =>
  orders.filter((order) => order.type !== 'OfferPlan' || order.round >= firstRound(view));

/** Returns whether an order applies to the seat's current choice. */
const speaksNow = (order: Order, { phase, round }: View, legal: readonly Command[]): boolean => {
  switch (order.type) {
    case 'OfferPlan':
      return phase === 'offers' && order.round === round;
    case 'PlaceBuilding':
      return phase === 'placing';
    case 'FinishBuildings':
      return phase === 'finishing';
    case 'IncomeOf':
      return legal.some((move) => move.type === 'ChooseIncome' && move.tile === order.tile);
    case 'BearDisasters':
      return phase === 'disaster';
    case 'Feed':
      return phase === 'feeding';
  }
};

const answerOf = (order: Order, view: View, legal: readonly Command[]): Answer<Command> | undefined => {
  switch (order.type) {
    case 'OfferPlan':
      return planned(order, view, legal);
    case 'PlaceBuilding':
      return placed(order, legal);
    case 'FinishBuildings':
      return finished(order, legal);
    case 'IncomeOf':
      return brought(order, legal);
    case 'BearDisasters':
      return view.disaster && borne(order, view.disaster.disaster, legal);
    case 'Feed':
      return fed(order, legal);
  }
};

const ordered = (orders: readonly Order[], view: View, legal: readonly Command[]): Ordered<Command, Order> | undefined => {
  if (legal.length === 0) return undefined;
  const stand = standing(orders, view);
  const order = stand.find((one) => speaksNow(one, view, legal));
  const answer = order && answerOf(order, view, legal);
  return order && answer && answered(stand, order, answer, false);
};

export const peloponnesOrders: StandingOrders<Command, View, Order> = {
  vocabulary: asDocument('Standing orders of Peloponnes', ORDERS_SHAPE),
  whyNotOrders,
  occasionOf,
  say,
  examples,
  wordsFor,
  standing,
  ordered,
};

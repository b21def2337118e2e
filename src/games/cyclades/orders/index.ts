import type { Ordered, StandingOrders } from '#engine/orders.ts';
import { type Answer, answered } from '../../orderList.ts';
import { asDocument } from '../../schema.ts';
import type { Command } from '../commands.ts';
import type { View } from '../viewTypes.ts';
import { examples } from './examples.ts';
import { planned } from './offering.ts';
import { ORDERS_SHAPE, occasionOf } from './orderShapes.ts';
import { EVERYWHERE, isFrontOrder, type Order } from './orders.ts';
import { say } from './prompts.ts';
import { refuseOrders } from './rejections.ts';
import { battleAnswer } from './retreating.ts';
import { firstCycle, whyNotOrders } from './whyNotOrders.ts';
import { wordsFor } from './wordsFor.ts';

/** The standing orders of Cyclades (RULES.md, chapter 14). */

const standing = (orders: readonly Order[], view: View): readonly Order[] =>
  orders.filter((order) => order.type !== 'OfferingPlan' || order.cycle >= firstCycle(view));

/** Returns the order that applies to the seat's current choice. */
const orderFor = (orders: readonly Order[], view: View, legal: readonly Command[]): Order | undefined => {
  const [first] = legal;
  const battle = view.turn?.battle;
  if (first?.type === 'PlaceBid') return orders.find((order) => order.type === 'OfferingPlan' && order.cycle === view.cycle);
  if (first?.type === 'PlaceProsperity') return orders.find((order) => order.type === 'ProsperityIsland');
  if (!battle) return orders.find((order) => order.type === 'EndSpentTurn');
  const ofBattles = orders.filter(isFrontOrder);
  return ofBattles.find(({ front }) => front === battle.at) ?? ofBattles.find(({ front }) => front === EVERYWHERE);
};

const answerOf = (order: Order, view: View, legal: readonly Command[]): Answer<Command> | undefined => {
  switch (order.type) {
    case 'OfferingPlan':
      return planned(order, view, legal);
    case 'FightOn':
    case 'RetreatFrom':
      return view.turn?.battle && battleAnswer(order, view.turn.battle, view, legal);
    case 'ProsperityIsland':
      return markerTo(order.island, legal);
    case 'EndSpentTurn':
      return endOf(legal);
  }
};

const markerTo = (island: string, legal: readonly Command[]): Answer<Command> => {
  const command = legal.find((move) => move.type === 'PlaceProsperity' && move.island === island);
  return command ? { command } : { skipped: refuseOrders('notYourIsland', { island }) };
};

/** Returns the end move if it is the only legal one. Legal moves are payable, so nothing else can then be done or paid. */
const endOf = ([only, ...others]: readonly Command[]): Answer<Command> | undefined =>
  others.length === 0 && (only?.type === 'EndTurn' || only?.type === 'FinishCreature') ? { command: only } : undefined;

const ordered = (orders: readonly Order[], view: View, legal: readonly Command[]): Ordered<Command, Order> | undefined => {
  if (legal.length === 0) return undefined;
  const stand = standing(orders, view);
  const order = orderFor(stand, view, legal);
  const answer = order && answerOf(order, view, legal);
  return order && answer && answered(stand, order, answer, order.type === 'ProsperityIsland');
};

export const cycladesOrders: StandingOrders<Command, View, Order> = {
  vocabulary: asDocument('Standing orders of Cyclades', ORDERS_SHAPE),
  whyNotOrders,
  occasionOf,
  say,
  examples,
  wordsFor,
  standing,
  ordered,
};

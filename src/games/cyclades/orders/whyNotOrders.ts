import type { Rejection } from '#engine/game.ts';
import { firstOf } from '../../orderList.ts';
import { type Board, boardOf } from '../data/boards.ts';
import { GODS, type God } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { whyMalformedOrders } from './orderShapes.ts';
import { EVERYWHERE, type OfferingPlan, type Order, type RetreatFrom } from './orders.ts';
import { refuseOrders } from './rejections.ts';

/** Returns why the seat of this view may not have these orders (RULES.md, 14.1 and 14.9); `orders` is any JSON value. */
export const whyNotOrders = (view: View, orders: unknown): Rejection | undefined =>
  whyNoOrders(view) ?? whyMalformedOrders(orders) ?? firstOf(orders as readonly Order[], (order) => whyNotOrder(view, order));

const whyNoOrders = ({ viewer, phase, seats }: View): Rejection | undefined => {
  if (viewer === 'spectator') return refuseOrders('ordersNeedASeat', {});
  if (phase === 'unstarted') return refuseOrders('notStarted', {});
  if (phase === 'ended') return refuseOrders('gameOver', {});
  return seats[viewer]?.eliminated ? refuseOrders('eliminated', {}) : undefined;
};

const whyNotOrder = (view: View, order: Order): Rejection | undefined => {
  const board = boardOf(view.seats.length);
  switch (order.type) {
    case 'OfferingPlan':
      return whyNotPlan(view, order);
    case 'FightOn':
      return whyNoFront(board, order.front);
    case 'RetreatFrom':
      return whyNoFront(board, order.front) ?? whyNotTo(board, order);
    case 'ProsperityIsland':
      return board.island(order.island) ? undefined : refuseOrders('noSuchIsland', { island: order.island });
    case 'EndSpentTurn':
      return undefined;
  }
};

/** Returns the cycle of the current or next offerings; orders for an earlier one are over. */
export const firstCycle = ({ cycle, phase }: View): number => (phase === 'offerings' ? cycle : cycle + 1);

const whyNotPlan = (view: View, { type, cycle, offers, displaced, apollo }: OfferingPlan): Rejection | undefined => {
  const first = firstCycle(view);
  const last = view.cycle + 1;
  if (cycle < first || cycle > last) return refuseOrders('notThatCycle', { cycle, first, last });
  if (offers.length === 0 && !apollo) return refuseOrders('orderEmpty', { order: type });
  return firstOf(offers, ({ god, upTo, raisedTo }) => {
    if (raisedTo !== undefined && displaced !== 'again') return refuseOrders('neverRaised', { god });
    if (raisedTo !== undefined && raisedTo < upTo) return refuseOrders('limitFalls', { god, upTo, raisedTo });
    const gods = godsOf(view, cycle);
    return gods.includes(god) ? undefined : refuseOrders('godFaceDown', { god, gods });
  });
};

/**
 * Returns the gods that may be face up: in the next cycle all of them, or with three seats, every other time, those that lie
 * face down now.
 */
export const godsOf = ({ cycle: now, gods, seats }: View, cycle: number): readonly God[] => {
  const faceUp = gods.flatMap(({ god }) => god ?? []);
  if (cycle === now) return faceUp;
  return seats.length === 3 && now % 2 === 1 ? GODS.filter((god) => !faceUp.includes(god)) : GODS;
};

const isPlace = (board: Board, id: string): boolean => board.island(id) !== undefined || board.sea(id) !== undefined;

const whyNoFront = (board: Board, front: string): Rejection | undefined =>
  front === EVERYWHERE || isPlace(board, front) ? undefined : refuseOrders('noSuchFront', { front });

const whyNotTo = (board: Board, { type, front, to }: RetreatFrom): Rejection | undefined => {
  if (to?.length === 0) return refuseOrders('orderEmpty', { order: type });
  const astray = to?.find((place) => !leadsTo(board, front, place));
  return astray === undefined ? undefined : refuseOrders('noWayTo', { front, to: astray });
};

/**
 * Returns whether a retreat can lead to a place: from a sea space to an adjacent one; from an island to any other that fleets
 * link.
 */
export const leadsTo = (board: Board, front: string, place: string): boolean => {
  if (front === EVERYWHERE) return isPlace(board, place);
  const sea = board.sea(front);
  return sea ? sea.seas.includes(place) : place !== front && board.island(place) !== undefined;
};

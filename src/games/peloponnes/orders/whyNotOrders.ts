import type { Rejection } from '#engine/game.ts';
import { firstOf } from '../../orderList.ts';
import { LUXURY_FOR_ONE } from '../data/figures.ts';
import { tileOf } from '../data/tiles.ts';
import type { TileId } from '../types.ts';
import type { View } from '../viewTypes.ts';
import { whyMalformedOrders } from './orderShapes.ts';
import type { Feed, Order } from './orders.ts';
import { refuseOrders } from './rejections.ts';
import { whyNotPlan } from './whyNotPlan.ts';

/** Returns why the seat of this view may not have these orders (RULES.md, 13.1 and 13.10); `orders` is any JSON value. */
export const whyNotOrders = (view: View, orders: unknown): Rejection | undefined =>
  whyNoOrders(view) ?? whyMalformedOrders(orders) ?? firstOf(orders as readonly Order[], (order) => whyNotOrder(view, order));

const whyNoOrders = ({ viewer, phase, seats }: View): Rejection | undefined => {
  if (viewer === 'spectator') return refuseOrders('ordersNeedASeat', {});
  if (phase === 'unstarted') return refuseOrders('notStarted', {});
  if (phase === 'ended') return refuseOrders('gameOver', {});
  return seats.length === 1 ? refuseOrders('ordersNeedOthers', {}) : undefined;
};

const whyNotOrder = (view: View, order: Order): Rejection | undefined => {
  switch (order.type) {
    case 'OfferPlan':
      return whyNotPlan(view, order);
    case 'PlaceBuilding':
      return order.by.length === 0 ? refuseOrders('orderEmpty', { order: order.type }) : undefined;
    case 'FinishBuildings':
      return firstOf(order.pay, (tile) => whyNotFinish(view, tile));
    case 'IncomeOf':
      return whyNotIncome(view, order.tile);
    case 'BearDisasters':
      return firstOf(order.giveUp, (tile) => whyNotOwn(view, tile));
    case 'Feed':
      return whyNotFeed(view, order);
  }
};

/** Rejects a tile that another seat has. A tile may be named before it is won. */
const whyNotOwn = ({ seats, viewer }: View, tile: TileId): Rejection | undefined => {
  const owner = seats.find(({ lands, buildings }) => lands.includes(tile) || buildings.some((built) => built.tile === tile));
  return owner && owner.seat !== viewer ? refuseOrders('tileOfAnother', { tile, seat: owner.seat }) : undefined;
};

const whyNotFinish = (view: View, tile: TileId): Rejection | undefined => {
  if (tileOf(tile).kind === 'land') return refuseOrders('notABuilding', { tile });
  const isPaid = view.seats.some(({ seat, buildings }) =>
    buildings.some((built) => seat === view.viewer && built.tile === tile && !built.marked),
  );
  return isPaid ? refuseOrders('alreadyPaid', { tile }) : whyNotOwn(view, tile);
};

const whyNotIncome = (view: View, tile: TileId): Rejection | undefined =>
  tileOf(tile).ofChoice ? whyNotOwn(view, tile) : refuseOrders('incomeNotOfChoice', { tile });

const whyNotFeed = ({ options }: View, { upTo = 0 }: Feed): Rejection | undefined => {
  if (options.feeding === 'forced') return refuseOrders('feedingIsForced', {});
  return upTo % LUXURY_FOR_ONE > 0 ? refuseOrders('luxuryByTwos', { luxury: upTo }) : undefined;
};

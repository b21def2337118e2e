import type { BaseOrder } from '#engine/orders.ts';
import type { Order } from '#games/cyclades/orders/orders.ts';

/** Whether an order for battles everywhere is one for all other places: where there are orders for places of their own. */
export const isElsewhere = (standing: readonly BaseOrder[]): boolean =>
  (standing as readonly Order[]).some((order) => 'front' in order && order.front !== 'everywhere');

import type { Position } from '#matches/index.ts';
import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { ORDERS_START, ordersPanel } from '../orders/ordersPanel.ts';
import { deleteOrder, saveOrder } from '../orders/saveOrder.ts';

/** The controls of standing orders. */
export type OrdersId = Extract<CustomId, { kind: 'orders' | 'say' | 'keep' | 'keepsure' | 'unkeep' }>;

/** Returns the reply to a control of the actor's own standing orders. These controls never name another player's orders. */
export const pressOrders = async (
  context: CommandContext,
  actor: Actor,
  position: Position,
  id: OrdersId,
  value: string | undefined,
): Promise<Reply> => {
  const { seat, decisions } = position;
  switch (id.kind) {
    case 'orders':
      return ordersPanel(context, position, actor.user, ORDERS_START);
    case 'say': {
      const said = value === undefined ? { words: id.words, page: id.page } : { words: [...id.words, value], page: 0 };
      return ordersPanel(context, position, actor.user, { ...ORDERS_START, ...said });
    }
    case 'keep':
      return saveOrder(context, actor, position, id.words, false);
    case 'keepsure':
      return saveOrder(context, actor, position, id.words, seat !== undefined && decisions[seat] === id.decision);
    case 'unkeep':
      return value === undefined ? denied(context.say, 'notUnderstood') : deleteOrder(context, actor, position, value);
  }
};

import type { Controls } from '../command/control.ts';
import { denied } from '../narration/refusalReply.ts';
import { onMatch } from '../selection/onMatch.ts';
import { ordersPanel } from './ordersPanel.ts';
import { deleteOrder, saveOrder } from './saveOrder.ts';

/** The controls of the presser's own standing orders. They never reveal another player's orders. */
export const orderControls: Controls<'orders' | 'say' | 'keep' | 'keepsure' | 'unkeep'> = {
  orders: onMatch((context) => ordersPanel(context)),
  say: onMatch((context, { id, value }) => {
    const said = value === undefined ? { words: id.words, page: id.page } : { words: [...id.words, value], page: 0 };
    return ordersPanel(context, said);
  }),
  keep: onMatch((context, { id }) => saveOrder(context, id.words, false)),
  keepsure: onMatch((context, { id }) => {
    const { seat, decisions } = context.position;
    return saveOrder(context, id.words, seat !== undefined && decisions[seat] === id.decision);
  }),
  unkeep: onMatch((context, { value }) =>
    value === undefined ? denied(context.say, 'notUnderstood') : deleteOrder(context, value),
  ),
};

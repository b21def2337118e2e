import { ButtonStyle } from 'discord.js';
import type { Rejection } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { Position } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import { fitsCustomId } from '../customIds/customId.ts';
import { formatRejection, formatRowsFor } from '../narration/eventText.ts';
import { deniedWith, withRuleLink } from '../narration/refusalReply.ts';
import { playCommand } from '../selection/playCommand.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import { orderKey, ordersPanel } from './ordersPanel.ts';
import { orderSentences } from './orderVocabulary.ts';

/** Saves and deletes standing orders. An order that would play immediately needs a confirmation. */

/**
 * Saves the order that the words form, replacing the one for the same occasion. `isConfirmed`: the user confirmed that it may play
 * immediately; a control names the decision.
 */
export const saveOrder = async (context: MatchContext, words: readonly string[], isConfirmed: boolean): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const { match, view } = position;
  const rules = services.games.find(match.game)?.orders;
  const own = await services.matches.orders(match.id, actor.user);
  if (rules === undefined || own === undefined) return ordersPanel(context);
  const order = rules.say(view, words)?.order;
  if (order === undefined) return noLongerPossible(context);
  const others = own.standing.filter((other) => rules.occasionOf(other) !== rules.occasionOf(order));
  const orders = [...others, order];
  const preview = await services.matches.previewOrders(match.id, actor.user, orders);
  if (preview.rejected === undefined && preview.skipped !== undefined) return refused(context, preview.skipped, words);
  if (preview.rejected === undefined && preview.command !== undefined && !isConfirmed) {
    return immediatePlayQuestion(context, words, preview.command);
  }
  const kept = say.common.orders.kept(orderSentences(say, match.game).order(order, orders));
  return change(context, orders, kept, words);
};

/** Deletes the order that a menu's value names. */
export const deleteOrder = async (context: MatchContext, key: string): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const own = await services.matches.orders(position.match.id, actor.user);
  const order = own?.standing.find((each) => orderKey(each) === key);
  if (own === undefined || order === undefined) return noLongerPossible(context);
  const orders = own.standing.filter((each) => each !== order);
  const gone = say.common.orders.takenBack(orderSentences(say, position.match.game).order(order, own.standing));
  return change(context, orders, gone);
};

/** Deletes all orders. */
export const deleteAllOrders = (context: MatchContext): Promise<Reply> =>
  change(context, [], context.say.common.orders.allTakenBack);

/** Returns the reply to a choice that is no longer available. */
const noLongerPossible = (context: MatchContext): Promise<Reply> =>
  deniedWith(context.say, 'notPossibleNow', (note) => ordersPanel(context, { notes: [note] }));

/** Returns the panel with the words that can't be saved, and why. Orders that would be gone at once are refused like others. */
const refused = async (context: MatchContext, rejection: Rejection, words: readonly string[]): Promise<Reply> => {
  const { say, position } = context;
  const { match } = position;
  const shown = await ordersPanel(context, {
    notes: [formatRejection(say, match.game, rejection, seatName(say, match))],
    words: isShort(position, words) ? words : [],
    isRefused: true,
  });
  return withRuleLink(say, shown, rejection, match.game);
};

/**
 * Changes the orders. Refused orders leave the words and the existing orders unchanged, and the panel does not offer to save
 * them again.
 */
const change = async (
  context: MatchContext,
  orders: readonly BaseOrder[],
  done: string,
  words: readonly string[] = [],
): Promise<Reply> => {
  const { services, say, actor } = context;
  const played = await playCommand(context, { type: 'ChangeOrders', user: actor.user, orders });
  if (played.refused !== undefined) return refused(context, played.rejection, words);
  const after = await played.after();
  const { match: now, seat } = after.position;
  const lines = formatRowsFor(services.games, say, now, played.events, seat ?? 'spectator');
  return ordersPanel(after, { notes: [done, ...lines], isDone: true });
};

const isShort = ({ match }: Position, words: readonly string[]): boolean =>
  fitsCustomId({ kind: 'say', match: match.id, page: 0, words });

/** Returns the question whether an order may play immediately. */
const immediatePlayQuestion = (
  { say, position: { match, view, decisions } }: MatchContext,
  words: readonly string[],
  command: NonNullable<Position['legal'][number]>,
): Reply => {
  const { orders, controls } = say.common;
  const move = say.game(match.game).move(view, command, labelName(match));
  const question = `${orders.title(say.common.matchName(match.id))}\n${orders.atOnce(move)}`;
  const sure = { kind: 'keepsure', match: match.id, decision: decisions[command.seat] ?? 0, words } as const;
  if (!fitsCustomId(sure)) return textReply(`${question} ${orders.typeSure}`);
  return textReply(
    question,
    row(
      button(sure, controls.saveAndPlay, ButtonStyle.Success),
      button({ kind: 'say', match: match.id, page: 0, words }, controls.back),
    ),
  );
};

import { isDeepStrictEqual } from 'node:util';
import type { Trial } from '#engine/trial.ts';
import type { MatchContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { type OrdersPanelOptions, ordersPanel } from '../orders/ordersPanel.ts';
import { labelName } from '../text/seatNames.ts';
import { plannedWords } from './trialPanel.ts';

/**
 * Returns the panel of a plan that makes the tried moves, with what it plays at once where that is another move, such as a smaller bid.
 * `back`: what leads back to the trial.
 */
export const planTried = async (
  context: MatchContext,
  trial: Trial,
  back: NonNullable<OrdersPanelOptions['from']>,
): Promise<Reply> => {
  const words = plannedWords(context, trial);
  if (words === undefined) return ordersPanel(context);
  return ordersPanel(context, { words, from: back, notes: await otherMove(context, trial, words) });
};

const otherMove = async (
  { services, say, actor, position: { match, view } }: MatchContext,
  { tried: [first] }: Trial,
  words: readonly string[],
): Promise<readonly string[]> => {
  const order = services.games.find(match.game)?.orders?.say(view, words)?.order;
  if (first === undefined || order === undefined) return [];
  const preview = await services.matches.previewOrders(match.id, actor.user, [order]);
  const command = preview.rejected === undefined ? preview.command : undefined;
  if (command === undefined || isDeepStrictEqual(command, first.command)) return [];
  const label = (move: typeof command): string => say.game(match.game).move(view, move, labelName(match));
  return [say.trial.planDiffers(label(first.command), label(command))];
};

import type { AnyGame, BaseCommand, Rejection, Seat } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder } from '#engine/orders.ts';
import { refusal, refusalByStatus } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { MatchState, PlayingState } from '../model/state.ts';
import type { Match, UserId } from '../model/types.ts';
import { type OrderBook, type OrderNotice, ordersOfSeat, rewritten, withSeat } from '../stores/standingOrders.ts';
import { whyNotAct } from './seats.ts';
import { type Decider, nextAbandonedSeat, resolveAutomaticMoves, SYSTEM, startTransition } from './transition.ts';

/** Reading and changing a user's standing orders. `resolveAutomaticMoves` plays the moves they make. */

/** A seat's standing orders, as only their owner may see them. */
export interface OwnOrders {
  readonly seat: Seat;
  /** The orders that have not expired. */
  readonly standing: readonly BaseOrder[];
  /** News the owner has not been shown yet. */
  readonly notices: readonly OrderNotice[];
}

/** The result of saving orders, without saving them. */
export type TriedOrders =
  | { readonly rejected: Rejection }
  /** An order applies now but can't be followed, so it would be gone at once. */
  | { readonly skipped: Rejection; readonly rejected?: never; readonly command?: never }
  /** The move that the orders would make immediately, if any. */
  | { readonly command?: BaseCommand; readonly rejected?: never; readonly skipped?: never };

/**
 * Replaces all standing orders of the user's seat. If one applies immediately, its move is played; otherwise the match gets no
 * event at all, because no other player may see whether a seat has orders.
 */
export const changeOrders: Decider<'ChangeOrders'> = (context, state, { user, orders }) => {
  const asked = orderingSeat(context.orders?.rules, state, context.match, user);
  if ('rejected' in asked) return asked;
  const { seat, rules } = asked;
  const rejected = rules.whyNotOrders(context.game.view(state.game, seat), orders);
  if (rejected !== undefined) return { rejected };
  const seats = context.orders?.seats ?? [];
  const written = rewritten(ordersOfSeat(seats, seat), orders as readonly BaseOrder[]);
  const saved = { ...startTransition(state, SYSTEM), orders: withSeat(seats, written) };
  // Saving orders must not trigger the automatic moves that `GoOn` still has to play: the log would reveal the orders.
  return nextAbandonedSeat(context.game, state) === undefined ? resolveAutomaticMoves(context, saved) : saved;
};

/** Returns what `changeOrders` would do, without doing it. */
export const previewOrders = (
  game: AnyGame,
  rules: AnyStandingOrders | undefined,
  state: MatchState,
  match: Match,
  user: UserId,
  orders: unknown,
): TriedOrders => {
  const asked = orderingSeat(rules, state, match, user);
  if ('rejected' in asked) return asked;
  const view = game.view(asked.state.game, asked.seat);
  const rejected = asked.rules.whyNotOrders(view, orders);
  if (rejected !== undefined) return { rejected };
  const legal = game.active(asked.state.game).includes(asked.seat) ? game.legalMoves(asked.state.game, asked.seat) : [];
  const answer = asked.rules.ordered(orders as readonly BaseOrder[], view, legal);
  if (answer === undefined) return {};
  return answer.skipped === undefined ? { command: answer.command } : { skipped: answer.skipped };
};

/** Returns a seat's orders as its person may see and change them. */
export const ownOrders = (
  game: AnyGame,
  rules: AnyStandingOrders | undefined,
  state: MatchState,
  match: Match,
  { seats }: OrderBook,
  user: UserId,
): OwnOrders | undefined => {
  const asked = orderingSeat(rules, state, match, user);
  if ('rejected' in asked) return undefined;
  const { orders, notices } = ordersOfSeat(seats, asked.seat);
  const view = game.view(asked.state.game, asked.seat);
  const all = orders.map(({ order }) => order);
  return { seat: asked.seat, standing: asked.rules.standing(all, view), notices };
};

interface Ordering<Rules> {
  readonly seat: Seat;
  readonly rules: Rules;
  readonly state: PlayingState;
}

/** Returns the seat of a user who plays it themselves. The game handles the rest, such as eliminated seats. */
const orderingSeat = <Rules>(
  rules: Rules | undefined,
  state: MatchState,
  match: Match,
  user: UserId,
): Ordering<Rules> | { readonly rejected: Rejection } => {
  if (state.phase !== 'playing')
    return { rejected: state.phase === 'unborn' ? refusal('noSuchMatch') : refusalByStatus(state.phase) };
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  const rejected = whyNotAct(state, seat);
  if (rejected !== undefined) return { rejected };
  return rules === undefined ? { rejected: refusal('noOrdersHere') } : { seat, rules, state };
};

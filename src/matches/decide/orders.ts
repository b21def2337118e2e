import type { AnyGame, BaseCommand, Rejection, Seat } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder } from '#engine/orders.ts';
import type { MatchCommandOf } from '../model/commands.ts';
import { refusal, refusalByStatus } from '../model/rejections.ts';
import { seatOf } from '../model/seatOf.ts';
import type { MatchState, PlayingState } from '../model/state.ts';
import type { Match, UserId } from '../model/types.ts';
import { type OrderBook, type OrderNotice, ordersOfSeat, rewritten, withSeat } from '../stores/standingOrders.ts';
import {
  type DecisionContext,
  type MatchDecision,
  nextAbandonedSeat,
  resolveAutomaticMoves,
  SYSTEM,
  startTransition,
} from './transition.ts';

/** A person's standing orders: which they have, and what comes of changing them. What they answer is played by `settle`. */

/** For the eyes of their owner alone. */
export interface OwnOrders {
  readonly seat: Seat;
  /** Those whose time has not gone by. */
  readonly standing: readonly BaseOrder[];
  /** What their owner has not been told yet. */
  readonly notices: readonly OrderNotice[];
}

/** What saving some orders would come to. */
export type TriedOrders =
  | { readonly rejected: Rejection }
  /** The move that they make at once, if any. */
  | { readonly command?: BaseCommand; readonly rejected?: never };

/**
 * Writes all orders of the asker's seat anew. Where one answers at once that is a move; else nothing happens in the match at all,
 * not even an event: whether somebody has orders is not to be seen.
 */
export const changeOrders = (
  ground: DecisionContext,
  state: PlayingState,
  match: Match,
  { user, orders }: MatchCommandOf<'ChangeOrders'>,
): MatchDecision => {
  const asked = whoOrders(ground.orders?.rules, state, match, user);
  if ('rejected' in asked) return asked;
  const { seat, rules } = asked;
  const rejected = rules.whyNotOrders(ground.game.view(state.game, seat), orders);
  if (rejected !== undefined) return { rejected };
  const seats = ground.orders?.seats ?? [];
  const written = rewritten(ordersOfSeat(seats, seat), orders as readonly BaseOrder[]);
  const saved = { ...startTransition(state, SYSTEM), orders: withSeat(seats, written) };
  // What `GoOn` is still to answer does not come of saving orders: the log would tell of it.
  return nextAbandonedSeat(ground.game, state) === undefined ? resolveAutomaticMoves(ground, saved) : saved;
};

/** What `changeOrders` would do, without doing it. */
export const previewOrders = (
  game: AnyGame,
  rules: AnyStandingOrders | undefined,
  state: MatchState,
  match: Match,
  user: UserId,
  orders: unknown,
): TriedOrders => {
  const asked = whoOrders(rules, state, match, user);
  if ('rejected' in asked) return asked;
  const view = game.view(asked.state.game, asked.seat);
  const rejected = asked.rules.whyNotOrders(view, orders);
  if (rejected !== undefined) return { rejected };
  const legal = game.active(asked.state.game).includes(asked.seat) ? game.legalMoves(asked.state.game, asked.seat) : [];
  let left = orders as readonly BaseOrder[];
  for (;;) {
    const answer = asked.rules.ordered(left, view, legal);
    if (answer?.skipped === undefined) return answer === undefined ? {} : { command: answer.command };
    left = answer.left;
  }
};

/** A seat's orders as its person may see and change them. */
export const ownOrders = (
  game: AnyGame,
  rules: AnyStandingOrders | undefined,
  state: MatchState,
  match: Match,
  { seats }: OrderBook,
  user: UserId,
): OwnOrders | undefined => {
  const asked = whoOrders(rules, state, match, user);
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

/** Whose orders are meant: a person's in a seat that they play themselves. The game says the rest, as of who is out of it. */
const whoOrders = <Rules>(
  rules: Rules | undefined,
  state: MatchState,
  match: Match,
  user: UserId,
): Ordering<Rules> | { readonly rejected: Rejection } => {
  if (state.phase !== 'playing')
    return { rejected: state.phase === 'unborn' ? refusal('noSuchMatch') : refusalByStatus(state.phase) };
  const seat = seatOf(match, user);
  if (seat === undefined) return { rejected: refusal('notInThisMatch') };
  if (state.conceded.includes(seat)) return { rejected: refusal('alreadyConceded') };
  if (state.computers.includes(seat)) return { rejected: refusal('computerPlaysForYou') };
  return rules === undefined ? { rejected: refusal('noOrdersHere') } : { seat, rules, state };
};

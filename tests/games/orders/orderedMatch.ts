import type { BaseCommand, Seat } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder, Ordered } from '#engine/orders.ts';
import type { Refereeing } from '../../bench/refereeing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { randomOrders } from './randomOrders.ts';

/** The input and result of a seat's orders in one position. */
export interface AskedOrders {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
  readonly orders: readonly BaseOrder[];
  readonly answer: Ordered<BaseCommand, BaseOrder> | undefined;
  readonly seed: number;
}

/** Maximum number of moves; a match of Peloponnes is over earlier. */
const MOVES = 150;

/** Applies orders until none of them is skipped; returns their move, if any, and the remaining orders. */
function* followed(
  { ordered }: AnyStandingOrders,
  asked: Omit<AskedOrders, 'answer'>,
): Generator<AskedOrders, { readonly command: BaseCommand | undefined; readonly left: readonly BaseOrder[] }> {
  let { orders } = asked;
  for (;;) {
    const answer = ordered(orders, asked.view, asked.legal);
    yield { ...asked, orders, answer };
    if (answer === undefined) return { command: undefined, left: orders };
    if (answer.command !== undefined) return answer;
    if (answer.left.length >= orders.length) throw new Error(`Skipped, and still there: ${JSON.stringify(answer)}`);
    orders = answer.left;
  }
}

/**
 * Plays on a match in which every seat has random orders and changes them now and then. Orders
 * that apply are followed, and skipped ones removed; otherwise seats move at random. Yields each application of orders.
 */
export function* orderedMatch(
  { game, pick }: Refereeing,
  standing: AnyStandingOrders,
  begun: unknown,
  seed: number,
): Generator<AskedOrders> {
  let state = begun;
  const held = new Map<Seat, readonly BaseOrder[]>();
  for (let number = 1; number <= MOVES; number++) {
    const choice = seeded(seed * 999_983 - number);
    const active = game.active(state);
    if (active.length === 0) return;
    const seat = choice.pick(active);
    const view = game.view(state, seat);
    const legal = game.legalMoves(state, seat);
    if (choice.pick([true, false, false])) held.set(seat, randomOrders(standing, view, choice));
    const drawn = seed * 1_000_003 + number;
    const { command, left } = yield* followed(standing, { state, seat, view, legal, orders: held.get(seat) ?? [], seed: drawn });
    held.set(seat, left);
    const decision = game.decide(state, command ?? pick(legal, choice), seeded(drawn));
    if (decision.rejected) throw new Error(`A move was refused: ${JSON.stringify({ command, ...decision })}`);
    state = decision.state;
  }
}

import { expect } from 'vitest';
import type { BaseCommand, Game, Rejection } from '#engine/game.ts';
import type { BaseOrder, Ordered, StandingOrders } from '#engine/orders.ts';

/** The results of standing orders in a position, from their seat's view. */
export interface Asked<Command, Order> {
  readonly answer: Ordered<Command, Order> | undefined;
  /** Expects that the orders make this move, and that it is legal. */
  thenCommand(command: Command): void;
  /** Expects that the order is skipped for this reason, and removed. */
  thenSkipped(code: string, params: Rejection['params']): void;
  /** Expects that no order applies, so that the seat is asked. */
  thenAsked(): void;
}

/** Applies the orders of a seat, after a check that it may have them. */
export const asking =
  <State, Command extends BaseCommand, View, Order extends BaseOrder>(
    game: Pick<Game<State, Command, never, View, never>, 'view' | 'legalMoves'>,
    { ordered }: StandingOrders<Command, View, Order>,
  ) =>
  (state: State, seat: number, ...orders: readonly Order[]): Asked<Command, Order> => {
    const legal = game.legalMoves(state, seat);
    const answer = ordered(orders, game.view(state, seat), legal);
    return {
      answer,
      thenCommand: (command) => {
        expect(answer?.command).toEqual(command);
        expect(legal).toContain(answer?.command);
      },
      thenSkipped: (code, params) => {
        expect(answer?.skipped).toEqual({ code, params });
        expect(answer?.left.length).toBe(orders.length - 1);
      },
      thenAsked: () => {
        expect(legal.length).toBeGreaterThan(0);
        expect(answer).toBeUndefined();
      },
    };
  };

import { expect } from 'vitest';
import type { BaseCommand, Game, Rejection } from '#engine/game.ts';
import type { BaseOrder, Ordered, StandingOrders } from '#engine/orders.ts';

/** What standing orders say in a position, as their seat alone could know. */
export interface Asked<Command, Order> {
  readonly answer: Ordered<Command, Order> | undefined;
  /** This move is ordered, and is among the legal ones. */
  thenCommand(command: Command): void;
  /** The order is skipped for this reason, and is gone. */
  thenSkipped(code: string, params: Rejection['params']): void;
  /** The seat is asked as if it had no orders. */
  thenAsked(): void;
}

/** Asks the orders of a seat, after seeing that it may have them. */
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

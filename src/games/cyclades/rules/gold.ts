import type { Seat } from '#engine/game.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Table } from '../state.ts';

export const whyNotPay = (table: Table, seat: Seat, cost: number): Refusal | undefined => {
  const gold = table.seats[seat]?.gold ?? 0;
  return cost > gold ? refuse('goldShort', { cost, gold }) : undefined;
};

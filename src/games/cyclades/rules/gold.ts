import type { Seat } from '#engine/game.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { seatOf, type Table } from '../state.ts';

/** Why a seat cannot pay; tells of its own gold, so it is for its owner only. */
export const whyNotPay = (table: Table, seat: Seat, cost: number): Refusal | undefined => {
  const { gold } = seatOf(table, seat);
  return cost > gold ? refuse('goldShort', { cost, gold }) : undefined;
};

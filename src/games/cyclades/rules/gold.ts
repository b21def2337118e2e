import type { Seat } from '#engine/game.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { seatOf, type Table } from '../state.ts';

/** Returns why a seat cannot pay. The rejection shows its gold, so only its owner may see it. */
export const whyNotPay = (table: Table, seat: Seat, cost: number): Refusal | undefined => {
  const { gold } = seatOf(table, seat);
  return cost > gold ? refuse('goldShort', { cost, gold }) : undefined;
};

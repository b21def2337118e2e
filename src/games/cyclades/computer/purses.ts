import type { Seat } from '#engine/game.ts';
import type { SeatView, View } from '../viewTypes.ts';

/** What a seat is thought to keep beside its income: most spend down to about this. */
const KEPT = 3;

/** What a seat stands for on all gods, before priests. */
const offeredBy = ({ gods }: View, seat: Seat): number =>
  gods.reduce((sum, { offering }) => (offering?.seat === seat ? sum + offering.amount : sum), 0);

/**
 * The gold of a seat: what the view tells, else a guess by what lies on the table. While offerings stand unpaid a purse holds at
 * least what they will take.
 */
export const purseOf = (view: View, { seat, gold, income, priests }: SeatView): number => {
  if (gold !== undefined) return gold;
  if (view.phase !== 'offerings') return KEPT;
  return Math.max(KEPT + income, offeredBy(view, seat) - priests);
};

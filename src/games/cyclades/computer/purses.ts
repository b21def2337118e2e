import type { Seat } from '#engine/game.ts';
import type { SeatView, View } from '../viewTypes.ts';

/** What a seat is assumed to keep in addition to its income: most seats spend down to about this. */
const KEPT = 3;

/** Returns a seat's offerings on all gods, before priests. */
const offeredBy = ({ gods }: View, seat: Seat): number =>
  gods.reduce((sum, { offering }) => (offering?.seat === seat ? sum + offering.amount : sum), 0);

/**
 * Returns the gold of a seat: from the view where it shows it, otherwise a guess by what lies on the table. While offerings are
 * unpaid, a purse holds at least what they will cost.
 */
export const purseOf = (view: View, { seat, gold, income, priests }: SeatView): number => {
  if (gold !== undefined) return gold;
  if (view.phase !== 'offerings') return KEPT;
  return Math.max(KEPT + income, offeredBy(view, seat) - priests);
};

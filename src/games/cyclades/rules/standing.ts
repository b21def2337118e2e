import type { Seat } from '#engine/game.ts';
import { seatOf, type Table } from '../state.ts';
import { countIslands, countMetropolises } from './holdings.ts';

/** Returns which of some seats are ahead: by Metropolises, then islands, then gold; all that are equal in these. */
export const standingOf = (table: Table, among: readonly Seat[]): readonly Seat[] => {
  const measures = [countMetropolises, countIslands, (of: Table, seat: Seat) => seatOf(of, seat).gold];
  return measures.reduce<readonly Seat[]>((ahead, measure) => {
    const most = Math.max(...ahead.map((seat) => measure(table, seat)));
    return ahead.filter((seat) => measure(table, seat) === most);
  }, among);
};

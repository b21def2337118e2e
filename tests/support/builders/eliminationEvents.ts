import type { Seat } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { board, type Table } from '#games/cyclades/state.ts';

/** Events by which a seat loses all its islands to another one and is eliminated. */
export const eliminationOf = (table: Table, out: Seat, by: Seat): readonly Event[] => [
  ...board(table)
    .islands.filter(({ index }) => table.islands[index]?.owner === out)
    .map(({ id }): Event => ({ type: 'IslandLanded', seat: by, from: 'nowhere', island: id, troops: 0, cost: 0 })),
  { type: 'SeatEliminated', seat: out },
];

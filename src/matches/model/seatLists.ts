import type { Seat } from '#engine/game.ts';

/** Ascending lists of seats. Both functions return the same array when nothing changes. */

export const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats.filter((each) => each !== seat) : seats;

export const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat].sort((one, other) => one - other);

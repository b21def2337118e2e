import type { Seat } from '#engine/game.ts';
import type { Match, UserId } from './types.ts';

/** Returns a user's seat in a match, if any, even while a computer plays it. */
export const seatOf = (match: Match, user: UserId | undefined): Seat | undefined =>
  user === undefined ? undefined : match.seats.find((row) => row.user === user)?.seat;

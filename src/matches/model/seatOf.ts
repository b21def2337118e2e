import type { Seat } from '#engine/game.ts';
import type { Match, UserId } from './types.ts';

/** The seat of a person in a match, if any: also while a computer plays it. */
export const seatOf = (match: Match, user: UserId | undefined): Seat | undefined =>
  user === undefined ? undefined : match.seats.find((row) => row.user === user)?.seat;

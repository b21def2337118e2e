import type { AnyGame, MatchEndReason, Outcome, Seat } from '#engine/game.ts';
import type { PlayingState } from '../model/state.ts';

/**
 * Returns the outcome of a match that has lost its people. If all other seats conceded, the one left wins. If only computers
 * are left, no one wins, unless a remaining seat is open to substitutes. People who are out of the game may watch its end.
 */
export const lastSeatStanding = (game: AnyGame, state: PlayingState): Outcome | undefined => {
  const { conceded, computers, open } = state;
  const standing = seatsStanding(game, state);
  if (conceded.length > 0 && standing.length <= 1) return { winners: standing, reason: 'conceded' satisfies MatchEndReason };
  const isLeft = [...state.decisions.keys()].every((seat) => conceded.includes(seat) || computers.includes(seat));
  return isLeft && !standing.some((seat) => open.includes(seat))
    ? { winners: [], reason: 'abandoned' satisfies MatchEndReason }
    : undefined;
};

/** Returns the seats that neither conceded nor are out of the game. */
export const seatsStanding = (game: AnyGame, state: PlayingState): readonly Seat[] => {
  const out = isOut(game, state);
  return [...state.decisions.keys()].filter((seat) => !state.conceded.includes(seat) && !out(seat));
};

/** Returns a predicate for seats that the game has eliminated. */
export const isOut = (game: AnyGame, state: PlayingState): ((seat: Seat) => boolean) => {
  const eliminated = game.eliminated?.(state.game) ?? [];
  return (seat) => eliminated.includes(seat);
};

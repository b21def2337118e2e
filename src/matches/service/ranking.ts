import type { AnyGame, Seat } from '#engine/game.ts';
import { isOut } from '../decide/seatsLeft.ts';
import type { MatchState } from '../model/state.ts';

/**
 * Returns the seats of a finished match from the best to the worst, those that tie together: the winners, the others by the game's own
 * measure, then the seats that are out of the game, and last those that resigned. Empty for a match that goes on or was abandoned.
 */
export const rankingIn = (game: AnyGame, state: MatchState): readonly (readonly Seat[])[] => {
  if (state.phase !== 'ended' || state.outcome.winners.length === 0) return [];
  const { winners } = state.outcome;
  const out = isOut(game, { ...state, phase: 'playing' });
  const losers = [...state.decisions.keys()].filter((seat) => !winners.includes(seat));
  const conceded = losers.filter((seat) => state.conceded.includes(seat));
  const eliminated = losers.filter((seat) => !conceded.includes(seat) && out(seat));
  let rest: readonly Seat[] = losers.filter((seat) => !conceded.includes(seat) && !out(seat));
  const ranks: (readonly Seat[])[] = [winners];
  while (rest.length > 0) {
    const leaders = game.standing(state.game, rest);
    const next = leaders.length === 0 ? rest : leaders;
    ranks.push(next);
    rest = rest.filter((seat) => !next.includes(seat));
  }
  return [...ranks, eliminated, conceded].filter((seats) => seats.length > 0);
};

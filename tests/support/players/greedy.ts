import { maxBy } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import type { State as CycladesState } from '#games/cyclades/state.ts';
import type { State as PeloponnesState } from '#games/peloponnes/state.ts';
import type { Player } from './contest.ts';
import { plainlyInCyclades } from './greedyCyclades.ts';
import { plainlyInPeloponnes } from './greedyPeloponnes.ts';

/** A simple score of a position for a seat. */
const PLAINLY: Readonly<Record<string, (state: unknown, seat: Seat) => number>> = {
  cyclades: (state, seat) => plainlyInCyclades(state as CycladesState, seat),
  peloponnes: (state, seat) => plainlyInPeloponnes(state as PeloponnesState, seat),
};

/**
 * A player that looks one move ahead: of the legal moves the one whose position after it scores highest, of equals the first. It sees the
 * whole state, including hidden gold, and uses its own dice.
 */
export const greedy: Player = (game, state, seat, chance) => {
  const looks = PLAINLY[game.id];
  if (looks === undefined) throw new Error(`There is no score function for ${game.id}.`);
  const best = maxBy(game.legalMoves(state, seat), (move) => {
    const decision = game.decide(state, move, chance);
    return decision.rejected ? Number.NEGATIVE_INFINITY : looks(decision.state, seat);
  });
  if (best === undefined) throw new Error('There is no legal move.');
  return best;
};

import { maxBy } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import type { State as CycladesState } from '#games/cyclades/state.ts';
import type { State as PeloponnesState } from '#games/peloponnes/state.ts';
import type { Player } from './contest.ts';
import { plainlyInCyclades } from './greedyCyclades.ts';
import { plainlyInPeloponnes } from './greedyPeloponnes.ts';

/** How good a position looks for a seat, plainly. */
const PLAINLY: Readonly<Record<string, (state: unknown, seat: Seat) => number>> = {
  cyclades: (state, seat) => plainlyInCyclades(state as CycladesState, seat),
  peloponnes: (state, seat) => plainlyInPeloponnes(state as PeloponnesState, seat),
};

/**
 * A player who looks one move ahead: of the legal moves the one whose position after it looks best, of equals the first. It is shown
 * the whole state, others' gold too, and throws dice of its own.
 */
export const greedy: Player = (game, state, seat, chance) => {
  const looks = PLAINLY[game.id];
  if (looks === undefined) throw new Error(`Nobody has told how ${game.id} looks.`);
  const best = maxBy(game.legalMoves(state, seat), (move) => {
    const decision = game.decide(state, move, chance);
    return decision.rejected ? Number.NEGATIVE_INFINITY : looks(decision.state, seat);
  });
  if (best === undefined) throw new Error('There is nothing to choose.');
  return best;
};

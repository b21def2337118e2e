import type { BaseCommand } from '#engine/game.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { provided } from '../support/setup/provided.ts';
import { accepted, expectComplete, expectSecret, isRefused, movesIn, watched } from './laws.ts';
import type { Beginning } from './refereeing.ts';
import { REFEREEINGS } from './refereeings.ts';

/** The result of a match. */
export interface Refereed {
  readonly seats: number;
  readonly beginning: Beginning;
  readonly moves: number;
  /** Further figures of the match. */
  readonly measured: number;
  /** Absent if it had not ended after the maximum number of moves. */
  readonly ending?: string;
  readonly uses: readonly string[];
  /** Commands that were sent besides the moves, and how many of them were refused. */
  readonly asked: number;
  readonly refused: number;
}

const MAX_MOVES = 20_000;
/** In one of this many positions every listed move is tried, and secrets are checked. */
const LOOKED_INTO = 16;

/**
 * Plays a random match under a referee, who throws when a law is broken (`laws.ts`). Beside each move a few other commands are sent, most
 * of which have to be refused.
 */
export const referee = (gameId: string, seats: number, seed: number, beginning: Beginning = 'dealt'): Refereed => {
  const refereeing = provided(REFEREEINGS, gameId);
  const chance = seeded(seed);
  let state = refereeing.begun(beginning, seats, seed, chance);
  const uses: string[] = [];
  const played: BaseCommand[] = [];
  let [moves, asked, refused] = [0, 0, 0];
  for (; moves < MAX_MOVES && refereeing.ending(state) === undefined; moves++) {
    const listed = movesIn(refereeing, state);
    const active = refereeing.game.active(state);
    const seat = active.length > 1 ? chance.pick(active) : active[0];
    const command = refereeing.pick(
      listed.filter((move) => move.seat === seat),
      chance,
    );
    if (moves % LOOKED_INTO === 0) {
      expectComplete(refereeing, state, seats, listed, chance);
      expectSecret(refereeing, state, seats, command, chance.pick([...Array(seats).keys()]), seed + moves);
    }
    for (const other of refereeing.others(state, listed, played, chance)) {
      asked++;
      if (isRefused(refereeing, state, other, listed, chance)) refused++;
    }
    const events = accepted(refereeing, state, command, chance);
    uses.push(...refereeing.uses(state, command, events));
    state = watched(refereeing, state, events);
    played.push(command);
  }
  const ending = refereeing.ending(state);
  const measured = refereeing.measured(state);
  return { seats, beginning, moves, measured, ...(ending !== undefined && { ending }), uses, asked, refused };
};

/** One of the processes that build the messages of random matches, and hold them to Discord's limits. */

import { faultsOf } from '../support/messageLimits.ts';
import { atItsLongest, messagesAt } from '../support/messagesAt.ts';
import { playOut } from '../support/playout.ts';
import { matchOf, positionOf, theGame } from '../support/positions.ts';
import { seeded } from '../support/seeded.ts';
import { serve } from '../support/workers.ts';

/** Matches of a game with these seeds, `from` up to but not `until`. */
export interface LimitsTask {
  readonly game: string;
  readonly seats: number;
  readonly from: number;
  readonly until: number;
}

export interface LimitsAnswer {
  readonly positions: number;
  readonly messages: number;
  /** What Discord would not take. */
  readonly faults: readonly string[];
}

serve<LimitsTask, LimitsAnswer>(async ({ game: id, seats, from, until }) => {
  const game = theGame(id);
  const chance = seeded(from);
  const faults: string[] = [];
  let [positions, messages] = [0, 0];
  for (let seed = from; seed < until; seed += 1) {
    for (const { before } of playOut(game, seats, seed).steps) {
      const active = game.active(before);
      const match = matchOf(id, seats, active);
      for (const seat of active) {
        positions += 1;
        const position = positionOf(game, before, seed % 2 === 0 ? match : atItsLongest(match), seat);
        for (const components of messagesAt(position, chance)) {
          messages += 1;
          faults.push(...faultsOf(components));
        }
      }
    }
  }
  return { positions, messages, faults: [...new Set(faults)] };
});

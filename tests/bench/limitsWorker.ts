/** One of the processes that build the messages of random matches in every language, and check them against Discord's limits. */

import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { longerLanguage } from '../support/builders/longerLanguage.ts';
import { atItsLongest, messagesAt, panelPaths } from '../support/builders/longestMessages.ts';
import { matchOf, positionOf, theGame } from '../support/builders/positions.ts';
import { serve } from '../support/drivers/workers.ts';
import { SIGNED_LANGUAGES, signedMessagesFor } from '../support/emojis.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { faultsOf } from '../support/laws/messageLimits.ts';
import { playOut } from '../support/players/playout.ts';

/** Matches of a game with these seeds, `from` inclusive, `until` exclusive. */
export interface LimitsTask {
  readonly game: string;
  readonly seats: number;
  readonly from: number;
  readonly until: number;
}

export interface LimitsAnswer {
  readonly positions: number;
  readonly messages: number;
  /** The messages that Discord would reject. */
  readonly faults: readonly string[];
}

/** Every language of the app with emojis, and in one task of ten the invented longer one. */
const spokenIn = ({ from }: LimitsTask): readonly Sentences[] =>
  from % 50 === 1 ? [...SIGNED_LANGUAGES, longerLanguage(signedMessagesFor())] : SIGNED_LANGUAGES;

/** The positions of active seats along random matches; in half of them names have maximum length. */
function* positionsOf({ game: id, seats, from, until }: LimitsTask): Generator<Position> {
  const game = theGame(id);
  for (let seed = from; seed < until; seed += 1) {
    for (const { before } of playOut(game, seats, seed).steps) {
      const active = game.active(before);
      const match = matchOf(id, seats, active);
      for (const seat of active) yield positionOf(game, before, seed % 2 === 0 ? match : atItsLongest(match), seat);
    }
  }
}

serve<LimitsTask, LimitsAnswer>(async (task) => {
  const chance = seeded(task.from);
  const spoken = spokenIn(task);
  const faults = new Set<string>();
  let [positions, messages] = [0, 0];
  for (const position of positionsOf(task)) {
    positions += 1;
    const paths = panelPaths(position, chance);
    for (const say of spoken) {
      for (const components of messagesAt(say, position, paths)) {
        messages += 1;
        for (const fault of faultsOf(components)) faults.add(`${say.locale}: ${fault}`);
      }
    }
  }
  return { positions, messages, faults: [...faults] };
});

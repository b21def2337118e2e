/** One of the processes that play and analyse the matches of the bench `luck`. */
import { analyse } from '#analysis/analyse.ts';
import type { Chances } from '#analysis/analysis.ts';
import type { AnyComputerSeat } from '#engine/computer.ts';
import { computerTaking } from '#games/cyclades/computer/index.ts';
import { serve } from '../../support/drivers/workers.ts';
import { COMPUTER_SEATS, COMPUTERS, GAMES } from '../../support/games.ts';
import { loggedMatch } from '../../support/players/loggedMatch.ts';
import { provided } from '../../support/setup/provided.ts';

export interface AnalysedTask {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
}

export interface AnalysedMatch {
  /** Each seat's share of the win. */
  readonly shares: readonly number[];
  /** The chances before the end. */
  readonly course: readonly Chances[];
  readonly luck: readonly number[];
  /** Processor time of the analysis. */
  readonly seconds: number;
}

/** The usual AI players; in Cyclades they think a tenth as long. */
const PLAYERS: Readonly<Record<string, AnyComputerSeat>> = { ...COMPUTERS, cyclades: computerTaking(0.1) };

serve<AnalysedTask, AnalysedMatch>(async ({ game, seats, seed }) => {
  const rules = provided(GAMES, game);
  const { request, winners } = await loggedMatch(rules, provided(PLAYERS, game), seats, seed);
  const began = process.cpuUsage();
  const { course, luck } = analyse(rules, COMPUTER_SEATS[game], request);
  const { user, system } = process.cpuUsage(began);
  return {
    shares: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    course: course.slice(0, -1),
    luck: luck?.total ?? [],
    seconds: (user + system) / 1e6,
  };
});

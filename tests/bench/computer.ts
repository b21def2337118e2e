import { theGame } from '../support/builders/positions.ts';
import { COMPUTERS } from '../support/games.ts';
import { atRandom, type Contest, contest, type Player, played } from '../support/players/contest.ts';
import { greedy } from '../support/players/greedy.ts';
import { provided } from '../support/setup/provided.ts';
import { type Figures, median, percentile } from './figures.ts';

const MATCHES = 100;
/** A table of computer seats only, at which every decision is timed. */
const AMONG = 40;
const SEATS = 4;

/**
 * Computer seats of each game in matches of four by the default options, from seed 1 on, the seats rotated: against three random players,
 * against three that look one move ahead, and four of them against each other. Every decision is timed.
 */
export const computerBench = async (): Promise<Figures> => {
  const cyclades = measured('cyclades', 'computer');
  const cycles = cyclades.among.map(({ end }) => (end as { readonly cycle: number }).cycle);
  return {
    ...cyclades.figures,
    computerCyclesP50: median(cycles),
    computerCyclesP95: percentile(cycles, 0.95),
    ...measured('peloponnes', 'peloponnesComputer').figures,
  };
};

interface Measured {
  readonly figures: Figures;
  /** Matches among four computer seats. */
  readonly among: readonly Contest[];
}

const measured = (id: string, prefix: string): Measured => {
  const times: number[] = [];
  const computer = timed(played(provided(COMPUTERS, id)), times);
  const random = matches(id, computer, atRandom, MATCHES);
  const ahead = matches(id, computer, greedy, MATCHES);
  const among = matches(id, computer, computer, AMONG);
  return {
    among: among.map(({ contest: each }) => each),
    figures: {
      [`${prefix}Matches`]: MATCHES,
      [`${prefix}BeatsRandom`]: random.filter(({ won }) => won).length,
      [`${prefix}BeatsGreedy`]: ahead.filter(({ won }) => won).length,
      [`${prefix}AmongMatches`]: AMONG,
      [`${prefix}AmongEnded`]: among.filter(({ contest: { outcome } }) => outcome !== undefined).length,
      [`${prefix}Decisions`]: times.length,
      [`${prefix}DecisionP50Ms`]: median(times),
      [`${prefix}DecisionP99Ms`]: percentile(times, 0.99),
      [`${prefix}DecisionMostMs`]: Math.max(...times),
    },
  };
};

/** A player that records how long each of its decisions took. */
const timed =
  (player: Player, times: number[]): Player =>
  (...asked) => {
    const begun = performance.now();
    const answer = player(...asked);
    times.push(performance.now() - begun);
    return answer;
  };

interface Played {
  readonly contest: Contest;
  /** Results by the rotated seat. */
  readonly won: boolean;
}

const matches = (id: string, own: Player, rival: Player, count: number): readonly Played[] =>
  Array.from({ length: count }, (_, index) => {
    const seed = index + 1;
    const seat = seed % SEATS;
    const players = Array.from({ length: SEATS }, (_, each) => (each === seat ? own : rival));
    const played = contest(theGame(id), players, seed);
    return { contest: played, won: played.outcome?.winners.includes(seat) ?? false };
  });

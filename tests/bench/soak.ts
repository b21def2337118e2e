import { CREATURES } from '#games/cyclades/types.ts';
import { workOff } from '../support/workers.ts';
import { type Branches, sumOfBranches, untaken } from './branches.ts';
import { type Figures, median, percentile } from './figures.ts';
import type { Refereed } from './refereed.ts';
import type { SoakAnswer, SoakTask } from './soakWorker.ts';

const SEATS = [2, 3, 4, 5];
const OF_A_TASK = 25;

/**
 * Has the referee watch random matches of Cyclades: so many at each seat count from the deal, and so many from crowded middles;
 * throws when a law is broken. `prefix` begins the keys of the figures.
 */
export const soak = async (prefix: 'play' | 'soak', dealtEach: number, crowdedEach: number): Promise<Figures> => {
  const started = performance.now();
  const tasks = [...tasksOf('dealt', dealtEach), ...tasksOf('crowded', crowdedEach)];
  let done = 0;
  const answers = await workOff<SoakTask, SoakAnswer>({
    script: new URL('soakWorker.ts', import.meta.url),
    tasks,
    told: () => {
      if (++done % 100 === 0) process.stderr.write(`${done} of ${tasks.length} tasks of ${OF_A_TASK} matches\n`);
    },
    last: { counted: true },
  });
  const matches = answers.flatMap((answer) => ('matches' in answer ? answer.matches : []));
  const branches = sumOfBranches(answers.flatMap((answer) => ('branches' in answer ? [answer.branches] : [])));
  for (const branch of untaken(branches)) process.stderr.write(`never taken: ${branch}\n`);
  return soakFigures(matches, branches, (performance.now() - started) / 1000, prefix);
};

/** Lengths, endings and uses of creatures, of the dealt matches; branches, commands and time of all. */
export const soakFigures = (matches: readonly Refereed[], branches: Branches, seconds: number, prefix: string): Figures => {
  const dealt = matches.filter(({ beginning }) => beginning === 'dealt');
  const named: Figures = {
    Matches: dealt.length,
    CrowdedMatches: matches.length - dealt.length,
    ...Object.assign({}, ...SEATS.map((seats) => lengthsOf(seats, dealt))),
    ...usesOf(dealt),
    Moves: sum(matches.map(({ moves }) => moves)),
    Asked: sum(matches.map(({ asked }) => asked)),
    Refused: sum(matches.map(({ refused }) => refused)),
    Branches: Object.keys(branches).length,
    BranchesTaken: 1 - untaken(branches).length / Object.keys(branches).length,
    Seconds: Math.round(seconds),
  };
  return Object.fromEntries(Object.entries(named).map(([key, figure]) => [prefix + key, figure]));
};

/** Tasks of some matches each, seat counts by turns, so that all workers end at about the same time. */
const tasksOf = (beginning: Refereed['beginning'], matches: number): readonly SoakTask[] =>
  Array.from({ length: Math.ceil(matches / OF_A_TASK) }, (_, index) => index * OF_A_TASK).flatMap((from) =>
    SEATS.map((seats) => ({ seats, beginning, from, until: Math.min(matches, from + OF_A_TASK) })),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const lengthsOf = (seats: number, all: readonly Refereed[]): Figures => {
  const matches = all.filter((match) => match.seats === seats);
  const moves = matches.map((match) => match.moves);
  const ended = (ending: Refereed['ending']): number => matches.filter((match) => match.ending === ending).length;
  return {
    [`${seats}Ended`]: 1 - ended(undefined) / matches.length,
    [`${seats}MedianMoves`]: median(moves),
    [`${seats}P95Moves`]: percentile(moves, 0.95),
    [`${seats}MostMoves`]: Math.max(...moves),
    [`${seats}MedianCycles`]: median(matches.map(({ cycles }) => cycles)),
    [`${seats}Metropolises`]: ended('metropolises'),
    [`${seats}Shared`]: ended('shared'),
    [`${seats}LastSeat`]: ended('lastSeat'),
  };
};

/** How often each creature was used on own things, on an opponent's and where nobody is. */
const usesOf = (matches: readonly Refereed[]): Figures => {
  const uses = matches.flatMap((match) => match.uses);
  return Object.fromEntries(
    CREATURES.flatMap((creature) =>
      (['own', 'opponent', 'nobody'] as const).map((whom) => [
        `${capital(creature)}On${capital(whom)}`,
        uses.filter((use) => use.creature === creature && use.whom === whom).length,
      ]),
    ).filter(([, count]) => count !== 0),
  );
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

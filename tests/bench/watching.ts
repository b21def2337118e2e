import { workOff } from '../support/drivers/workers.ts';
import { provided } from '../support/setup/provided.ts';
import { type Branches, sumOfBranches, untaken } from './branches.ts';
import { capitals, type Figures, median, percentile } from './figures.ts';
import type { Refereed } from './refereed.ts';
import type { Refereeing } from './refereeing.ts';
import { REFEREEINGS } from './refereeings.ts';
import type { WatchAnswer, WatchTask } from './watchingWorker.ts';

const OF_A_TASK = 25;

/**
 * Watches random matches of a game: `dealt` of them from the deal and `crowded` from crowded positions at each seat count; throws when a
 * law is broken. `prefix` begins the keys of the figures.
 */
export const watch = async (game: string, prefix: string, dealtEach: number, crowdedEach: number): Promise<Figures> => {
  const refereeing = provided(REFEREEINGS, game);
  const started = performance.now();
  const tasks = [...tasksOf(refereeing, 'dealt', dealtEach), ...tasksOf(refereeing, 'crowded', crowdedEach)];
  let done = 0;
  const answers = await workOff<WatchTask, WatchAnswer>({
    script: new URL('watchingWorker.ts', import.meta.url),
    tasks,
    told: () => {
      if (++done % 100 === 0) process.stderr.write(`${done} of ${tasks.length} tasks of ${OF_A_TASK} matches\n`);
    },
    last: { countedOf: game },
  });
  const matches = answers.flatMap((answer) => ('matches' in answer ? answer.matches : []));
  const branches = sumOfBranches(answers.flatMap((answer) => ('branches' in answer ? [answer.branches] : [])));
  for (const branch of untaken(branches)) process.stderr.write(`never taken: ${branch}\n`);
  return watchFigures(refereeing, matches, branches, (performance.now() - started) / 1000, prefix);
};

/** 10,000 matches of each game from the deal, and a quarter as many from crowded positions. */
export const watchings = async (): Promise<Figures> => ({
  ...(await watch('cyclades', 'referee', 2_500, 625)),
  ...(await watch('peloponnes', 'peloponnesReferee', 2_000, 500)),
});

/** Lengths, endings and uses, of the dealt matches; branches, commands and time of all. */
export const watchFigures = (
  refereeing: Refereeing,
  matches: readonly Refereed[],
  branches: Branches,
  seconds: number,
  prefix: string,
): Figures => {
  const dealt = matches.filter(({ beginning }) => beginning === 'dealt');
  const named: Figures = {
    Matches: dealt.length,
    CrowdedMatches: matches.length - dealt.length,
    ...Object.assign({}, ...seatCounts(refereeing).map((seats) => lengthsOf(refereeing, seats, dealt))),
    ...refereeing.figuresOf(dealt.flatMap(({ uses }) => uses)),
    Moves: sum(matches.map(({ moves }) => moves)),
    Asked: sum(matches.map(({ asked }) => asked)),
    Refused: sum(matches.map(({ refused }) => refused)),
    Branches: Object.keys(branches).length,
    BranchesTaken: 1 - untaken(branches).length / Object.keys(branches).length,
    Seconds: Math.round(seconds),
  };
  return Object.fromEntries(Object.entries(named).map(([key, figure]) => [prefix + key, figure]));
};

const seatCounts = ({ game: { seats } }: Refereeing): readonly number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);

/** Tasks of some matches each, with alternating seat counts, so that all workers end at about the same time. */
const tasksOf = (refereeing: Refereeing, beginning: Refereed['beginning'], matches: number): readonly WatchTask[] =>
  Array.from({ length: Math.ceil(matches / OF_A_TASK) }, (_, index) => index * OF_A_TASK).flatMap((from) =>
    seatCounts(refereeing).map((seats) => {
      return { game: refereeing.game.id, seats, beginning, from, until: Math.min(matches, from + OF_A_TASK) };
    }),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const lengthsOf = ({ endings, measure }: Refereeing, seats: number, all: readonly Refereed[]): Figures => {
  const matches = all.filter((match) => match.seats === seats);
  const moves = matches.map((match) => match.moves);
  const ended = (ending: string | undefined): number => matches.filter((match) => match.ending === ending).length;
  return {
    [`${seats}Ended`]: 1 - ended(undefined) / matches.length,
    [`${seats}MedianMoves`]: median(moves),
    [`${seats}P95Moves`]: percentile(moves, 0.95),
    [`${seats}MostMoves`]: Math.max(...moves),
    [`${seats}Median${measure}`]: median(matches.map(({ measured }) => measured)),
    ...Object.fromEntries(endings(seats).map((ending) => [`${seats}${capitals(ending)}`, ended(ending)])),
  };
};

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { startMain } from '../../support/drivers/mainProcess.ts';
import { estimated, type Figures, median, percentile } from '../figures.ts';
import { type Running, startBots } from '../load/bots.ts';
import { type Driven, drive, spread } from '../load/drive.ts';
import { type Ground, onGrounds } from '../load/ground.ts';
import { type Planned, planMatches, seedDatabase } from '../load/matches.ts';
import { questionsFrom } from './questions.ts';

/** Strong AI players that think at the same time. */
const SEATS = 10;
/** Each pair of blocks has one without and one with AI players that think; the first of a pair alternates. */
const PAIRS = 12;
/** At more, posts fall behind, and the next block would have to wait for them. */
const PER_SECOND = 25;
const SECONDS = 30;
/** Each block has its own matches, since they have few prepared moves. */
const MATCHES_OF_A_BLOCK = 200;
const MATCHES_OF_QUESTIONS = 2;

/** What was measured in one block; without durations if no AI player thought. */
interface Block {
  readonly driven: Driven;
  readonly durations?: readonly number[];
}

/**
 * First responses of one bot under half the load of `load` while no AI player thinks, and while ten strong ones think all the time, which is
 * more than ten matches need: there, every move waits for the next beat, and for people.
 */
export const thinkingBench = async (): Promise<Figures> => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-thinking-'));
  try {
    const questions = join(folder, 'questions');
    await writeFile(questions, new Uint8Array(serialize(questionsFrom(MATCHES_OF_QUESTIONS))));
    const planned = await planMatches();
    return await onGrounds(async (ground) => figuresOf(await blocksOf(await ground('thinking'), planned, questions)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const blocksOf = async (
  { database, environment }: Ground,
  planned: readonly Planned[],
  questions: string,
): Promise<readonly Block[]> => {
  const order = Array.from({ length: PAIRS }, (_, pair) => (pair % 2 === 0 ? [false, true] : [true, false])).flat();
  const count = (1 + order.length) * MATCHES_OF_A_BLOCK;
  await seedDatabase(database, count);
  const matches = spread(planned, count);
  const preloaded = { NODE_OPTIONS: `--import ${new URL('preload.js', import.meta.url)}` };
  const thinkers = { THINKING_SEATS: String(SEATS), THINKING_QUESTIONS: questions };
  const app = await startBots(startMain, [{ ...environment, ...preloaded, ...thinkers }]);
  // This process stands for Discord and the players. They run on other machines, so their waiting for a processor isn't the bot's.
  setOwnPriority(constants.priority.PRIORITY_HIGHEST);
  try {
    const blocks: Block[] = [];
    let rounds = 0;
    for (const [index, thinks] of [true, ...order].entries()) {
      const own = matches.slice(index * MATCHES_OF_A_BLOCK, (index + 1) * MATCHES_OF_A_BLOCK);
      blocks.push(await blockOf(app, own, thinks ? rounds++ : undefined));
    }
    // The first block is not measured: code is compiled, and caches are filled.
    return blocks.slice(1);
  } finally {
    setOwnPriority(constants.priority.PRIORITY_NORMAL);
    await app.stop();
  }
};

/** Sets this process's priority, if it may. A child process inherits it, so the bot has to start before it is raised. */
const setOwnPriority = (priority: number): void => {
  try {
    setPriority(priority);
  } catch {
    process.stderr.write('Only root may raise a priority. The response times include the waiting of the benchmark itself.\n');
  }
};

/** `round`: the number of the block among those with AI players that think, from 0; `undefined` for one without. */
const blockOf = async ({ wire, processes }: Running, matches: readonly Planned[], round: number | undefined): Promise<Block> => {
  const [bot] = processes;
  if (round === undefined || bot === undefined) return { driven: await drive(wire, matches, PER_SECOND, SECONDS) };
  bot.child.kill('SIGUSR2');
  const driven = await drive(wire, matches, PER_SECOND, SECONDS);
  bot.child.kill('SIGUSR2');
  const line = new RegExp(`^round ${round}: (.*)\n`, 'm');
  const [, durations = ''] = line.exec(await bot.says(line)) ?? [];
  return { driven, durations: JSON.parse(durations) as readonly number[] };
};

const p99Of = ({ driven }: Block): number => percentile(driven.first, 0.99);

const figuresOf = (blocks: readonly Block[]): Figures => {
  const alone = blocks.filter(({ durations }) => durations === undefined);
  const thinking = blocks.filter(({ durations }) => durations !== undefined);
  const firstOf = (some: readonly Block[], share: number): number =>
    median(some.map(({ driven }) => percentile(driven.first, share)));
  const unansweredOf = (some: readonly Block[]): number => some.reduce((sum, { driven }) => sum + driven.unanswered, 0);
  const logRatios = alone.map((block, pair) => Math.log(p99Of(thinking[pair] ?? block) / p99Of(block)));
  const { mean, error } = estimated(logRatios);
  const durations = thinking.flatMap((block) => block.durations ?? []);
  return {
    thinkingAloneFirstP50Ms: firstOf(alone, 0.5),
    thinkingAloneFirstP99Ms: firstOf(alone, 0.99),
    thinkingFirstP50Ms: firstOf(thinking, 0.5),
    thinkingFirstP99Ms: firstOf(thinking, 0.99),
    thinkingFirstRatio: Math.exp(mean),
    thinkingFirstRatioError: Math.exp(mean) * error,
    thinkingAloneUnanswered: unansweredOf(alone),
    thinkingUnanswered: unansweredOf(thinking),
    thinkingDecisions: durations.length,
    thinkingDecisionP50Ms: percentile(durations, 0.5),
    thinkingDecisionP99Ms: percentile(durations, 0.99),
  };
};

import { postIdOf } from '#discord/components/message.ts';
import type { Person } from '../support/drivers/person.ts';
import { sitDown, type Table } from '../support/drivers/table.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { directPosts, type Recorded, threadPosts } from '../support/laws/logPosts.ts';
import { matchOf, postsSeen, type SeenPost } from '../support/laws/logSeen.ts';
import { faultsIn } from '../support/laws/shownHistory.ts';
import { count, type FaultReport } from './faultReport.ts';
import type { KillableApp } from './killableApp.ts';
import { type Kill, processAtPoint, rolesOf, scenarioOf } from './kills.ts';
import { eventually, retryUntilAvailable } from './retries.ts';
import { type RunningScenario, type ScenarioContext, startScenario } from './scenarios.ts';

/** By the first delay Discord has forgotten a nonce, by the second it has not; in both cases a killed announcer's lease is over. */
export const FORGOTTEN_MS = 6 * 60_000;
export const REMEMBERED_MS = 20_000;
/** People who see no response repeat their action after this delay, up to this many times. */
const RETRY_AFTER_MS = 15_000;
const MAX_TRIES = 8;
/** A point that was not reached in this many scenarios is never reached. */
const MAX_SCENARIOS = 40;

const NAMES = ['Ada', 'Blaise', 'Carl'];

/** People at a table who play on across kills. */
export interface InterruptedMatch {
  /** Plays until the kill has happened, and on until everything has recovered. */
  die(death: Kill): Promise<void>;
  /** One move, until it is made and announced. */
  move(): Promise<void>;
  /** Plays to the end, and counts everything that was shown from the start. */
  finish(): Promise<void>;
  /** Counts the posts and messages so far; posts of finished turns are complete. */
  leave(): Promise<void>;
}

export const startInterruptedMatch = async (
  app: KillableApp,
  game: string,
  report: FaultReport,
  seed: number,
): Promise<InterruptedMatch> => {
  const chance = seeded(seed);
  const sit = (): Promise<Table> => sitDown(app, NAMES, `game:${game} pace:24h timeout:safe`);
  let table = await sit();
  const stage = (): ScenarioContext => ({ app, table, chance, report });
  const nextTable = async (): Promise<void> => {
    await countShown(table, report);
    await table.leave();
    // Remaining faults would hit people who sit down, and do not retry.
    app.sandbox.rest.setFaults([]);
    table = await sit();
  };
  const begin = async (scene: Parameters<typeof startScenario>[1]): Promise<RunningScenario> => {
    const running = await startScenario(stage(), scene);
    if (running !== undefined) return running;
    await nextTable();
    return begin(scene);
  };

  const move = async (): Promise<void> => (await begin('move')).settle(false);

  return {
    die: async (death) => {
      // No decision has more than three reminders.
      if (scenarioOf(death) === 'reminder') await move();
      const target = app.part(processAtPoint(death));
      const isKilled = rolesOf(death.victims).includes(processAtPoint(death));
      const { point, moment, nth } = death;
      const arm = (): Promise<void> => target.arm({ point, moment, nth, freeze: isKilled });
      const playOn = async (): Promise<RunningScenario> => {
        if ((await table.due(chance)) === undefined) {
          // Disarms the process while people sit down.
          await target.arm(undefined);
          await nextTable();
          await arm();
        }
        return begin(scenarioOf(death));
      };
      // Subscribed before: something due may reach the point at once.
      const reached = target.reached();
      reached.catch(() => undefined);
      await arm();
      const running = await untilReached(reached, playOn);
      await app.kill(rolesOf(death.victims));
      if (!isKilled) await target.resume();
      await app.restart(death.isForgotten ? FORGOTTEN_MS : REMEMBERED_MS);
      await running.settle(death.victims !== 'worker');
      report.deaths += 1;
      report.kills += rolesOf(death.victims).length;
      report.forgotten += death.isForgotten ? 1 : 0;
    },
    move,
    finish: async () => {
      for (;;) {
        const running = await startScenario(stage(), 'move');
        if (running === undefined) break;
        await running.settle(false);
      }
      await countShown(table, report);
      await table.leave();
    },
    leave: async () => {
      countMarks(await shownIn(table), report);
      await table.leave();
    },
  };
};

/** Plays scenarios until the point is reached in one. */
const untilReached = async (reached: Promise<void>, begin: () => Promise<RunningScenario>): Promise<RunningScenario> => {
  let isReached = false;
  const dying = reached.then(() => {
    isReached = true;
  });
  for (let scenes = 0; scenes < MAX_SCENARIOS; scenes++) {
    const running = await begin();
    await Promise.race([dying, untilOver(running, () => isReached)]);
    if (isReached) return running;
    await running.settle(false);
    if (isReached) return running;
  }
  throw new Error('The point was never reached.');
};

/** Waits until the action is complete, and repeats it if nothing happens. */
const untilOver = async (running: RunningScenario, isReached: () => boolean): Promise<void> => {
  const isDone = async (): Promise<true | undefined> => isReached() || (await running.isOver()) || undefined;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isOver = await eventually(isDone, 'what was begun is over', RETRY_AFTER_MS).catch(() => undefined);
    if (isOver) return;
    await running.tryAgain();
  }
  throw new Error('The action never completed.');
};

const isReminder = ({ texts }: SeenPost): boolean => /\d+ match(es are| is) waiting for you/.test(texts.join('\n'));

const timesOf = (posts: readonly SeenPost[], id: number): number => posts.filter(({ postId }) => postId === id).length;

/** What the log of a match requires to be shown, and what was. */
interface ShownMatch {
  readonly recorded: Recorded;
  readonly thread: readonly SeenPost[];
  readonly channel: readonly SeenPost[];
  /** By person, without reminders. */
  readonly direct: Readonly<Record<string, readonly SeenPost[]>>;
  readonly reminders: Readonly<Record<string, readonly SeenPost[]>>;
}

const shownIn = async (table: Table): Promise<ShownMatch> => {
  const recorded = await retryUntilAvailable(table.recorded);
  const [reader] = table.people as readonly [Person];
  const direct: Record<string, readonly SeenPost[]> = {};
  const reminders: Record<string, readonly SeenPost[]> = {};
  for (const person of table.people) {
    const own = postsSeen(person.updates, await person.channel('@bot')).filter((post) => matchOf(post) === recorded.id);
    direct[person.id] = own.filter((post) => !isReminder(post));
    reminders[person.id] = own.filter(isReminder);
  }
  const channel = postsSeen(reader.updates, await reader.channel('games'));
  return { recorded, thread: postsSeen(reader.updates, table.thread), channel, direct, reminders };
};

/** Counts everything with an id of its own, which has to appear once. */
const countMarks = ({ recorded, thread, channel, direct, reminders }: ShownMatch, report: FaultReport): void => {
  for (const { mark } of threadPosts(recorded)) count(report, 'posts', timesOf(thread, postIdOf(mark)), mark);
  for (const id of idsOf(channel)) count(report, 'posts', timesOf(channel, id), `the post ${id} in the channel`);
  for (const row of recorded.seats) {
    const [own = [], reminded = []] = [direct[row.user ?? ''], reminders[row.user ?? '']];
    for (const id of idsOf(reminded)) count(report, 'reminders', timesOf(reminded, id), `the reminder ${id}`);
    for (const { mark } of directPosts(recorded, row))
      count(report, 'direct messages', timesOf(own, postIdOf(mark)), `${mark} to ${row.name}`);
  }
};

const idsOf = (posts: readonly SeenPost[]): ReadonlySet<number> => new Set(posts.flatMap(({ postId }) => postId ?? []));

/** Compares what an ended match left in its thread, in the channel and in direct messages with its log, word by word. */
const countShown = async (table: Table, report: FaultReport): Promise<void> => {
  const told = await shownIn(table);
  countMarks(told, report);
  report.otherFaults.push(...faultsIn(told.recorded, told));
};

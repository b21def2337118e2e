import type { Person } from '../support/drivers/person.ts';
import { sitDown, type Table } from '../support/drivers/table.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { directPosts, type Recorded, threadPosts } from '../support/laws/logPosts.ts';
import { postsSeen, type SeenPost } from '../support/laws/logSeen.ts';
import { faultsIn } from '../support/laws/shownHistory.ts';
import { count, type Tally } from './faultReport.ts';
import type { MortalHouse } from './killableApp.ts';
import { comerOf, type Death, rolesOf, sceneOf } from './kills.ts';
import { eventually, patiently } from './retries.ts';
import { type Performed, perform, type Stage } from './scenarios.ts';

/** By the first delay Discord has forgotten a nonce, by the second it has not; in both cases a killed announcer's lease is over. */
const FORGOTTEN_MS = 6 * 60_000;
const REMEMBERED_MS = 20_000;
/** People who see no response repeat their action after this delay, up to this many times. */
const PATIENCE_MS = 15_000;
const MOST_TRIES = 8;
/** A point that was not reached in this many scenarios is never reached. */
const MOST_SCENES = 40;

const NAMES = ['Ada', 'Blaise', 'Carl'];

/** People at a table who play on across kills. */
export interface MortalMatch {
  /** Plays until the kill has happened, and on until everything has recovered. */
  die(death: Death): Promise<void>;
  /** One move, until it is made and announced. */
  move(): Promise<void>;
  /** Plays to the end, and counts everything that was shown from the start. */
  finish(): Promise<void>;
  /** Counts the posts and messages so far; posts of finished turns are complete. */
  leave(): Promise<void>;
}

export const mortalMatch = async (house: MortalHouse, game: string, tally: Tally, seed: number): Promise<MortalMatch> => {
  const chance = seeded(seed);
  const sit = (): Promise<Table> => sitDown(house, NAMES, `game:${game} pace:24h timeout:safe`);
  let table = await sit();
  const stage = (): Stage => ({ house, table, chance, tally });
  const nextTable = async (): Promise<void> => {
    await countTold(table, tally);
    await table.leave();
    // Remaining faults would hit people who sit down, and do not retry.
    house.sandbox.rest.setFaults([]);
    table = await sit();
  };
  const begin = async (scene: Parameters<typeof perform>[1]): Promise<Performed> => {
    const performed = await perform(stage(), scene);
    if (performed !== undefined) return performed;
    await nextTable();
    return begin(scene);
  };

  const move = async (): Promise<void> => (await begin('move')).settle(false);

  return {
    die: async (death) => {
      // No decision has more than three reminders.
      if (sceneOf(death) === 'reminder') await move();
      const member = house.part(comerOf(death));
      const isComerDead = rolesOf(death.victims).includes(comerOf(death));
      const { point, moment, nth } = death;
      const arm = (): Promise<void> => member.doom({ point, moment, nth, freeze: isComerDead });
      const playOn = async (): Promise<Performed> => {
        if ((await table.due(chance)) === undefined) {
          // Disarms the process while people sit down.
          await member.doom(undefined);
          await nextTable();
          await arm();
        }
        return begin(sceneOf(death));
      };
      // Subscribed before: something due may reach the point at once.
      const struck = member.struck();
      struck.catch(() => undefined);
      await arm();
      const performed = await untilStruck(struck, playOn);
      await house.kill(rolesOf(death.victims));
      if (!isComerDead) await member.goOn();
      await house.restart(death.isForgotten ? FORGOTTEN_MS : REMEMBERED_MS);
      await performed.settle(death.victims !== 'worker');
      tally.deaths += 1;
      tally.kills += rolesOf(death.victims).length;
      tally.forgotten += death.isForgotten ? 1 : 0;
    },
    move,
    finish: async () => {
      for (;;) {
        const performed = await perform(stage(), 'move');
        if (performed === undefined) break;
        await performed.settle(false);
      }
      await countTold(table, tally);
      await table.leave();
    },
    leave: async () => {
      countMarks(await toldAt(table), tally);
      await table.leave();
    },
  };
};

/** Plays scenarios until the point is reached in one. */
const untilStruck = async (struck: Promise<void>, begin: () => Promise<Performed>): Promise<Performed> => {
  let isStruck = false;
  const dying = struck.then(() => {
    isStruck = true;
  });
  for (let scenes = 0; scenes < MOST_SCENES; scenes++) {
    const performed = await begin();
    await Promise.race([dying, untilOver(performed, () => isStruck)]);
    if (isStruck) return performed;
    await performed.settle(false);
    if (isStruck) return performed;
  }
  throw new Error('The point was never reached.');
};

/** Waits until the action is complete, and repeats it if nothing happens. */
const untilOver = async (performed: Performed, isStruck: () => boolean): Promise<void> => {
  const isDone = async (): Promise<true | undefined> => isStruck() || (await performed.isOver()) || undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isOver = await eventually(isDone, 'what was begun is over', PATIENCE_MS).catch(() => undefined);
    if (isOver) return;
    await performed.tryAgain();
  }
  throw new Error('The action never completed.');
};

const isReminder = ({ mark }: SeenPost): boolean => mark.includes('·reminder ');

const timesOf = (posts: readonly SeenPost[], mark: string): number => posts.filter((post) => post.mark === mark).length;

/** What the log of a match requires to be shown, and what was. */
interface ToldAt {
  readonly recorded: Recorded;
  readonly thread: readonly SeenPost[];
  readonly channel: readonly SeenPost[];
  /** By person, without reminders. */
  readonly direct: Readonly<Record<string, readonly SeenPost[]>>;
  readonly reminders: Readonly<Record<string, readonly SeenPost[]>>;
}

const toldAt = async (table: Table): Promise<ToldAt> => {
  const recorded = await patiently(table.recorded);
  const [reader] = table.people as readonly [Person];
  const direct: Record<string, readonly SeenPost[]> = {};
  const reminders: Record<string, readonly SeenPost[]> = {};
  for (const person of table.people) {
    const own = postsSeen(person.updates, await person.channel('@bot')).filter(({ mark }) => mark.startsWith(`#${recorded.id}·`));
    direct[person.id] = own.filter((post) => !isReminder(post));
    reminders[person.id] = own.filter(isReminder);
  }
  const channel = postsSeen(reader.updates, await reader.channel('games'));
  return { recorded, thread: postsSeen(reader.updates, table.thread), channel, direct, reminders };
};

/** Counts everything with a tag of its own, which has to appear once. */
const countMarks = ({ recorded, thread, channel, direct, reminders }: ToldAt, tally: Tally): void => {
  for (const { mark } of threadPosts(recorded)) count(tally, 'posts', timesOf(thread, mark), mark);
  for (const mark of marksOf(channel)) count(tally, 'posts', timesOf(channel, mark), mark);
  for (const row of recorded.seats) {
    const [own = [], reminded = []] = [direct[row.user ?? ''], reminders[row.user ?? '']];
    for (const mark of marksOf(reminded)) count(tally, 'reminders', timesOf(reminded, mark), mark);
    for (const { mark } of directPosts(recorded, row))
      count(tally, 'direct messages', timesOf(own, mark), `${mark} to ${row.name}`);
  }
};

const marksOf = (posts: readonly SeenPost[]): ReadonlySet<string> => new Set(posts.map(({ mark }) => mark));

/** Compares what an ended match left in its thread, in the channel and in direct messages with its log, word by word. */
const countTold = async (table: Table, tally: Tally): Promise<void> => {
  const told = await toldAt(table);
  countMarks(told, tally);
  tally.otherFaults.push(...faultsIn(told.recorded, told));
};

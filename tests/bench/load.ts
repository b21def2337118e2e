import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type StartProcess, startMain, startProgram } from '../support/drivers/mainProcess.ts';
import { type Figures, percentile } from './figures.ts';
import { type Running, startBots } from './load/bots.ts';
import { type Driven, drive, spread } from './load/drive.ts';
import { type Ground, type OpenGround, onGrounds } from './load/ground.ts';
import { type Planned, planMatches, seedDatabase } from './load/matches.ts';
import { seedPeople } from './load/people.ts';

const MATCHES = 1_000;
const PEOPLE = 5_000;
const PER_SECOND = 50;
const SECONDS = 60;
/** When memory is measured. */
const AFTER_MS = 10 * 60_000;
/** Cost growth is measured under a load at which nobody queues. */
const SIZES = [10, 100, 1_000, 10_000] as const;
const GENTLY = { perSecond: 10, seconds: 15 };

const run = promisify(execFile);

const startBare: StartProcess = (environment) => startProgram('tests/bench/load/bareBot.ts', environment);

const megabytesOf = async ({ processes }: Running): Promise<number> => {
  const over = processes.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
  if (over !== undefined)
    throw new Error(`A bot exited under load (${over.child.exitCode ?? over.child.signalCode}): ${over.said()}`);
  const sizes = await Promise.all(
    processes.map(async ({ child }) => Number((await run('ps', ['-o', 'rss=', '-p', String(child.pid)])).stdout) / 1_024),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const timesOf = (prefix: string, { first, final, post }: Driven): Figures =>
  Object.fromEntries(
    Object.entries({ First: first, Final: final, Post: post }).flatMap(([what, times]) =>
      times.length === 0
        ? []
        : [
            [`${prefix}${what}P50Ms`, percentile(times, 0.5)],
            [`${prefix}${what}P99Ms`, percentile(times, 0.99)],
          ],
    ),
  );

const needSingle = (who: string, { doubled }: Driven): void => {
  if (doubled > 0) throw new Error(`${who}: ${doubled} messages were sent twice.`);
};

/** Ours and the bare bot under the same full load; both run until memory is measured. */
const besideBare = async ({ database, environment }: Ground, planned: readonly Planned[]): Promise<Figures> => {
  const matches = spread(planned, MATCHES);
  await seedDatabase(database, MATCHES);
  const begun = performance.now();
  const bare = await startBots(startBare, [{}]);
  const ours = await startBots(startMain, [environment]);
  try {
    const bareDriven = await drive(bare.wire, matches, PER_SECOND, SECONDS);
    const driven = await drive(ours.wire, matches, PER_SECOND, SECONDS);
    needSingle('Ours', driven);
    const { callbacks, webhooks, bot } = ours.wire.counted;
    await pause(AFTER_MS - (performance.now() - begun));
    const [rss, bareRss] = [await megabytesOf(ours), await megabytesOf(bare)];
    const [p99, bareP99] = [percentile(driven.first, 0.99), percentile(bareDriven.first, 0.99)];
    return {
      loadCommands: driven.asked,
      ...timesOf('load', driven),
      ...timesOf('loadBare', bareDriven),
      loadFirstRatio: p99 / bareP99,
      loadUnanswered: driven.unanswered,
      loadBareUnanswered: bareDriven.unanswered,
      loadLate: driven.first.filter((ms) => ms > 3_000).length,
      loadPosts: driven.post.length,
      loadCallbacksPerCommand: callbacks / driven.asked,
      loadWebhooksPerCommand: webhooks / driven.asked,
      loadBotRequestsPerCommand: bot / driven.asked,
      loadMegabytes: rss,
      loadBareMegabytes: bareRss,
      loadMegabytesRatio: rss / bareRss,
    };
  } finally {
    await ours.stop();
    await bare.stop();
  }
};

/** Two shards and three workers under the same load: no message is sent twice. */
const sharded = async ({ database, environment }: Ground, planned: readonly Planned[]): Promise<Figures> => {
  await seedDatabase(database, MATCHES);
  const shard = (id: number) => ({ ...environment, TRIREME_ROLES: 'bot', SHARD_ID: String(id), SHARD_COUNT: '2' });
  const worker = { ...environment, TRIREME_ROLES: 'worker' };
  const app = await startBots(startMain, [shard(0), shard(1), worker, worker, worker]);
  try {
    const driven = await drive(app.wire, spread(planned, MATCHES), PER_SECOND, SECONDS);
    needSingle('Two shards and three workers', driven);
    return {
      ...timesOf('loadSharded', driven),
      loadShardedUnanswered: driven.unanswered,
      loadShardedPosts: driven.post.length,
      loadShardedDoubled: driven.doubled,
    };
  } finally {
    await app.stop();
  }
};

/** Returns the times of one load without other people, and with thousands who have records and ratings, look for matches and watch some. */
const amongPeople = async (ground: OpenGround, planned: readonly Planned[]): Promise<Figures> => {
  const drivenWith = async (name: string, people: number): Promise<Driven> => {
    const { database, environment } = await ground(name);
    await seedDatabase(database, MATCHES);
    await seedPeople(database, people);
    const app = await startBots(startMain, [environment]);
    try {
      return await drive(app.wire, spread(planned, MATCHES), PER_SECOND, SECONDS);
    } finally {
      await app.stop();
    }
  };
  const [alone, among] = [await drivenWith('alone', 0), await drivenWith('people', PEOPLE)];
  return {
    ...timesOf('loadAlone', alone),
    ...timesOf('loadPeople', among),
    loadAloneUnanswered: alone.unanswered,
    loadPeopleUnanswered: among.unanswered,
  };
};

/** How start, response time and memory depend on the number of matches. */
const costOf = async ({ database, environment }: Ground, planned: readonly Planned[], count: number): Promise<Figures> => {
  await seedDatabase(database, count);
  const app = await startBots(startMain, [environment]);
  const figures = { [`load${count}StartMs`]: app.startMs };
  try {
    if (count === 0) return figures;
    const driven = await drive(app.wire, spread(planned, count), GENTLY.perSecond, GENTLY.seconds);
    return {
      ...figures,
      ...timesOf(`load${count}`, driven),
      [`load${count}Unanswered`]: driven.unanswered,
      [`load${count}Megabytes`]: await megabytesOf(app),
    };
  } finally {
    await app.stop();
  }
};

/**
 * A thousand running matches and fifty commands a second, through real discord.js over loopback: latencies, use of Discord's limits, and
 * memory, beside a bot that does nothing; then shards and workers, and how cost grows with the number of matches. The queue is in Redis, as
 * in `docker-compose.yml`, where Redis is installed.
 */
export const loadBench = async (): Promise<Figures> => {
  const planned = await planMatches();
  return onGrounds((ground) => allOf(ground, planned));
};

const allOf = async (ground: OpenGround, planned: readonly Planned[]): Promise<Figures> => {
  const full = await besideBare(await ground('full'), planned);
  const people = await amongPeople(ground, planned);
  const shards = await sharded(await ground('shards'), planned);
  const none = await costOf(await ground('none'), planned, 0);
  let growth: Figures = none;
  for (const size of SIZES) growth = { ...growth, ...(await costOf(await ground(String(size)), planned, size)) };
  const startRatio = (growth.load10000StartMs ?? Number.NaN) / (none.load0StartMs ?? Number.NaN);
  return { ...full, ...people, ...shards, ...growth, loadStartRatio: startRatio };
};

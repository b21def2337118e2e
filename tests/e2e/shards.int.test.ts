import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BotOptions, type BotRuntime, startBot } from '#app/startBot.ts';
import { createMatchService, type Shard } from '#matches/index.ts';
import { createMetrics, type Metrics } from '#metrics/index.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { type Person, person } from '../support/drivers/person.ts';
import { ask, sandboxHere } from '../support/drivers/sandbox.ts';
import { onBroken } from '../support/fakes/onBroken.ts';
import { quiet } from '../support/fakes/silentLogger.ts';
import { GAMES, ordersOf, REGISTRY } from '../support/games.ts';
import { isPost, postIdIn } from '../support/laws/postIds.ts';
import { describeWith } from '../support/setup/missingTools.ts';
import { freshDatabase, type TestDatabase } from '../support/setup/postgres.ts';
import { startRedis, type TestRedis } from '../support/setup/redis.ts';

const NAMES = ['Ada', 'Blaise', 'Carl'] as const;
const MATCHES = [1, 2, 3];
const EPHEMERAL = 1 << 6;

interface Process {
  readonly bot: BotRuntime;
  readonly stores: OpenStores;
  readonly meter: Metrics;
}

describeWith('redis', 'two bots that share the servers, and three workers', (path) => {
  let database: TestDatabase;
  let redis: TestRedis;
  let sandbox: Sandbox;
  let bots: Process[] = [];
  let workers: Process[] = [];
  let people: readonly Person[] = [];
  let threads: readonly string[] = [];

  /** Like another process: it shares nothing but the database, the Redis and Discord. */
  const start = async (part: Pick<BotOptions, 'roles' | 'shard'>): Promise<Process> => {
    const stores = await openStores(database.url);
    const clock = { now: () => new Date(sandbox.context.clock.now()) };
    const meter = createMetrics();
    const matches = createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf });
    const picture = { file: new TextEncoder().encode('a picture'), name: 'board.jpg', width: 1, height: 1 };
    const bot = await startBot({
      ...part,
      stores,
      matches,
      clock,
      meter,
      restApi: sandbox.restUrl,
      token: sandbox.token,
      queues: { kind: 'redis', url: redis.url },
      games: REGISTRY,
      log: quiet,
      render: async () => picture,
    });
    return { bot, stores, meter };
  };
  const shards: readonly Shard[] = [0, 1].map((id) => ({ id, count: 2 }));

  beforeAll(async () => {
    [database, redis, sandbox] = await Promise.all([freshDatabase(), startRedis(path), sandboxHere('real')]);
    bots = await Promise.all(shards.map((shard) => start({ roles: ['bot'], shard })));
    workers = await Promise.all([1, 2, 3].map(() => start({ roles: ['worker'] })));
    people = await Promise.all(NAMES.map((name) => person(sandbox, name)));
  });
  afterAll(async () => {
    for (const each of people) each.leave();
    for (const { bot, stores } of [...bots, ...workers]) {
      await bot.stop();
      await stores.close();
    }
    await sandbox?.stop();
    await redis?.stop();
    await database?.drop();
  });

  const one = () => (bots[0] as Process).stores;
  const allTold = () =>
    vi.waitUntil(async () => (await one().schedule.due('announcement', new Date(), 1)).length === 0, {
      timeout: 60_000,
      interval: 50,
    });

  /** How many interactions a process has answered. */
  const answered = async ({ meter }: Process): Promise<number> =>
    [...(await meter.text()).text.matchAll(/^trireme_interactions_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  const jobs = async ({ meter }: Process): Promise<number> =>
    Number(/^trireme_jobs_total\{queue="announce",outcome="done"\} (\d+)$/m.exec((await meter.text()).text)?.[1] ?? 0);

  let acts = 0;
  const act = async (who: Person, line: string, at: string): Promise<void> => {
    acts++;
    await who.answerTo(await who.slash(line, { in: at }));
  };

  const opened = async (match: number): Promise<string> => {
    const host = people[match - 1] as Person;
    const games = await host.channel('games');
    await act(host, '/match create game:cyclades', games);
    const lobby = await host.waitFor(games, (message) => isPost(message, `#${match}·lobby`), 'a lobby');
    return lobby.id;
  };

  test('several shards answer every interaction once, wherever it comes from, and announce nothing twice', async () => {
    for (const match of MATCHES) threads = [...threads, await opened(match)];
    await Promise.all(
      threads.map(async (thread, index) => {
        const host = people[index] as Person;
        for (const guest of people.filter((each) => each !== host)) await act(guest, '/match join', thread);
        await act(host, '/match start', thread);
      }),
    );
    await allTold();
    /** Everybody moves at once, in all matches, in threads and in direct messages: most need not act and are refused. */
    for (let round = 0; round < NAMES.length; round++) {
      await Promise.all(
        people.flatMap((who, seat) =>
          MATCHES.map(async (match) => {
            const isDirect = (seat + match + round) % 2 === 0;
            const at = isDirect ? await who.channel('@bot') : (threads[match - 1] ?? '');
            await act(who, `/cyclades bid god:apollo${isDirect ? ` match:${match}` : ''}`, at);
          }),
        ),
      );
    }
    await allTold();

    expect((await Promise.all(bots.map(answered))).reduce((sum, count) => sum + count, 0)).toBe(acts);
    for (const [index, thread] of threads.entries()) {
      const posts = (await (people[0] as Person).sees(thread)).filter(isPublic);
      expectEachOnce(posts);
      const { version = 0, announcedVersion } = (await one().matches.find(index + 1)) ?? {};
      expect(announcedVersion).toBe(version);
      expect(version).toBeGreaterThan(8);
    }
    for (const who of people) {
      const direct = await who.sees(await who.channel('@bot'));
      expectEachOnce(direct.filter(isPublic));
      for (const match of MATCHES) expect(direct.filter((message) => isPost(message, `#${match}·hello`))).toHaveLength(1);
    }
  });

  const isPublic = ({ flags }: APIMessage): boolean => (Number(flags) & EPHEMERAL) === 0;

  /** Each post has its own id. */
  const expectEachOnce = (posts: readonly APIMessage[]): void => {
    const ids = posts.flatMap((message) => postIdIn(message) ?? []);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  };

  test('several shards share the load: direct messages go to the first bot, a server to its shard, jobs to any worker', async () => {
    const guild = sandbox.context.world.guild.id;
    const home = Number((BigInt(guild) >> 22n) % 2n);
    const counts = await Promise.all(bots.map(answered));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[home]).toBeGreaterThan(0);
    expect(counts[1 - home] === 0).toBe(home === 0);
    expect((await Promise.all(workers.map(jobs))).filter((done) => done > 0).length).toBeGreaterThan(1);
    expect(await Promise.all(bots.map(jobs))).toEqual([0, 0]);
  });

  test('several shards register the commands once', async () => {
    const requests = await ask<readonly { method: string; route: string }[]>(sandbox, '/requests');
    expect(requests.filter(({ method, route }) => method === 'PUT' && route.endsWith('/commands'))).toHaveLength(1);
  });

  test('all shards report ready, and workers without a gateway do too', async () => {
    expect(await Promise.all([...bots, ...workers].map(({ bot }) => bot.health()))).toEqual([
      ...bots.map(() => ({ database: true, queue: true, gateway: true })),
      ...workers.map(() => ({ database: true, queue: true })),
    ]);
  });
});

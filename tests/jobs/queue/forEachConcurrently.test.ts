import type { REST } from 'discord.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { startJobs } from '#jobs/handlers/startJobs.ts';
import { sweep } from '#jobs/handlers/sweep.ts';
import { forEachConcurrently } from '#jobs/queue/forEachConcurrently.ts';
import type { Queues } from '#jobs/queue/queues.ts';
import { processGuildRemovals } from '#jobs/upkeep/guildRemoval.ts';
import { StoreUnavailable } from '#matches/index.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { type Calling, calling } from '../reminders/remindingUsers.ts';
import { deaf } from './deaf.ts';
import { BEATING } from './heartbeats.ts';

let table: Calling;

beforeEach(async () => {
  table = await calling();
});

/** Direct messages to one user hang until they are released. */
const hanging = (user: string): { readonly services: Services; readonly letGo: () => void } => {
  const services = table.services();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const post: REST['post'] = async (route, options) => {
    if (route.includes(table.discord.dmOf(user))) await held;
    return services.rest.post(route, options);
  };
  return { services: { ...services, rest: { ...services.rest, post } as REST }, letGo };
};

/** What a worker does when a user is to be reminded. */
const caller = async (services: Services): Promise<() => Promise<void>> => {
  let call = async (): Promise<void> => undefined;
  const queues: Queues = {
    ...deaf,
    work: async (handlers) => {
      call = () => handlers.call({});
    },
  };
  const jobs = await startJobs(services, queues, async () => undefined, 2_000_000_000, BEATING);
  jobs.stop();
  return call;
};

describe('simultaneous reminders', () => {
  test('simultaneous reminders are sent though the direct message of the first hangs, which is sent once in the end', async () => {
    const others = ['ada', 'ben', 'cleo', 'dan', 'eve'].filter((user) => user !== table.due);
    for (const user of others) await table.another(user);
    table.clock.advance(24);
    const { services, letGo } = hanging(table.due);
    const call = await caller(services);
    const calling = [call(), call()];
    await vi.waitUntil(() => others.every((user) => table.told(user).length > 0), { timeout: 20_000 });
    expect(table.told(table.due)).toEqual([]);
    letGo();
    await Promise.all(calling);
    expect([table.due, ...others].map((user) => table.told(user).length)).toEqual([1, ...others.map(() => 1)]);
  });
});

describe('a sweep with a failure', () => {
  test('a sweep with a failure continues when a nudge cannot be sent', async () => {
    const services = table.services();
    const lobby = { game: 'cyclades', host: 'dan', hostName: 'Dan', private: false, options: {} };
    const made = await services.matches.create({ ...lobby, place: { server: 'server', channel: 'games' } }, 'another lobby');
    const nudge = { user: table.due, match: table.match, by: 0, at: table.clock.now(), dueAt: table.clock.now() };
    await table.stores.nudges.claim(nudge, new Date(0));
    const settle = async () => Promise.reject(new Error('No.'));
    const nudges = Object.assign(Object.create(table.stores.nudges), { settle });
    table.clock.advance(24 * 8);
    await sweep({ ...services, stores: { ...services.stores, nudges } }, BEATING, deaf, 10);
    expect((await table.stores.matches.find(made.match?.id ?? 0))?.status).toBe('closed');
  });

  test('a sweep with a failure adds the other jobs when one queue rejects a job', async () => {
    await table.move();
    table.clock.advance(24 * 8);
    const added: string[] = [];
    const add: Queues['add'] = async (queue) => {
      if (queue === 'announce') throw new Error('WRONGTYPE');
      added.push(queue);
    };
    await sweep(table.services(), BEATING, { ...deaf, add }, 10);
    expect(added).toEqual(['call', 'clock']);
  });
});

describe('a server that the bot has returned to', () => {
  test('a server that the bot has returned to has its other matches resumed when one cannot be, and that one later', async () => {
    const other = await table.another(table.due);
    const { absences, matches } = table.stores;
    await absences.begin('server', table.clock.now());
    await absences.update('server', { backAt: table.clock.now() });
    const takeUp: typeof absences.resume = (id, taken) =>
      id === table.match ? Promise.reject(new Error('It cannot be read.')) : absences.resume(id, taken);
    const services = table.services();
    const suspended = async () =>
      (await Promise.all([table.match, other].map((id) => matches.find(id)))).map((match) => match?.suspendedAt !== undefined);
    await processGuildRemovals({ ...services, stores: { ...services.stores, absences: { ...absences, resume: takeUp } } });
    expect([await suspended(), (await absences.all()).length]).toEqual([[true, false], 1]);
    await processGuildRemovals(services);
    expect([await suspended(), await absences.all()]).toEqual([[false, false], []]);
    expect(await table.saidOpenly('I’m back, and #')).toHaveLength(1);
  });
});

describe('items processed concurrently', () => {
  test('items processed concurrently are processed once each, a few at a time', async () => {
    const all = Array.from({ length: 20 }, (_, index) => index);
    const done: number[] = [];
    let now = 0;
    let most = 0;
    await forEachConcurrently(
      quiet,
      all,
      async (one) => {
        most = Math.max(most, ++now);
        await Promise.resolve();
        now--;
        done.push(one);
      },
      'it failed',
    );
    expect([done.sort((one, other) => one - other), most]).toEqual([all, 4]);
  });

  test('items processed concurrently end with the calls in progress when the store becomes unavailable', async () => {
    const ended: number[] = [];
    const act = async (one: number): Promise<void> => {
      if (one === 0) throw new StoreUnavailable();
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(one);
    };
    await expect(forEachConcurrently(quiet, [0, 1, 2, 3], act, 'it failed')).rejects.toThrow(StoreUnavailable);
    expect(ended).toEqual([1, 2, 3]);
  });
});

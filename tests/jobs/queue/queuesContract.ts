import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JobData, QueueBackend } from '#jobs/queue/queueBackend.ts';
import { openQueues, type QueueName, type Queues } from '#jobs/queue/queues.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { IDLE } from './idle.ts';

/** What every home of the queues must do; the same tests over each. */
export const keepsTheQueuesContract = (home: () => QueueBackend): void => {
  let open: Queues[] = [];
  let seen: string[] = [];
  let waiting: { readonly jobs: number; readonly done: () => void }[] = [];

  beforeEach(() => {
    open = [];
    seen = [];
    waiting = [];
  });
  afterEach(async () => {
    for (const queues of open) await queues.close();
  });

  const opened = async (): Promise<Queues> => {
    const queues = await openQueues(home(), quiet);
    open.push(queues);
    return queues;
  };
  const see = (queue: QueueName, { match }: JobData): void => {
    seen.push(`${queue} ${match ?? '–'}`);
    for (const { jobs, done } of waiting) if (seen.length >= jobs) done();
  };
  const handlers = {
    ...IDLE,
    announce: async (data: JobData) => see('announce', data),
    call: async (data: JobData) => see('call', data),
    sweep: async (data: JobData) => see('sweep', data),
  };
  /** Ends when so many jobs have been handled since the test began. */
  const handled = (jobs: number): Promise<void> =>
    seen.length >= jobs ? Promise.resolve() : new Promise((done) => waiting.push({ jobs, done }));

  test('hands each job to the handler of its queue', async () => {
    const queues = await opened();
    await queues.work(handlers);
    await queues.add('announce', { match: 1 });
    await queues.add('call', { match: 2 });
    await queues.add('sweep', {});
    await handled(3);
    expect(seen.sort()).toEqual(['announce 1', 'call 2', 'sweep –']);
  });

  test('keeps jobs for a worker that comes later', async () => {
    const producer = await opened();
    await producer.add('announce', { match: 7 });
    await producer.close();
    open = [];
    const later = await opened();
    await later.work(handlers);
    await handled(1);
    expect(seen).toEqual(['announce 7']);
  });

  test('lets a delayed job wait until it is promoted', async () => {
    const queues = await opened();
    await queues.work(handlers);
    await queues.add('call', { match: 3 }, { inMs: 3_600_000 });
    await queues.add('announce', { match: 4 });
    await handled(1);
    expect(seen).toEqual(['announce 4']);
    await queues.promote();
    await handled(2);
    expect(seen).toEqual(['announce 4', 'call 3']);
  });

  test('holds a job that is to stand once only once', async () => {
    const queues = await opened();
    await queues.add('call', { match: 5 }, { inMs: 3_600_000, jobId: 'call-5-1' });
    await queues.add('call', { match: 5 }, { inMs: 3_600_000, jobId: 'call-5-1' });
    await queues.add('call', { match: 6 }, { inMs: 3_600_000, jobId: 'call-6-1' });
    await queues.work(handlers);
    await queues.promote();
    await handled(2);
    await queues.add('announce', { match: 9 });
    await handled(3);
    expect(seen.sort()).toEqual(['announce 9', 'call 5', 'call 6']);
  });

  test('gives a job to one of two workers', async () => {
    const [one, two] = [await opened(), await opened()];
    await one.work(handlers);
    await two.work(handlers);
    for (let match = 1; match <= 20; match++) await one.add('announce', { match });
    await handled(20);
    await two.add('call', { match: 1 });
    await handled(21);
    expect(new Set(seen).size).toBe(21);
  });

  test('goes on after a handler that failed', async () => {
    const queues = await opened();
    await queues.work({
      ...handlers,
      announce: async (data) => {
        if (data.match === 1) throw new Error('as the test wishes');
        see('announce', data);
      },
    });
    await queues.add('announce', { match: 1 });
    await queues.add('announce', { match: 2 });
    await handled(1);
    expect(seen).toEqual(['announce 2']);
  });

  test('lets a job under way end before it closes', async () => {
    const queues = await opened();
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let finish = (): void => undefined;
    const mayFinish = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await queues.work({
      ...handlers,
      announce: async (data) => {
        begun();
        await mayFinish;
        see('announce', data);
      },
    });
    await queues.add('announce', { match: 8 });
    await hasBegun;
    const closed = queues.close().then(() => seen.length);
    open = [];
    finish();
    expect(await closed).toBe(1);
  });
};

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JobData, QueueBackend } from '#jobs/queue/queueBackend.ts';
import { openQueues, type QueueName, type Queues } from '#jobs/queue/queues.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { IDLE } from './idle.ts';

/** What every queue backend must do; the same tests run on each. */
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
  /** Resolves when this number of jobs has been handled since the test began. */
  const handled = (jobs: number): Promise<void> =>
    seen.length >= jobs ? Promise.resolve() : new Promise((done) => waiting.push({ jobs, done }));

  test('a queue passes each job to its handler', async () => {
    const queues = await opened();
    await queues.work(handlers);
    await queues.add('announce', { match: 1 });
    await queues.add('call', { match: 2 });
    await queues.add('sweep', {});
    await handled(3);
    expect(seen.sort()).toEqual(['announce 1', 'call 2', 'sweep –']);
  });

  test('a queue keeps jobs for a worker that starts later', async () => {
    const producer = await opened();
    await producer.add('announce', { match: 7 });
    await producer.close();
    open = [];
    const later = await opened();
    await later.work(handlers);
    await handled(1);
    expect(seen).toEqual(['announce 7']);
  });

  test('a queue delays a job until it is promoted', async () => {
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

  test('a queue holds one job per job id', async () => {
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

  test('a queue gives a job to one of two workers', async () => {
    const [one, two] = [await opened(), await opened()];
    await one.work(handlers);
    await two.work(handlers);
    for (let match = 1; match <= 20; match++) await one.add('announce', { match });
    await handled(20);
    await two.add('call', { match: 1 });
    await handled(21);
    expect(new Set(seen).size).toBe(21);
  });

  test('a queue continues after a handler that failed', async () => {
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

  test('a queue waits for a running job before it closes', async () => {
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

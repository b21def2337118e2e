import type { Log } from '#discord/command/services.ts';
import { throttle } from './logThrottle.ts';
import {
  type Job,
  type JobData,
  type JobQueue,
  type JobWorker,
  makeQueue,
  makeWorker,
  type QueueBackend,
} from './queueBackend.ts';

export const QUEUES = ['announce', 'call', 'clock', 'computer', 'sweep'] as const;
export type QueueName = (typeof QUEUES)[number];

export type Queues = Readonly<Awaited<ReturnType<typeof openQueues>>>;

const CONCURRENCY = 4;
/** After this time, another worker takes over the job of a worker that died; at most `MAX_STALLS` times. */
const LOCK_MS = 10_000;
const MAX_STALLS = 1000;
/** Interval between a worker's attempts while the queue is unavailable. */
const RETRY_MS = 1_000;
const MAX_FAILED_KEPT = 100;

/** The queue backend did not answer in time. */
export class QueueUnavailable extends Error {
  override readonly name = 'QueueUnavailable';
}

/** Timeout for opening a queue. BullMQ itself waits for ever. */
const OPEN_TIMEOUT_MS = 20_000;

/** Waits until a queue or its worker can be used. If that takes too long, closes it and throws `QueueUnavailable`. */
const ready = async (queue: Pick<JobQueue, 'waitUntilReady' | 'close'>, withinMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new QueueUnavailable('The queue cannot be reached')), withinMs);
  });
  try {
    await Promise.race([queue.waitUntilReady(), late]);
  } catch (error) {
    queue.close().catch(() => undefined);
    // Errors with a code come from PostgreSQL or the system.
    throw error instanceof Error && 'code' in error
      ? new QueueUnavailable('The queue cannot be reached', { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
};

/** Called after each job, for the metrics. */
export type OnWorked = (worked: {
  readonly queue: QueueName;
  readonly failed: boolean;
  /** From when it was due until it started. */
  readonly waitedSeconds: number;
  readonly tookSeconds: number;
  /** From when it was added until it ended. */
  readonly sinceAskedSeconds: number;
}) => void;

export interface QueuesWatched {
  readonly onWorked?: OnWorked;
  /** Each job starts only after this has ended. */
  readonly before?: () => Promise<void>;
}

const measured =
  (queue: QueueName, handle: (data: JobData) => Promise<void>, { onWorked, before }: QueuesWatched) =>
  async ({ data, timestamp, delay }: Job): Promise<void> => {
    await before?.();
    const startedAt = Date.now();
    const report = (failed: boolean): void =>
      onWorked?.({
        queue,
        failed,
        waitedSeconds: Math.max(0, startedAt - timestamp - delay) / 1_000,
        tookSeconds: (Date.now() - startedAt) / 1_000,
        sinceAskedSeconds: (Date.now() - timestamp) / 1_000,
      });
    await handle(data).catch((error: unknown) => {
      report(true);
      throw error;
    });
    report(false);
  };

/** Opens the queues and waits until they can be used. Throws `QueueUnavailable` if they cannot. */
export const openQueues = async (backend: QueueBackend, log: Log, withinMs = OPEN_TIMEOUT_MS, watched: QueuesWatched = {}) => {
  const onError = throttle((err: Error) => log.warn({ err }, 'the queue could not be reached'));
  const workers: JobWorker[] = [];
  const queues = {} as Record<QueueName, JobQueue>;
  for (const name of QUEUES) {
    const queue = makeQueue(backend, name);
    queue.on('error', onError);
    await ready(queue, withinMs);
    queues[name] = queue;
  }

  return {
    /** Adds a job, which runs now or after a delay. With `jobId`, it is dropped while another job with that id exists. */
    add: async (name: QueueName, data: JobData, when: { readonly inMs?: number; readonly jobId?: string } = {}) => {
      await queues[name].add(name, data, {
        delay: Math.max(0, when.inMs ?? 0),
        ...(when.jobId === undefined ? {} : { jobId: when.jobId }),
        removeOnComplete: true,
        removeOnFail: { count: MAX_FAILED_KEPT },
      });
    },
    /** Runs every delayed job now, for a clock that was moved. */
    promote: async () => {
      await Promise.all(QUEUES.map((name) => queues[name].promoteJobs()));
    },
    /** Returns the number of jobs in each queue, by state. */
    depths: async () =>
      Object.fromEntries(
        await Promise.all(
          QUEUES.map(async (name) => [name, await queues[name].getJobCounts('waiting', 'active', 'delayed')] as const),
        ),
      ),
    /** Starts one worker per queue. Handlers must tolerate being called twice, or when there is nothing to do. */
    work: async (handlers: Readonly<Record<QueueName, (data: JobData) => Promise<void>>>) => {
      for (const name of QUEUES) {
        const worker = makeWorker(backend, name, measured(name, handlers[name], watched), {
          concurrency: CONCURRENCY,
          lockDuration: LOCK_MS,
          stalledInterval: LOCK_MS,
          maxStalledCount: MAX_STALLS,
          runRetryDelay: RETRY_MS,
          // Started below: a running worker that cannot connect retries in a busy loop.
          autorun: false,
        });
        worker.on('error', onError);
        worker.on('failed', (job, err) => log.error({ queue: name, match: job?.data.match, err }, 'a job failed'));
        await ready(worker, withinMs);
        workers.push(worker);
        worker.run().catch(onError);
      }
    },
    /** Waits for running jobs, then closes all connections. */
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all(QUEUES.map((name) => queues[name].close()));
    },
  };
};

import type { Log } from '#discord/command/services.ts';
import { throttle } from './logThrottle.ts';
import {
  JOB_STATES,
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

export interface Queues {
  /** A hint that there is something to do, at once or after a while. `once`: another with this name is dropped while one stands. */
  add(queue: QueueName, data: JobData, when?: { readonly inMs?: number; readonly jobId?: string }): Promise<void>;
  /** Lets every delayed job run now (for a moved clock). */
  promote(): Promise<void>;
  /** How many jobs each queue holds, by what they wait for. */
  depths(): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  /** Starts to work: one handler a queue. Handlers must bear to be called twice, or for nothing. Throws when it cannot. */
  work(handlers: Readonly<Record<QueueName, (data: JobData) => Promise<void>>>): Promise<void>;
  /** Lets running jobs end, then closes all connections. */
  close(): Promise<void>;
}

const CONCURRENCY = 4;
/** A job whose worker died is taken up by another after this long, as often as it takes: its handler knows what is left to do. */
const LOCK_MS = 10_000;
const MAX_STALLS = 1000;
/** How soon a worker asks again for jobs when its queue was away. */
const RETRY_MS = 1_000;
const FAILED_KEPT = 100;

/** The queues' home did not answer in time. */
export class QueueUnavailable extends Error {
  override readonly name = 'QueueUnavailable';
}

/** BullMQ itself waits for ever. */
const OPENING_MS = 20_000;

/** Waits until a queue, or its worker, can be used; closes it and throws `QueueAway` when that takes too long. */
const ready = async (queue: Pick<JobQueue, 'waitUntilReady' | 'close'>, withinMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new QueueUnavailable('The queue cannot be reached')), withinMs);
  });
  try {
    await Promise.race([queue.waitUntilReady(), late]);
  } catch (error) {
    queue.close().catch(() => undefined);
    // An error with a code is PostgreSQL's or the system's.
    throw error instanceof Error && 'code' in error
      ? new QueueUnavailable('The queue cannot be reached', { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
};

/** Told of each job that is over, for the figures. */
export type OnWorked = (worked: {
  readonly queue: QueueName;
  readonly failed: boolean;
  /** From when it was due until it was taken up. */
  readonly waitedSeconds: number;
  readonly tookSeconds: number;
  /** From when it was asked for until it was over. */
  readonly sinceAskedSeconds: number;
}) => void;

export interface QueuesWatched {
  readonly onWorked?: OnWorked;
  /** Each job begins only after this has ended. */
  readonly before?: () => Promise<void>;
}

const measured =
  (queue: QueueName, handle: (data: JobData) => Promise<void>, { onWorked, before }: QueuesWatched) =>
  async ({ data, timestamp, delay }: Job): Promise<void> => {
    await before?.();
    const begun = Date.now();
    const over = (failed: boolean): void =>
      onWorked?.({
        queue,
        failed,
        waitedSeconds: Math.max(0, begun - timestamp - delay) / 1_000,
        tookSeconds: (Date.now() - begun) / 1_000,
        sinceAskedSeconds: (Date.now() - timestamp) / 1_000,
      });
    await handle(data).catch((error: unknown) => {
      over(true);
      throw error;
    });
    over(false);
  };

/** Opens the queues and waits until they can be used. Throws `QueueAway` when they cannot. */
export const openQueues = async (
  home: QueueBackend,
  log: Log,
  withinMs = OPENING_MS,
  watched: QueuesWatched = {},
): Promise<Queues> => {
  const onError = throttle((err: Error) => log.warn({ err }, 'the queue could not be reached'));
  const workers: JobWorker[] = [];
  const open = async (name: QueueName): Promise<JobQueue> => {
    const queue = makeQueue(home, name);
    queue.on('error', onError);
    await ready(queue, withinMs);
    return queue;
  };
  const queues: Readonly<Record<QueueName, JobQueue>> = {
    announce: await open('announce'),
    call: await open('call'),
    clock: await open('clock'),
    computer: await open('computer'),
    sweep: await open('sweep'),
  };

  return {
    add: async (name, data, when = {}) => {
      await queues[name].add(name, data, {
        delay: Math.max(0, when.inMs ?? 0),
        ...(when.jobId === undefined ? {} : { jobId: when.jobId }),
        removeOnComplete: true,
        removeOnFail: { count: FAILED_KEPT },
      });
    },
    promote: async () => {
      await Promise.all(QUEUES.map((name) => queues[name].promoteJobs()));
    },
    depths: async () =>
      Object.fromEntries(
        await Promise.all(QUEUES.map(async (name) => [name, await queues[name].getJobCounts(...JOB_STATES)] as const)),
      ),
    work: async (handlers) => {
      for (const name of QUEUES) {
        const worker = makeWorker(home, name, measured(name, handlers[name], watched), {
          concurrency: CONCURRENCY,
          lockDuration: LOCK_MS,
          stalledInterval: LOCK_MS,
          maxStalledCount: MAX_STALLS,
          runRetryDelay: RETRY_MS,
          // One that cannot be made ready and runs asks on and on, and leaves no time for anything else.
          autorun: false,
        });
        worker.on('error', onError);
        worker.on('failed', (job, err) => log.error({ queue: name, match: job?.data.match, err }, 'a job failed'));
        await ready(worker, withinMs);
        workers.push(worker);
        worker.run().catch(onError);
      }
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all(QUEUES.map((name) => queues[name].close()));
    },
  };
};

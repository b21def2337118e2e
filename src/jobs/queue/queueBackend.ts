import { type Job as BullJob, createPostgresBackend, Queue, Worker, type WorkerOptions, withBackend } from 'bullmq';
import type { MatchId } from '#matches/index.ts';

/** Where the queues are kept: in Redis if there is one, otherwise in PostgreSQL beside everything else. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  readonly url: string;
}

/** The data of a job. What to do is read from the database. Jobs name no users, because queues keep finished jobs. */
export interface JobData {
  readonly match?: MatchId;
}

/** What is used of BullMQ's queues and workers, on either backend. */
export type JobQueue = Pick<Queue<JobData>, 'add' | 'promoteJobs' | 'getJobCounts' | 'waitUntilReady' | 'close'> & Emitter;
export type JobWorker = Pick<Worker<JobData>, 'waitUntilReady' | 'run' | 'close'> & Emitter;

interface Emitter {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
}

/** A job, when it was requested, and its delay, in milliseconds. */
export type Job = Pick<BullJob<JobData>, 'data' | 'timestamp' | 'delay'>;
type WorkOptions = Omit<WorkerOptions, 'connection'>;
type Work = (job: Job) => Promise<void>;

/**
 * PostgreSQL allows a hundred connections in all. Each queue and each worker has its own pool; a worker blocks one
 * connection.
 */
const POOL_SIZES = { queue: 1, worker: 2 };

const onPostgres = withBackend(createPostgresBackend);
const toPostgres = (url: string, max: number) => ({ connectionString: url, max, migrate: true });
/** Without a limit of retries, as BullMQ requires, so that a worker waits until Redis is back. */
const toRedis = (url: string) => ({ url, maxRetriesPerRequest: null });

/** Creates a queue. On PostgreSQL this also creates or migrates its tables. */
export const makeQueue = ({ kind, url }: QueueBackend, name: string): JobQueue =>
  kind === 'postgres'
    ? new onPostgres.Queue<JobData>(name, { connection: toPostgres(url, POOL_SIZES.queue) })
    : new Queue<JobData>(name, { connection: toRedis(url) });

export const makeWorker = ({ kind, url }: QueueBackend, name: string, work: Work, options: WorkOptions): JobWorker =>
  kind === 'postgres'
    ? new onPostgres.Worker<JobData>(name, work, { ...options, connection: toPostgres(url, POOL_SIZES.worker) })
    : new Worker<JobData>(name, work, { ...options, connection: toRedis(url) });

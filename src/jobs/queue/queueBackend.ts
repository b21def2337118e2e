import { createPostgresBackend, type JobsOptions, Queue, Worker, type WorkerOptions, withBackend } from 'bullmq';
import type { MatchId } from '#matches/index.ts';

/** Where the queues live: in Redis when there is one, else beside everything else in PostgreSQL. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  readonly url: string;
}

/** All that a job carries: what to do about it stands in the database. Nothing of a person: queues keep what is over. */
export interface JobData {
  readonly match?: MatchId;
}

/** What a job waits for: a worker, its end, its time. */
export const JOB_STATES = ['waiting', 'active', 'delayed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What is used of BullMQ's queue, wherever it lives. */
export interface JobQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  promoteJobs(): Promise<void>;
  getJobCounts(...states: readonly JobState[]): Promise<Readonly<Record<string, number>>>;
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** What is used of BullMQ's worker. */
export interface JobWorker {
  waitUntilReady(): Promise<unknown>;
  run(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: { readonly data: JobData } | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

type WorkOptions = Omit<WorkerOptions, 'connection'>;
/** When a job was asked for, and after how long it was due, in milliseconds. */
export interface Job {
  readonly data: JobData;
  readonly timestamp: number;
  readonly delay: number;
}
type Work = (job: Job) => Promise<void>;

/** PostgreSQL allows a hundred connections in all; each queue and each worker has a pool of its own, and a worker waits in one. */
const POOL_SIZES = { queue: 1, worker: 2 };

const onPostgres = withBackend(createPostgresBackend);
const toPostgres = (url: string, max: number) => ({ connectionString: url, max, migrate: true });
/** Without a limit of retries, as BullMQ asks: a worker waits for a Redis that is away. */
const toRedis = (url: string) => ({ url, maxRetriesPerRequest: null });

/** On PostgreSQL the tables are made, or brought up to date, on opening. */
export const makeQueue = ({ kind, url }: QueueBackend, name: string): JobQueue =>
  kind === 'postgres'
    ? new onPostgres.Queue<JobData>(name, { connection: toPostgres(url, POOL_SIZES.queue) })
    : new Queue<JobData>(name, { connection: toRedis(url) });

export const makeWorker = ({ kind, url }: QueueBackend, name: string, work: Work, options: WorkOptions): JobWorker =>
  kind === 'postgres'
    ? new onPostgres.Worker<JobData>(name, work, { ...options, connection: toPostgres(url, POOL_SIZES.worker) })
    : new Worker<JobData>(name, work, { ...options, connection: toRedis(url) });

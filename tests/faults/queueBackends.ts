import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#store/index.ts';
import { redisServer } from '../support/setup/missingTools.ts';
import { startRedis } from '../support/setup/redis.ts';

/** The backend of the queue, and what happens to it while the processes are down. */
export const BACKENDS = ['PostgreSQL', 'Redis', 'Redis wiped', 'PostgreSQL restarted'] as const;
export type BackendKind = (typeof BACKENDS)[number];

/** A database, and the backend of the queues. */
export interface TestBackend {
  readonly databaseUrl: string;
  readonly queues: QueueBackend;
  /** Applied at each kill. */
  strike(): Promise<void>;
  stop(): Promise<void>;
}

export const openQueueBackend = async (kind: BackendKind): Promise<TestBackend> => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-faults-'));
  await chmod(folder, 0o755);
  const isRestarted = kind === 'PostgreSQL restarted';
  const start = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataFolder: folder, log: () => undefined, durable: isRestarted });
  let server = await start();
  const databaseUrl = await server.url('trireme');
  const redis = kind.startsWith('Redis') ? await startRedis(redisProgram()) : undefined;
  return {
    databaseUrl,
    queues: redis === undefined ? { kind: 'postgres', url: databaseUrl } : { kind: 'redis', url: redis.url },
    strike: async () => {
      if (kind === 'Redis wiped' && redis !== undefined) await wipe(redis.url);
      if (!isRestarted) return;
      await crash(folder);
      server = await start();
    },
    stop: async () => {
      await redis?.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const redisProgram = (): string => {
  const path = redisServer();
  if (path === undefined) throw new Error('Redis is not installed.');
  return path;
};

const wipe = async (url: string): Promise<void> => {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
};

/** Stops it like a power cut: nothing more is written, and it recovers at its next start. */
const crash = async (folder: string): Promise<void> => {
  const file = join(folder, 'postgres/data/postmaster.pid');
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

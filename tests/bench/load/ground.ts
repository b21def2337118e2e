import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#store/index.ts';
import type { Environment } from '../../support/drivers/mainProcess.ts';
import { redisServer } from '../../support/setup/missingTools.ts';
import { startRedis } from '../../support/setup/redis.ts';

/** The database and the queue of a benchmark. */
export interface Ground {
  readonly database: string;
  readonly environment: Environment;
}

/** Returns an empty database and queue of its own for each name. */
export type OpenGround = (name: string) => Promise<Ground>;

/** Opens PostgreSQL, and Redis where it is installed, for as long as `body` runs. */
export const onGrounds = async <T>(body: (ground: OpenGround) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-load-'));
  // If run as root, the database runs as another user, who has to be able to enter.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder: folder, log: () => undefined });
  const program = redisServer();
  const redis = program === undefined ? undefined : await startRedis(program);
  let grounds = 0;
  const ground = async (name: string): Promise<Ground> => {
    const database = await server.url(`load_${name}`);
    const queue = redis === undefined ? {} : { REDIS_URL: `${redis.url}/${grounds++}` };
    return { database, environment: { DATABASE_URL: database, ...queue } };
  };
  try {
    return await body(ground);
  } finally {
    await redis?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

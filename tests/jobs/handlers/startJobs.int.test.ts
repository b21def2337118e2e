import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe } from 'vitest';
import { columnsWith } from '../../support/laws/columnsWith.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { freshDatabase, sql } from '../../support/setup/postgres.ts';
import { startRedis, type TestRedis } from '../../support/setup/redis.ts';
import { keepsTheJobsContract } from './startJobsContract.ts';

/** Whether a word is anywhere in a Redis database: in a key, or in a value. */
const isIn = async (url: string, word: string): Promise<boolean> => {
  const redis = new Redis(url);
  const reading: Readonly<Record<string, (key: string) => Promise<unknown>>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, '0', '-1'),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  try {
    const keys = await redis.keys('*');
    const held = await Promise.all(keys.map(async (key) => reading[await redis.type(key)]?.(key)));
    return JSON.stringify([keys, held]).includes(word);
  } finally {
    redis.disconnect();
  }
};

describe('jobs over PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  keepsTheJobsContract(
    () => ({ kind: 'postgres', url: database.url }),
    async () => void (await sql(database.url, 'DROP SCHEMA bullmq CASCADE')),
    async (word) => (await columnsWith(database.url, [word])).length > 0,
  );
});

describeWith('redis', 'jobs over Redis', (path) => {
  let redis: TestRedis;
  beforeEach(async () => {
    redis = await startRedis(path);
  });
  afterEach(() => redis.stop());

  keepsTheJobsContract(
    () => ({ kind: 'redis', url: redis.url }),
    async () => {
      await redis.stop();
      redis = await startRedis(path);
    },
    (word) => isIn(redis.url, word),
  );
});

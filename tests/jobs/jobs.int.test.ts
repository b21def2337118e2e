import { afterEach, beforeEach, describe } from 'vitest';
import { describeWith } from '../support/leftOut.ts';
import { freshDatabase, sql } from '../support/postgres.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { keepsTheJobsContract } from './jobsContract.ts';

describe('jobs over PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  keepsTheJobsContract(
    () => ({ kind: 'postgres', url: database.url }),
    async () => void (await sql(database.url, 'DROP SCHEMA bullmq CASCADE')),
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
  );
});

import { afterAll, beforeAll, describe } from 'vitest';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { describeWith } from './missingTools.ts';
import { startRedis, type TestRedis } from './redis.ts';

/** The URL of the queue while a test runs; `undefined` for PostgreSQL. */
export type Home = () => QueueBackend | undefined;

/** Runs the same tests with the queue in PostgreSQL, and in a separate Redis. */
export const describeOnEachQueue = (title: string, tests: (home: Home) => void): void => {
  describe(`${title}, with the queue in PostgreSQL`, () => tests(() => undefined));
  describeWith('redis', `${title}, with the queue in Redis`, (path) => {
    let redis: TestRedis;
    beforeAll(async () => {
      redis = await startRedis(path);
    });
    afterAll(() => redis.stop());
    tests(() => ({ kind: 'redis', url: redis.url }));
  });
};

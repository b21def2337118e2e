import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openQueues, QueueUnavailable } from '#jobs/queue/queues.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { freshDatabase, sql } from '../../support/setup/postgres.ts';
import { startRedis, type TestRedis } from '../../support/setup/redis.ts';
import { IDLE } from './idle.ts';
import { keepsTheQueuesContract } from './queuesContract.ts';

describe('queues in PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  keepsTheQueuesContract(() => ({ kind: 'postgres', url: database.url }));

  test('queues in PostgreSQL take no more than a quarter of its hundred connections', async () => {
    const queues = await openQueues({ kind: 'postgres', url: database.url }, quiet);
    const idle = async (): Promise<void> => undefined;
    await queues.work({ ...IDLE, announce: idle, call: idle, sweep: idle });
    await Promise.all(Array.from({ length: 100 }, (_, match) => queues.add('announce', { match })));
    const { rows } = await sql(
      database.url,
      'SELECT count(*)::int AS taken FROM pg_stat_activity WHERE datname = current_database()',
    );
    await queues.close();
    expect(rows[0].taken).toBeLessThanOrEqual(25);
  });

  test('queues in an unreachable PostgreSQL report that', async () => {
    const nobody = { kind: 'postgres', url: 'postgresql://nobody@127.0.0.1:1/none' } as const;
    await expect(openQueues(nobody, quiet)).rejects.toThrow();
  });

  test('queues without a usable worker report an error, and do not keep the process busy', async () => {
    const queues = await openQueues({ kind: 'postgres', url: database.url }, quiet);
    const name = new URL(database.url).pathname.slice(1);
    const elsewhere = new URL('/postgres', database.url).href;
    const allow = (allowed: boolean) => sql(elsewhere, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
    await allow(false);
    const refused = await queues.work(IDLE).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(QueueUnavailable);
    expect(String((refused as QueueUnavailable).cause)).toContain('not currently accepting connections');
    await allow(true);
    await queues.work(IDLE);
    await queues.close();
  });
});

describeWith('redis', 'queues in Redis', (path) => {
  let redis: TestRedis;
  beforeEach(async () => {
    redis = await startRedis(path);
  });
  afterEach(() => redis.stop());

  keepsTheQueuesContract(() => ({ kind: 'redis', url: redis.url }));

  test('queues in an unreachable Redis report that', async () => {
    await expect(openQueues({ kind: 'redis', url: 'redis://127.0.0.1:1' }, quiet, 500)).rejects.toThrow(QueueUnavailable);
  });
});

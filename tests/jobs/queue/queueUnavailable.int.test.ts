import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openQueues, type Queues } from '#jobs/queue/queues.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#store/index.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { IDLE } from './idle.ts';

describe('queues whose PostgreSQL becomes unavailable during play', () => {
  const folder = () => join(inject('postgresFolder'), `queues-away-${process.pid}`);
  const start = () => startEmbeddedPostgres({ dataFolder: folder(), log: () => {} });
  let server: EmbeddedPostgres;
  let queues: Queues;
  const seen: (number | undefined)[] = [];

  beforeAll(async () => {
    await createCluster(folder());
    server = await start();
    queues = await openQueues({ kind: 'postgres', url: await server.url('trireme') }, quiet);
    await queues.work({
      ...IDLE,
      announce: async ({ match }) => void seen.push(match),
      call: async () => undefined,
      sweep: async () => undefined,
    });
  });
  afterAll(async () => {
    await queues?.close();
    await server?.stop();
  });

  const crash = async (): Promise<void> => {
    const file = join(folder(), 'postgres/data/postmaster.pid');
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGQUIT');
    await vi.waitUntil(
      () =>
        queues.add('announce', { match: 0 }).then(
          () => false,
          () => true,
        ),
      { timeout: 60_000, interval: 100 },
    );
  };

  test('queues whose PostgreSQL becomes unavailable reject jobs until it is back, and then work without being reopened', async () => {
    await queues.add('announce', { match: 1 });
    await vi.waitUntil(() => seen.includes(1), { timeout: 60_000 });
    await crash();
    server = await start();
    await queues.add('announce', { match: 2 });
    await vi.waitUntil(() => seen.includes(2), { timeout: 60_000 });
    expect(seen).toContain(2);
  });
});

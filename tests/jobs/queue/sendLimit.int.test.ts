import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { type GlobalRateLimit, openSendLimit } from '#jobs/queue/sendLimit.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { describeOnEachQueue } from '../../support/setup/eachQueue.ts';
import { freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';

const PACE = { aSecond: 100, burst: 4 };
/** Timers end up to a millisecond early. */
const EARLY_MS = 2;

describeOnEachQueue('the line of all who send in the name of the bot', (home) => {
  let database: TestDatabase;
  const limits: GlobalRateLimit[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterEach(async () => {
    for (const limit of limits.splice(0)) await limit.close();
  });
  afterAll(() => database.drop());

  const opened = (at: QueueBackend = home() ?? { kind: 'postgres', url: database.url }): GlobalRateLimit => {
    const limit = openSendLimit(at, quiet, PACE);
    limits.push(limit);
    return limit;
  };

  /** The time after which this number of requests may have been sent, after a pause. */
  const least = (turns: number): number => Math.max(0, ((turns - PACE.burst) / PACE.aSecond) * 1_000 - EARLY_MS);

  test('the global rate limit lets through no more than the limit, whatever the number of processes', async () => {
    const begun = performance.now();
    const processes = [opened(), opened(), opened()];
    const waited: number[] = [];
    await Promise.all(
      Array.from({ length: 45 }, async (_, request) => {
        await processes[request % 3]?.turn();
        waited.push(performance.now() - begun);
      }),
    );
    expect(waited).toHaveLength(45);
    const tooSoon = waited.sort((one, other) => one - other).filter((ms, before) => ms < least(before + 1));
    expect(tooSoon).toEqual([]);
  });

  test('the global rate limit does not save up unused requests beyond a small burst', async () => {
    const limit = opened();
    await limit.turn();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    await Promise.all(Array.from({ length: 12 }, () => limit.turn()));
    expect(performance.now() - begun).toBeGreaterThanOrEqual(least(12));
  });

  test('the global rate limit starts over when its newest slot is hours ahead, as after its backend’s clock was set back', async () => {
    const at = home() ?? { kind: 'postgres', url: database.url };
    await putAhead(at, Date.now() + 3 * 3_600_000);
    const begun = performance.now();
    await opened().turn();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

/** Makes this moment the newest slot. */
const putAhead = async ({ kind, url }: QueueBackend, moment: number): Promise<void> => {
  if (kind === 'postgres') {
    await sql(url, `UPDATE "Setting" SET value = '${moment}' WHERE key = 'sendLine'`);
    return;
  }
  const redis = new Redis(url);
  await redis.set('trireme:sendLine', String(moment));
  redis.disconnect();
};

describe('an unreachable global rate limit', () => {
  test.each<QueueBackend>([
    { kind: 'postgres', url: 'postgresql://nobody@127.0.0.1:1/none' },
    { kind: 'redis', url: 'redis://127.0.0.1:1' },
  ])('an unreachable global rate limit lets everybody through, and logs that ($kind)', async (home) => {
    const said: string[] = [];
    const limit = openSendLimit(home, { ...quiet, warn: (_fields, message) => void said.push(message) });
    await limit.turn();
    await limit.close();
    expect(said).toEqual(['global rate limit unreachable; sending without it']);
  });
});

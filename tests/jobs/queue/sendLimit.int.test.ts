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

  /** After how long, from when nobody had asked, so many may have had their turn. */
  const least = (turns: number): number => Math.max(0, ((turns - PACE.burst) / PACE.aSecond) * 1_000 - EARLY_MS);

  test('lets no more through than all of them together may, however many processes ask', async () => {
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

  test('forgets what was not used: a quiet moment saves up no more than a few', async () => {
    const limit = opened();
    await limit.turn();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    await Promise.all(Array.from({ length: 12 }, () => limit.turn()));
    expect(performance.now() - begun).toBeGreaterThanOrEqual(least(12));
  });

  test('begins anew where its newest place is hours ahead, as when the clock of its home was put back', async () => {
    const at = home() ?? { kind: 'postgres', url: database.url };
    await putAhead(at, Date.now() + 3 * 3_600_000);
    const begun = performance.now();
    await opened().turn();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

/** Makes this moment the newest place in the line. */
const putAhead = async ({ kind, url }: QueueBackend, moment: number): Promise<void> => {
  if (kind === 'postgres') {
    await sql(url, `UPDATE "Setting" SET value = '${moment}' WHERE key = 'sendLine'`);
    return;
  }
  const redis = new Redis(url);
  await redis.set('trireme:sendLine', String(moment));
  redis.disconnect();
};

describe('a line that cannot be reached', () => {
  test.each<QueueBackend>([
    { kind: 'postgres', url: 'postgresql://nobody@127.0.0.1:1/none' },
    { kind: 'redis', url: 'redis://127.0.0.1:1' },
  ])('lets everybody through, and says so in the log ($kind)', async (home) => {
    const said: string[] = [];
    const limit = openSendLimit(home, { ...quiet, warn: (_fields, message) => void said.push(message) });
    await limit.turn();
    await limit.close();
    expect(said).toEqual(['requests of this process are not counted with those of others']);
  });
});

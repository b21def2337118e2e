import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueueAfterAppend, type Jobs, startJobs } from '#jobs/handlers/startJobs.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { openQueues, type Queues } from '#jobs/queue/queues.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { type AnnouncementHarness, announcementHarness } from '../announce/announcementHarness.ts';

/** An interval so large that a test has only the sweeps it requests, and the one at the start. */
const NEVER_MS = 2_000_000_000;

/** What the jobs must do on every queue backend. `wipe` empties the backend; `keeps` returns whether it contains a word. */
export const keepsTheJobsContract = (
  home: () => QueueBackend,
  wipe: () => Promise<void>,
  keeps: (word: string) => Promise<boolean>,
): void => {
  let table: AnnouncementHarness;
  let open: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    table = await announcementHarness();
    open = [];
  });
  afterEach(async () => {
    for (const close of open.reverse()) await close();
  });

  /** The chooser finds no move: computer seats play safe moves. */
  const noThought = async () => undefined;
  const worker = async (): Promise<{ queues: Queues; jobs: Jobs }> => {
    const queues = await openQueues(home(), quiet);
    const services = table.services();
    enqueueAfterAppend(services, queues);
    const jobs = await startJobs(services, queues, noThought, NEVER_MS);
    open.push(
      () => queues.close(),
      async () => jobs.stop(),
    );
    return { queues, jobs };
  };
  const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 60_000, interval: 20 });
  const isTold = async (): Promise<boolean> => {
    const { version, announcedVersion } = await table.found();
    return version === announcedVersion;
  };

  test('jobs announce moves played before a worker was running', async () => {
    await worker();
    await until(isTold);
    expect(table.discord.messages(await table.thread()).length).toBeGreaterThan(0);
  });

  test('jobs announce each move as it is played', async () => {
    await worker();
    await until(isTold);
    const before = table.discord.messages(await table.thread()).length;
    await table.move();
    await until(isTold);
    expect(table.discord.messages(await table.thread()).length).toBe(before + 1);
  });

  test('jobs are shared between two workers without any announcement sent twice', async () => {
    await worker();
    await worker();
    for (let moves = 0; moves < 8; moves++) await table.move();
    await until(isTold);
    const ids = table.postIds(await table.thread());
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('jobs send reminders when they are due, and keep no user’s name', async () => {
    const { jobs } = await worker();
    await until(isTold);
    const { user } = await table.legal();
    const isReminded = async () => (await table.sentAs('reminder', user)).length > 0;
    table.clock.advance(24);
    await until(async () => {
      await jobs.sweep();
      return isReminded();
    });
    expect(await isReminded()).toBe(true);
    expect(await keeps('announce')).toBe(true);
    expect(await keeps(user)).toBe(false);
  });

  test('jobs find all work again by a sweep after the queue was wiped', async () => {
    await worker();
    await until(isTold);
    const { user } = await table.legal();
    for (const close of open.splice(0).reverse()) await close();
    await wipe();
    table.clock.advance(24);
    const { jobs } = await worker();
    await jobs.sweep();
    await until(async () => (await table.sentAs('reminder', user)).length > 0);
    await table.move();
    await until(isTold);
  });
};

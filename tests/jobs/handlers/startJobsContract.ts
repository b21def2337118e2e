import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueueAfterAppend, type Jobs, startJobs } from '#jobs/handlers/startJobs.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { openQueues, type Queues } from '#jobs/queue/queues.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { type Posting, posting } from '../announce/posting.ts';

/** So long that a test's sweeps are only those it asks for, and the one at the start. */
const NEVER_MS = 2_000_000_000;

/** What the jobs must do wherever their queues live. `wipe` empties that home; `keeps` tells whether a word stands in it. */
export const keepsTheJobsContract = (
  home: () => QueueBackend,
  wipe: () => Promise<void>,
  keeps: (word: string) => Promise<boolean>,
): void => {
  let table: Posting;
  let open: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    table = await posting();
    open = [];
  });
  afterEach(async () => {
    for (const close of open.reverse()) await close();
  });

  /** Nothing comes of thinking: computer seats play safe moves. */
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
  const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 30_000, interval: 20 });
  const isTold = async (): Promise<boolean> => {
    const { version, announcedVersion } = await table.found();
    return version === announcedVersion;
  };

  test('announce what was played before there was a worker', async () => {
    await worker();
    await until(isTold);
    expect(table.discord.messages(await table.thread()).length).toBeGreaterThan(0);
  });

  test('announce each move as it is played, by a hint', async () => {
    await worker();
    await until(isTold);
    const before = table.discord.messages(await table.thread()).length;
    await table.move();
    await until(isTold);
    expect(table.discord.messages(await table.thread()).length).toBe(before + 1);
  });

  test('share the work with a second worker without telling anything twice', async () => {
    await worker();
    await worker();
    for (let moves = 0; moves < 8; moves++) await table.move();
    await until(isTold);
    const marks = table.texts(await table.thread()).map((text) => text.split('\n').at(-1));
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('remind when the clock has come to it, and keep nothing of whom', async () => {
    const { jobs } = await worker();
    await until(isTold);
    const { user } = await table.legal();
    const isReminded = async () => table.texts(table.discord.dmOf(user)).some((text) => text.includes('·reminder'));
    table.clock.advance(24);
    await until(async () => {
      await jobs.sweep();
      return isReminded();
    });
    expect(await isReminded()).toBe(true);
    expect(await keeps('announce')).toBe(true);
    expect(await keeps(user)).toBe(false);
  });

  test('find everything again by a sweep when the queue was wiped', async () => {
    const first = await worker();
    await until(isTold);
    const { user } = await table.legal();
    for (const close of open.splice(0).reverse()) await close();
    expect(first).toBeDefined();
    await wipe();
    table.clock.advance(24);
    const { jobs } = await worker();
    await jobs.sweep();
    await until(async () => table.texts(table.discord.dmOf(user)).some((text) => text.includes('·reminder')));
    await table.move();
    await until(isTold);
  });
};

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** Returns the number of threads of this process that have a priority. */
const threadsAt = (priority: number): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) === priority).length;

test('a worker thread lowers its own priority and not that of the main thread', async () => {
  const own = getPriority();
  const lower = Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL);
  const before = threadsAt(lower);
  const thread = new Worker(new URL(import.meta.resolve('#built/computer.js')), { execArgv: [] });
  expect(await once(thread, 'message')).toEqual(['ready']);
  expect(threadsAt(lower)).toBe(before + 1);
  expect(getPriority()).toBe(own);
  await thread.terminate();
});

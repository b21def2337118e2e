import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** How many threads of this process have a priority. */
const threadsAt = (priority: number): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) === priority).length;

test('a thread beside the one that answers people gives way to it, and that one to nobody', async () => {
  const own = getPriority();
  const lower = Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL);
  const before = threadsAt(lower);
  const thread = new Worker(new URL(import.meta.resolve('#built/computer.js')), { execArgv: [] });
  expect(await once(thread, 'message')).toEqual(['ready']);
  expect(threadsAt(lower)).toBe(before + 1);
  expect(getPriority()).toBe(own);
  await thread.terminate();
});

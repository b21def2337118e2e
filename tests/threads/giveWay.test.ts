import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('a thread beside the one that answers people gives way to it, and that one to nobody', async () => {
  const before = getPriority();
  const thread = new Worker(new URL('tellingThread.js', import.meta.url), { execArgv: [] });
  const [told] = await once(thread, 'message');
  expect(told).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL));
  expect(getPriority()).toBe(before);
  await thread.terminate();
});

/** The thread's entry point. It executes requests, and starts further ones while one is being encoded. */
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#workers/lowerPriority.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import type { Delivery, RenderTask } from './renderWorker.ts';
import { doTask } from './tasks.ts';

/**
 * As many as are encoded at the same time. More would wait as whole pages in memory: two hundred of them take nearly two
 * gigabytes.
 */
const MAX_CONCURRENT = 4;

const answer = async ({ number, task }: RenderTask): Promise<void> => {
  try {
    const picture = await doTask(task);
    parentPort?.postMessage({ number, picture } satisfies Delivery, [picture.file.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ number, at: callsOf(error) } satisfies Delivery);
  }
};

/** Returns the stack of an error without its message. */
const callsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '').replace(`${error}\n`, '') : '');

lowerThreadPriority();
parentPort?.on('message', limitConcurrency<RenderTask>(MAX_CONCURRENT, answer));

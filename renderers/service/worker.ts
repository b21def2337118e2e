/** What the thread does: each thing it is asked for, and the others while one of them is encoded. */
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#workers/lowerPriority.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import type { Delivery, RenderTask } from './renderWorker.ts';
import { doTask } from './tasks.ts';

/** As many as are encoded at the same time. More would wait as whole pages, which take room: two hundred of them nearly two gigabytes. */
const MAX_CONCURRENT = 4;

const answer = async ({ number, task }: RenderTask): Promise<void> => {
  try {
    const picture = await doTask(task);
    parentPort?.postMessage({ number, picture } satisfies Delivery, [picture.file.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ number, at: callsOf(error) } satisfies Delivery);
  }
};

/** The calls that led to an error: its stack without its message. */
const callsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '').replace(`${error}\n`, '') : '');

lowerThreadPriority();
parentPort?.on('message', limitConcurrency<RenderTask>(MAX_CONCURRENT, answer));

/** What the thread does: each thing it is asked for, and the others while one of them is encoded. */
import { parentPort } from 'node:worker_threads';
import { doTask } from './tasks.ts';
import type { Delivery, Order } from './thread.ts';

const answer = async ({ number, task }: Order): Promise<void> => {
  try {
    const picture = await doTask(task);
    parentPort?.postMessage({ number, picture } satisfies Delivery, [picture.file.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ number, at: callsOf(error) } satisfies Delivery);
  }
};

/** The calls that led to an error: its stack without its message. */
const callsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '').replace(`${error}\n`, '') : '');

parentPort?.on('message', (order: Order) => void answer(order));

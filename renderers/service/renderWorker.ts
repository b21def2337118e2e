import { Worker } from 'node:worker_threads';
import type { Picture } from '../request/picture.ts';
import type { Task } from './tasks.ts';

/** The messages to the thread and back, matched by a number. */
export interface RenderTask {
  readonly number: number;
  readonly task: Task;
}

export type Delivery =
  | { readonly number: number; readonly picture: Picture }
  /** The task threw: its stack without the message, which may quote a view. */
  | { readonly number: number; readonly at: string };

/** A thread that paints. Several requests may wait at the same time. When the thread ends, all waiting requests are rejected. */
export interface WorkerHandle {
  paint(task: Task): Promise<Picture>;
  isOver(): boolean;
  end(): Promise<void>;
}

/** Timeout for a thread that hangs: the maximum time without any reply while a request waits. */
const SILENT_MS = 60_000;

/** Starts a thread on plain JavaScript. It keeps the process alive only while a request waits. */
export const startWorker = (script: URL): WorkerHandle => {
  const worker = new Worker(script, { execArgv: ['--enable-source-maps'] });
  worker.unref();
  const waiting = new Map<number, { readonly done: (picture: Picture) => void; readonly failed: (error: Error) => void }>();
  let isOver = false;
  let number = 0;
  let fence: NodeJS.Timeout | undefined;

  const watch = (): void => {
    clearTimeout(fence);
    if (waiting.size === 0) {
      worker.unref();
      return;
    }
    worker.ref();
    fence = setTimeout(() => void end('no reply before the timeout'), SILENT_MS);
  };
  const finish = (why: string, cause?: unknown): void => {
    isOver = true;
    for (const { failed } of waiting.values()) failed(new Error(`render thread ended: ${why}`, { cause }));
    waiting.clear();
    watch();
  };
  const end = async (why = 'the renderer is closing'): Promise<void> => {
    finish(why);
    await worker.terminate();
  };

  worker.on('message', (delivery: Delivery) => {
    const asker = waiting.get(delivery.number);
    waiting.delete(delivery.number);
    watch();
    if ('picture' in delivery) asker?.done(delivery.picture);
    else asker?.failed(notPainted(delivery.at));
  });
  worker.on('error', (error) => finish('it threw', error));
  worker.on('exit', () => finish('it ended'));

  return {
    paint: (task) =>
      new Promise((done, failed) => {
        number += 1;
        worker.postMessage({ number, task } satisfies RenderTask);
        waiting.set(number, { done, failed });
        // A request that joins others does not restart the timeout.
        if (waiting.size === 1) watch();
      }),
    isOver: () => isOver,
    end,
  };
};

const notPainted = (at: string): Error => {
  const error = new Error('the picture could not be painted');
  error.stack = `${error}\n${at}`;
  return error;
};

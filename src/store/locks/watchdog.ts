import { Worker } from 'node:worker_threads';
import { releaseId, type Watch } from '#matches/index.ts';

/** A fold or decision takes some milliseconds; one that exceeds this limit is assumed never to end. */
const LIMIT_MS = 2_000;

/** Keeps one match from blocking a process for all others. */
export interface Watchdog {
  readonly watch: Watch;
  close(): Promise<void>;
}

/**
 * Watches the synchronous work of this thread from another one. If a match exceeds the limit, and the machine was not merely
 * suspended, quarantines the match in the database and kills the process, for its supervisor to restart. Nothing is lost.
 */
export const openWatchdog = (url: string, limitMs = LIMIT_MS): Watchdog => {
  /** The match being worked on, or 0; and the number of calls so far. */
  const seen = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(new URL(import.meta.resolve('#store/locks/watchdogThread.js')), {
    workerData: { url, limitMs, seen, release: releaseId() },
  });
  thread.unref();
  let isOver = false;
  thread.on('error', (error) => {
    if (!isOver) throw new Error('The watchdog thread has ended.', { cause: error });
  });
  return {
    watch: (match, act) => {
      Atomics.add(seen, 1, 1);
      Atomics.store(seen, 0, match);
      try {
        return act();
      } finally {
        Atomics.store(seen, 0, 0);
      }
    },
    close: async () => {
      isOver = true;
      await thread.terminate();
    },
  };
};

import { Worker } from 'node:worker_threads';
import { releaseId, type Watch } from '#matches/index.ts';

/** A fold or a decision takes some milliseconds; one that takes longer than this has no end. */
const LIMIT_MS = 2_000;

/** Sees to it that no match can keep a process from all others. */
export interface Watchdog {
  readonly watch: Watch;
  close(): Promise<void>;
}

/**
 * Watches from a thread of its own what this one does without a pause: where that takes longer than the limit, and is no mere
 * standstill of the machine, the match is set aside in the database, and the process ends at once, for whoever keeps it up to start
 * it again. Nothing is lost by that: it is as if it had been killed.
 */
export const openWatchdog = (url: string, limitMs = LIMIT_MS): Watchdog => {
  /** The match that is at work, 0 where none is; and how many times any was. */
  const seen = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(new URL(import.meta.resolve('#store/locks/watchdogThread.js')), {
    workerData: { url, limitMs, seen, release: releaseId() },
  });
  thread.unref();
  let isOver = false;
  thread.on('error', (error) => {
    if (!isOver) throw new Error('The watchdog has ended.', { cause: error });
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

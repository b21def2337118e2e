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
 * Watches the synchronous work of this thread from another one. If a match takes longer than the limit, and the machine wasn't
 * merely suspended, sets the match aside in the database and ends the process, for its supervisor to restart. Nothing is lost:
 * it is as if the process had been killed.
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

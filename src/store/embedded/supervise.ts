import { setTimeout as wait } from 'node:timers/promises';
import { createRestartPolicy } from './restartPolicy.ts';

/** A server that is restarted when it dies. */
export interface Supervised {
  isRunning(): Promise<boolean>;
  /** Tries once to start it. If several processes try at once, one succeeds, and all find it running. */
  start(): Promise<void>;
  /** Called when it is found dead, and when it runs again. */
  readonly warn: (message: string) => void;
  /** Called once, when it cannot be kept running; then supervision ends. */
  readonly onGivenUp: () => void;
}

/** Virtual in tests. */
interface Timing {
  /** Returns monotonic milliseconds. */
  now(): number;
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}

const REAL: Timing = { now: () => performance.now(), pause: (ms, signal) => wait(ms, undefined, { signal, ref: false }) };

/** Interval between two checks. */
const CHECK_MS = 1_000;

/**
 * Checks every second whether a server is running, and restarts it if not. Returns a function that ends the supervision, after
 * any start in progress, so that nothing is started afterwards.
 */
export const supervise = (server: Supervised, { now, pause }: Timing = REAL): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const nextPause = createRestartPolicy(now);

  /** Returns whether the server runs again. */
  const restart = async (): Promise<boolean> => {
    server.warn('PostgreSQL is not running: starting it again.');
    while (!(await server.isRunning())) {
      const pauseMs = nextPause();
      if (pauseMs === undefined) return false;
      await pause(pauseMs, signal);
      signal.throwIfAborted();
      if (!(await server.isRunning())) await server.start();
    }
    server.warn('PostgreSQL is running again.');
    return true;
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if (!(await server.isRunning()) && !(await restart())) return server.onGivenUp();
      await pause(CHECK_MS, signal);
    }
  };

  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return async () => {
    stopping.abort();
    await watching;
  };
};

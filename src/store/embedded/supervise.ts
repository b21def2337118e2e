import { setTimeout as wait } from 'node:timers/promises';
import { createRestartPolicy } from './restartPolicy.ts';

/** A server that is kept running. */
export interface Supervised {
  isRunning(): Promise<boolean>;
  /** Tries once to start it. Several processes may try at the same moment: one of them succeeds, and all find it running. */
  start(): Promise<void>;
  /** Told when it is found dead, and when it runs again. */
  readonly warn: (message: string) => void;
  /** Called once, when it cannot be kept running: supervision is over then. */
  readonly onGivenUp: () => void;
}

/** Virtual in tests. */
interface Timing {
  /** Milliseconds that never go back. */
  now(): number;
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}

const REAL: Timing = { now: () => performance.now(), pause: (ms, signal) => wait(ms, undefined, { signal, ref: false }) };

/** How often the server is looked at. */
const LOOK_MS = 1_000;

/**
 * Looks every second whether a server runs, and starts it again when it does not. Answers how to end that; it ends once a start
 * that is under way is over, so that nothing is started any more afterwards.
 */
export const supervise = (server: Supervised, { now, pause }: Timing = REAL): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const nextPause = createRestartPolicy(now);

  /** Whether it runs again. */
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
      await pause(LOOK_MS, signal);
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

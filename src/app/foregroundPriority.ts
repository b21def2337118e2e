/** Gives interactions priority over background jobs on the shared event loop. */
export interface ForegroundPriority {
  /** Runs work that a user waits for. */
  runForeground<Made>(act: () => Promise<Made>): Promise<Made>;
  /** Resolves when no foreground work runs, or after `MAX_WAIT_MS`, so that constant traffic can't starve background jobs. */
  untilIdle(): Promise<void>;
}

/** Right after a start, interactions arrive faster than they are answered. Measured: that is over by then. */
const MAX_WAIT_MS = 1_000;
/** Polling interval. Waking all waiting jobs at once would delay the next interaction. */
const LOOK_MS = 10;

export const createForegroundPriority = (): ForegroundPriority => {
  let waiting = 0;
  return {
    runForeground: async (act) => {
      waiting += 1;
      try {
        return await act();
      } finally {
        waiting -= 1;
      }
    },
    untilIdle: async () => {
      for (let gaveWayMs = 0; waiting > 0 && gaveWayMs < MAX_WAIT_MS; gaveWayMs += LOOK_MS) await pause(LOOK_MS);
    },
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Right after a start, interactions arrive faster than they get replies. Measured: that is over within this time. */
const MAX_WAIT_MS = 1_000;
/** Polling interval. Waking all waiting jobs at once would delay the next interaction. */
const POLL_MS = 10;

/** Gives interactions priority over background jobs on the shared event loop. */
export const createForegroundPriority = () => {
  let running = 0;
  return {
    /** Runs work that a user waits for. */
    runForeground: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
    /** Resolves when no foreground work runs, or after `MAX_WAIT_MS`, so that constant traffic can't starve background jobs. */
    untilIdle: async (): Promise<void> => {
      for (let waitedMs = 0; running > 0 && waitedMs < MAX_WAIT_MS; waitedMs += POLL_MS) await pause(POLL_MS);
    },
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

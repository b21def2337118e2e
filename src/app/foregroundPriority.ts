/** Whoever waits for an answer goes before what is told of itself, where one thread does both. */
export interface ForegroundPriority {
  /** Does what somebody waits for. */
  runForeground<Made>(act: () => Promise<Made>): Promise<Made>;
  /** Ends when nobody waits, or after `MOST_MS`: where people ask on and on, all is told none the less. */
  untilIdle(): Promise<void>;
}

/** Right after a start people ask faster than they are answered: by measurement, that is over by then. */
const MAX_WAIT_MS = 1_000;
/** How often those who give way look again. Were they let go by a signal, all would begin at once, and hold up who comes next. */
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

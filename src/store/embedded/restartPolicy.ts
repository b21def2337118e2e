/** How many starts within the window may fail to keep a server running. */
export const MAX_STARTS = 5;
const WINDOW_MS = 5 * 60_000;
/** Before each start, by how many there were within the window: all of them together are a matter of seconds. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000] as const satisfies { readonly length: typeof MAX_STARTS };

/**
 * How long to wait before a server that has died is started again, in milliseconds; `undefined` where five starts in five minutes
 * have not kept it running. Each call counts as a start. `now`: milliseconds that never go back.
 */
export const createRestartPolicy = (now: () => number): (() => number | undefined) => {
  let starts: readonly number[] = [];
  return () => {
    starts = starts.filter((at) => at > now() - WINDOW_MS);
    const pauseMs = PAUSES_MS[starts.length];
    if (pauseMs !== undefined) starts = [...starts, now() + pauseMs];
    return pauseMs;
  };
};

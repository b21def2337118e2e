/** Maximum number of starts within the window. */
export const MAX_STARTS = 5;
const WINDOW_MS = 5 * 60_000;
/** The pause before each start, by the number of starts within the window. All of them together take seconds. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000] as const satisfies { readonly length: typeof MAX_STARTS };

/**
 * Returns a function that returns the milliseconds to wait before a dead server is restarted; `undefined` after five starts in
 * five minutes. Each call counts as a start. `now` returns monotonic milliseconds.
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

/** Maximum times at shutdown: for running interactions, then for running jobs, then for closing everything. */
export const SHUTDOWN_TIMEOUTS = { interactionsMs: 5_000, jobsMs: 15_000, closingMs: 15_000 } as const;

/** When the bot stops: how long interactions under way may take to be answered, then jobs under way to end, then all to be closed. */
export const SHUTDOWN_TIMEOUTS = { interactionsMs: 5_000, jobsMs: 15_000, closingMs: 15_000 } as const;

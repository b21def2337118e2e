import type { Log } from '#discord/command/services.ts';

/** A logger that discards everything. */
export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

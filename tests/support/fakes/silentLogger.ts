import type { Log } from '#discord/command/services.ts';

/** A log that nobody reads. */
export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

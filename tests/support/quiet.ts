import type { Log } from '#discord/services.ts';

/** A log that nobody reads. */
export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

import type { Log } from '#discord/command/services.ts';
import { StoreUnavailable } from '#matches/index.ts';

/** If Discord is slow for this many, the others wait. */
const MAX_CONCURRENT = 4;

/**
 * Calls `act` on each item, a few at a time. A failure is logged with the message `failed`, and the others go on. Only
 * `StoreUnavailable` stops the rest, and is thrown after the calls in progress.
 */
export const forEachConcurrently = async <One>(
  log: Log,
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
  failed: string,
): Promise<void> => {
  const remaining = all.values();
  const worker = async (): Promise<void> => {
    for (const one of remaining) {
      await act(one).catch((err: unknown) => {
        if (err instanceof StoreUnavailable) throw err;
        log.error({ err }, failed);
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: MAX_CONCURRENT }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};

import type { Log } from '#discord/command/services.ts';
import { StoreUnavailable } from '#matches/index.ts';

/** Maximum number in progress: if Discord is slow for that many, the others wait. */
const AT_ONCE = 4;

/**
 * Does something about each, a few at a time. One that takes long keeps no other waiting, and one that fails is written down as `failed`.
 * Only with the database away all of it ends, when what is under way has.
 */
export const forEachConcurrently = async <One>(
  log: Log,
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
  failed: string,
): Promise<void> => {
  const left = all.values();
  const inTurn = async (): Promise<void> => {
    for (const one of left) {
      await act(one).catch((err: unknown) => {
        if (err instanceof StoreUnavailable) throw err;
        log.error({ err }, failed);
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, inTurn));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};

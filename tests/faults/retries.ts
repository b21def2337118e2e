import { setTimeout as pass } from 'node:timers/promises';
import { type Stores, StoreUnavailable } from '#matches/index.ts';

const LOOK_MS = 40;

/** Twice the time requests are paused after four general refusals: 5, 10, 20 and 40 seconds. */
const RETRY_AFTER_MS = 180_000;

/** Polls `look` until it returns a value, for effects of other processes. Fails with `what` on timeout. */
export const eventually = async <T>(look: () => Promise<T | undefined>, what: string, withinMs = RETRY_AFTER_MS): Promise<T> => {
  const until = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > until) throw new Error(`Timed out waiting for: ${what}.`);
    await pass(LOOK_MS);
  }
};

const CODES: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03'];

const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  (error instanceof Error &&
    (('code' in error && CODES.includes(error.code)) || /Connection terminated|not queryable/.test(error.message)));

/** Retries while the database is away. */
export const retryUntilAvailable = async <T>(act: () => Promise<T>): Promise<T> => {
  const attempt = async (): Promise<{ readonly made: T } | undefined> => {
    try {
      return { made: await act() };
    } catch (error) {
      if (!isAway(error)) throw error;
      return undefined;
    }
  };
  return (await eventually(attempt, 'the database is back')).made;
};

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const patient = <Store extends object>(store: Store): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, method]) => [
      name,
      (...args: readonly unknown[]) => retryUntilAvailable(() => (method as Method)(...args)),
    ]),
  ) as Store;

/** Stores whose reads are retried while the database is away. */
export const retryingStores = (stores: Stores): Stores =>
  Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [name, typeof store === 'object' ? patient(store as object) : store]),
  ) as unknown as Stores;

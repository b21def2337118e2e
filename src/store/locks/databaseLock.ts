import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { orUnavailable } from '../connection/connectionErrors.ts';
import { LOCKS } from './locks.ts';

/** How long to wait for the lock: the connection of a process that was just killed takes a moment to close. */
const LOCK_TIMEOUT = '5s';
/** Interval between attempts to lock a database again after the connection was lost. */
const RETRY_MS = 1_000;

/** Another process has locked the database. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked';
}

/**
 * Locks a database until the returned function is called or the process ends. Throws `DatabaseLocked` if another process holds
 * the lock, and `StoreUnavailable`. The lock is advisory: it does not stop other clients from connecting. After a lost
 * connection the lock is taken again; `onLost` is called if another process was faster.
 */
export const lockDatabase = async (url: string, onLost: (error: DatabaseLocked) => void): Promise<() => Promise<void>> => {
  const released = new AbortController();
  const { signal } = released;
  let client = await orUnavailable(acquire(url));

  const reacquire = async (): Promise<pg.Client | undefined> => {
    while (!signal.aborted) {
      const result = await acquire(url).catch((error: unknown) => error);
      if (result instanceof pg.Client) return result;
      if (result instanceof DatabaseLocked) {
        onLost(result);
        return undefined;
      }
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    return undefined;
  };
  const keepLocked = async (): Promise<void> => {
    while (!signal.aborted) {
      await new Promise<void>((resolve) => client.once('end', resolve));
      const next = signal.aborted ? undefined : await reacquire();
      if (next === undefined) return;
      client = next;
    }
    await client.end();
  };

  const locked = keepLocked();
  return async () => {
    released.abort();
    await client.end();
    await locked;
  };
};

const acquire = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.sandbox]);
    return client;
  } catch (error) {
    await client.end();
    throw (error as { code?: string }).code === '55P03' ? new DatabaseLocked() : error;
  }
};

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { orUnavailable } from '../connection/connectionErrors.ts';
import { LOCKS } from './locks.ts';

/** A holder that was killed just now may take a moment to go. */
const PATIENCE = '5s';
/** Between attempts to hold a database again that has gone away. */
const RETRY_MS = 1_000;

/** Somebody else holds the database. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked';
}

/**
 * Holds a database, until what it answers is called or the process ends; meanwhile nobody else can hold it. Throws `DatabaseHeld`
 * when somebody does, and `StoreUnavailable`. It keeps out who asks, not who merely connects. A database that goes away is held again once it is back;
 * `onLost` is called where another holder was faster.
 */
export const lockDatabase = async (url: string, onLost: (error: DatabaseLocked) => void): Promise<() => Promise<void>> => {
  const released = new AbortController();
  const { signal } = released;
  let client = await orUnavailable(hold(url));

  const holdAgain = async (): Promise<pg.Client | undefined> => {
    while (!signal.aborted) {
      const held = await hold(url).catch((error: unknown) => error);
      if (held instanceof pg.Client) return held;
      if (held instanceof DatabaseLocked) {
        onLost(held);
        return undefined;
      }
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    return undefined;
  };
  const keepHolding = async (): Promise<void> => {
    while (!signal.aborted) {
      await new Promise<void>((resolve) => client.once('end', resolve));
      const next = signal.aborted ? undefined : await holdAgain();
      if (next === undefined) return;
      client = next;
    }
    await client.end();
  };

  const holding = keepHolding();
  return async () => {
    released.abort();
    await client.end();
    await holding;
  };
};

const hold = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${PATIENCE}'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.holding]);
    return client;
  } catch (error) {
    await client.end();
    throw (error as { code?: string }).code === '55P03' ? new DatabaseLocked() : error;
  }
};

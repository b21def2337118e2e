import pg from 'pg';
import { LOCKS } from './locks.ts';

/** A holder that was killed just now may take a moment to go. */
const PATIENCE = '5s';

/** Somebody else holds the database. */
export class DatabaseHeld extends Error {
  override readonly name = 'DatabaseHeld';
}

/**
 * Holds a database, until what it answers is called or the process ends; meanwhile nobody else can hold it. Throws `DatabaseHeld`
 * when somebody does. It keeps out who asks, not who merely connects.
 */
export const holdDatabase = async (url: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${PATIENCE}'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.holding]);
  } catch (error) {
    await client.end();
    throw (error as { code?: string }).code === '55P03' ? new DatabaseHeld() : error;
  }
  return () => client.end();
};

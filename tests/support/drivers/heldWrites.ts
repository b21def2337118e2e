import pg from 'pg';
import { vi } from 'vitest';
import { sql } from '../setup/postgres.ts';

/** Resolves once a write to the log is blocked. */
const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  AND query LIKE 'INSERT INTO "public"."Event"%'`;

/**
 * Blocks writes to the log of a database during `meanwhile`; everything else continues. `meanwhile` is passed a function that waits for a
 * blocked write.
 */
export const withLogHeld = async (url: string, meanwhile: (isTried: () => Promise<void>) => Promise<void>): Promise<void> => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE "Event" IN SHARE MODE');
    const tried = async (): Promise<boolean> => (await sql(url, WAITING)).rowCount !== 0;
    await meanwhile(() => vi.waitUntil(tried, { interval: 50, timeout: 60_000 }).then(() => undefined));
  } finally {
    await holder.end();
  }
};

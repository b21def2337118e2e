import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { withDatabase } from '../connection/withDatabase.ts';
import { LOCKS } from '../locks/locks.ts';

/** The migrations of this release. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('#root/package.json')), 'prisma/migrations');

/** The database has migrations that this release does not know: a newer release made it. */
export class DatabaseNewerThanCode extends Error {
  override readonly name = 'DatabaseNewerThanCode';

  constructor(unknown: readonly string[]) {
    super(`The database was made by a newer release (it holds ${unknown.join(', ')}). Start that release, or restore a backup.`);
  }
}

/**
 * Applies the missing migrations of `folder`, up to `through`, each in its own transaction. Concurrent calls wait for each other.
 * Throws `DatabaseNewerThanCode`, and when a migration fails; a failed migration changes nothing.
 * Writes the same rows as `prisma migrate deploy`, so that either can continue the other's work.
 */
export const migrate = async (url: string, folder = FOLDER, through?: string): Promise<void> => {
  const names = (await migrationNames(folder)).filter((name) => through === undefined || name <= through);
  await withDatabase(url, async (database) => {
    await database.query('SELECT pg_advisory_lock($1)', [LOCKS.migrating]);
    const applied = await appliedTo(database);
    const unknown = applied.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown);
    for (const name of names) if (!applied.includes(name)) await apply(database, name, await scriptOf(folder, name));
  });
};

/** Creates the table exactly as Prisma does. */
const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** Returns the names of the migrations applied to a database, oldest first. Creates the table if it is missing. */
const appliedTo = async (database: pg.Client): Promise<readonly string[]> => {
  const { rows: tables } = await database.query(`SELECT to_regclass('_prisma_migrations') AS history`);
  if (tables[0]?.history === null) await database.query(HISTORY);
  const { rows } = await database.query(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS "isDone" FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  // Earlier releases left a row, and nothing else, of a migration that failed.
  if (rows.some(({ isDone }) => !isDone)) await database.query('DELETE FROM "_prisma_migrations" WHERE finished_at IS NULL');
  return rows.filter(({ isDone }) => isDone).map(({ name }) => name);
};

const apply = async (database: pg.Client, name: string, script: string): Promise<void> => {
  try {
    await database.query('BEGIN');
    await database.query(script);
    await database.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), $1, $2, clock_timestamp(), 1)`,
      [createHash('sha256').update(script).digest('hex'), name],
    );
    await database.query('COMMIT');
  } catch (cause) {
    await database.query('ROLLBACK').catch(() => {});
    throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
};

/** Returns the names of the migrations in a folder, oldest first. */
export const migrationNames = async (folder = FOLDER): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
};

/** Returns the SQL of the migrations after `through`, oldest first. */
export const migrationsAfter = async (through: string): Promise<readonly string[]> =>
  Promise.all((await migrationNames()).filter((name) => name > through).map((name) => scriptOf(FOLDER, name)));

const scriptOf = (folder: string, name: string): Promise<string> => readFile(join(folder, name, 'migration.sql'), 'utf8');

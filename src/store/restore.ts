import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { RESTORED, restoredText } from '#matches/index.ts';
import { BackupFailed, damaged, fileOf, type KeptTable, type Manifest, readBackup } from './backupFolder.ts';
import { migrate, migrationsAfter } from './migrate.ts';
import { appliedMigrations, columnsOf, holdsRows, inOrderOfReference, ownTables, quoted, withDatabase } from './tables.ts';

/** What has been restored. */
export interface Restored {
  readonly manifest: Manifest;
  /** Matches that are not over: each will be told. */
  readonly live: number;
}

/**
 * Brings a backup into a database that holds nothing yet, all of it or nothing, then its tables up to date; and leaves word for the
 * bot that every match that is not over is to be told. Throws `BackupFailed`, and no table has a row then.
 */
export const restore = async (url: string, folder: string): Promise<Restored> => {
  const manifest = await readBackup(folder);
  await withDatabase(url, (database) => refuseUnlessEmpty(database, manifest));
  const newest = manifest.migrations.at(-1) ?? '';
  await migrate(url, undefined, newest);
  const live = await withDatabase(url, async (database) => {
    await refuseUnlessFitting(database, manifest);
    await database.query('BEGIN');
    const matches = await bringBack(database, folder, manifest);
    await tryMigrations(database, newest);
    await database.query('COMMIT');
    return matches;
  });
  await migrate(url);
  return { manifest, live };
};

const refuseUnlessEmpty = async (database: pg.Client, { migrations }: Manifest): Promise<void> => {
  const newer = (await appliedMigrations(database)).filter((name) => !migrations.includes(name));
  if (newer.length > 0) {
    throw new BackupFailed(
      `The database is newer than the backup (it holds ${newer.join(', ')}). Make a new, empty one: it is brought up to date by itself.`,
    );
  }
  if (await holdsRows(database)) {
    throw new BackupFailed(
      'The database is not empty, and nothing in it is overwritten. Stop every bot that uses it, then let DATABASE_URL name a new, empty one; for the built-in one, move the folder postgres in TRIREME_DATA away.',
    );
  }
};

/** Refuses a backup that does not hold exactly the tables and columns that its migrations have made. */
const refuseUnlessFitting = async (database: pg.Client, { tables }: Manifest): Promise<void> => {
  const names = await ownTables(database);
  if (!isDeepStrictEqual(tables.map(({ name }) => name).sort(), [...names].sort()))
    throw damaged('not all of its tables are there');
  for (const { name, columns } of tables) {
    const known = await columnsOf(database, name);
    if (!isDeepStrictEqual([...columns].sort(), [...known].sort()))
      throw damaged(`${name} has not the columns that it should have`);
  }
};

/** Answers how many matches are not over. */
const bringBack = async (database: pg.Client, folder: string, manifest: Manifest): Promise<number> => {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const name of await inOrderOfReference(database, [...tables.keys()])) {
    const table = tables.get(name);
    if (table !== undefined) await fill(database, folder, table);
  }
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM "Match" WHERE status IN ('lobby', 'playing', 'setAside') ORDER BY id`,
  );
  const matches = rows.map(({ id }) => id);
  await database.query(
    `INSERT INTO "Setting" (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [RESTORED, restoredText({ to: manifest.takenAt, matches })],
  );
  return matches.length;
};

const fill = async (database: pg.Client, folder: string, { name, columns, rows }: KeptTable): Promise<void> => {
  const into = database.query(copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(fileOf(folder, name)), into).catch(notFitting(`the rows of ${name} do not fit`));
  if (into.rowCount !== rows) throw damaged(`${name} holds ${into.rowCount} rows in place of ${rows}`);
};

/** Migrates as far as it goes and back again: rows that cannot be brought up to date must be found before they are kept. */
const tryMigrations = async (database: pg.Client, through: string): Promise<void> => {
  await database.query('SAVEPOINT restored');
  for (const script of await migrationsAfter(through)) {
    await database.query(script).catch(notFitting('its rows cannot be brought up to date'));
  }
  await database.query('ROLLBACK TO SAVEPOINT restored');
};

/** Values and rows that PostgreSQL does not take are the backup's fault. What it says of them may hold secrets. */
const notFitting = (reason: string) => (error: unknown) => {
  const isFault = error instanceof pg.DatabaseError && /^(22|23|54)/u.test(error.code ?? '');
  throw isFault ? damaged(`${reason} (${[error.code, error.constraint].filter(Boolean).join(' ')})`) : error;
};

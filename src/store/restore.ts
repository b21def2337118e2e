import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { RESTORED, restoredText } from '#matches/index.ts';
import { BackupFailed, fileOf, type KeptTable, type Manifest, readBackup } from './backupFolder.ts';
import { migrate, migrationNames } from './migrate.ts';
import { appliedMigrations, columnsOf, inOrderOfReference, ownTables, quoted } from './tables.ts';

/** What has been restored. */
export interface Restored {
  readonly manifest: Manifest;
  /** Matches that are not over: each will be told. */
  readonly live: number;
}

/**
 * Brings a backup into a database that holds nothing yet, all of it or nothing, then its tables up to date; and leaves word for the
 * bot that every match that is not over is to be told. Throws `BackupFailed`, and changes nothing then.
 */
export const restore = async (url: string, folder: string): Promise<Restored> => {
  const manifest = await readBackup(folder);
  const newest = manifest.migrations.at(-1);
  const unknown = await unknownTo(await migrationNames(), manifest);
  if (newest === undefined || unknown.length > 0) {
    throw new BackupFailed(`The backup was made by a newer release (it holds ${unknown.join(', ')}). Restore it with that one.`);
  }
  await withDatabase(url, (database) => refuseUnlessEmpty(database, manifest));
  await migrate(url, undefined, newest);
  const live = await withDatabase(url, (database) => bringBack(database, folder, manifest));
  await migrate(url);
  return { manifest, live };
};

const unknownTo = async (known: readonly string[], { migrations }: Manifest): Promise<readonly string[]> =>
  migrations.filter((name) => !known.includes(name));

const withDatabase = async <T>(url: string, act: (database: pg.Client) => Promise<T>): Promise<T> => {
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  database.on('error', () => {});
  await database.connect();
  try {
    return await act(database);
  } finally {
    await database.end();
  }
};

const refuseUnlessEmpty = async (database: pg.Client, { migrations }: Manifest): Promise<void> => {
  const newer = (await appliedMigrations(database)).filter((name) => !migrations.includes(name));
  if (newer.length > 0) {
    throw new BackupFailed(
      `The database is newer than the backup (it holds ${newer.join(', ')}). Make a new, empty one: it is brought up to date by itself.`,
    );
  }
  for (const table of await ownTables(database)) {
    const { rowCount } = await database.query(`SELECT FROM ${quoted(table)} LIMIT 1`);
    if (rowCount !== 0) {
      throw new BackupFailed(
        'The database is not empty. Stop every bot that uses it, and let DATABASE_URL name a new, empty one: nothing is overwritten.',
      );
    }
  }
};

/** Answers how many matches are not over. */
const bringBack = async (database: pg.Client, folder: string, manifest: Manifest): Promise<number> => {
  await database.query('BEGIN');
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  await refuseUnknown(database, manifest);
  for (const name of await inOrderOfReference(database, [...tables.keys()])) {
    const table = tables.get(name);
    if (table !== undefined) await fill(database, folder, table).catch(asBackupFailed(name));
  }
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM "Match" WHERE status IN ('lobby', 'playing', 'setAside') ORDER BY id`,
  );
  const matches = rows.map(({ id }) => id);
  await database.query(
    `INSERT INTO "Setting" (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [RESTORED, restoredText({ to: manifest.takenAt, matches })],
  );
  await database.query('COMMIT');
  return matches.length;
};

/** Only tables and columns that its own migrations make are written. */
const refuseUnknown = async (database: pg.Client, { tables }: Manifest): Promise<void> => {
  const known = await ownTables(database);
  for (const { name, columns } of tables) {
    const there = known.includes(name) ? await columnsOf(database, name) : [];
    const unknown = columns.filter((column) => !there.includes(column));
    if (unknown.length > 0 || new Set(columns).size < columns.length) {
      throw new BackupFailed(`The backup is damaged: no release has such a table ${name}. Restore another one.`);
    }
  }
};

const asBackupFailed =
  (name: string) =>
  (error: unknown): never => {
    const isOfRows = error instanceof pg.DatabaseError && /^(2[123]|54)/u.test(error.code ?? '');
    if (!isOfRows) throw error;
    const why = [error.code, error.constraint].filter((part) => part !== undefined).join(', ');
    throw new BackupFailed(`The backup is damaged: rows of ${name}.copy do not fit its table (${why}). Restore another one.`);
  };

const fill = async (database: pg.Client, folder: string, { name, columns, rows }: KeptTable): Promise<void> => {
  const into = database.query(copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(fileOf(folder, name)), into);
  if (into.rowCount !== rows) throw new BackupFailed(`Of ${name} ${into.rowCount} rows came back in place of ${rows}.`);
};

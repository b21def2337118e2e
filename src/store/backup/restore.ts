import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { RESTORED, restoredText } from '#matches/index.ts';
import { withDatabase } from '../connection/withDatabase.ts';
import { migrate, migrationsAfter } from '../migrations/migrate.ts';
import { BackupFailed, damaged, fileOf, type Manifest, readBackup, type TableManifest } from './backupFolder.ts';
import { appliedMigrations, columnsOf, inOrderOfReference, isOurTable, ownTables, quoted } from './tables.ts';

export interface RestoreResult {
  readonly manifest: Manifest;
  /** The number of matches that are not over; the restore will be announced in each. */
  readonly live: number;
}

/**
 * Restores a backup into an empty database, completely or not at all, and migrates it to this release. Leaves a notice for the
 * bot to announce the restore in every match that is not over. Throws `BackupFailed`; then all tables are empty.
 */
export const restore = async (url: string, folder: string): Promise<RestoreResult> => {
  const manifest = await readBackup(folder);
  await withDatabase(url, (database) => refuseUnlessEmpty(database, manifest));
  await migrate(url, undefined, newestOf(manifest));
  const live = await withDatabase(url, (database) => restoreRows(database, folder, manifest));
  await migrate(url);
  return { manifest, live };
};

/** Returns the last migration of a backup. */
const newestOf = ({ migrations }: Manifest): string => migrations.at(-1) ?? '';

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
        'The database is not empty, and nothing in it is overwritten. Stop every bot that uses it, then let DATABASE_URL name a new, empty one; for the built-in one, move the folder postgres in TRIREME_DATA away.',
      );
    }
  }
};

/** Returns the number of matches that are not over. */
const restoreRows = async (database: pg.Client, folder: string, manifest: Manifest): Promise<number> => {
  await database.query('BEGIN');
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  await refuseUnknown(database, manifest);
  for (const name of await inOrderOfReference(database, [...tables.keys()])) {
    const table = tables.get(name);
    if (table !== undefined)
      await fill(database, folder, table).catch(asBackupFailed(`rows of ${name}.copy do not fit its table`));
  }
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM "Match" WHERE status IN ('lobby', 'playing', 'setAside') ORDER BY id`,
  );
  const matches = rows.map(({ id }) => id);
  await database.query(
    `INSERT INTO "Setting" (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [RESTORED, restoredText({ to: manifest.takenAt, matches })],
  );
  await tryMigrations(database, manifest);
  await database.query('COMMIT');
  return matches.length;
};

/** Refuses a backup whose tables and columns are not exactly those of its migrations. */
const refuseUnknown = async (database: pg.Client, { tables }: Manifest): Promise<void> => {
  const missing = (await ownTables(database)).filter((name) => isOurTable(name) && !tables.some((table) => table.name === name));
  if (missing.length > 0) throw damaged(`it leaves out ${missing.join(', ')}`);
  for (const { name, columns } of tables) {
    const there = await columnsOf(database, name);
    if (isDeepStrictEqual([...columns].sort(), [...there].sort())) continue;
    throw damaged(`no release has such a table ${name}`);
  }
};

/** Runs the newer migrations and rolls them back, so that rows they cannot migrate are found before anything is committed. */
const tryMigrations = async (database: pg.Client, manifest: Manifest): Promise<void> => {
  await database.query('SAVEPOINT restored');
  for (const script of await migrationsAfter(newestOf(manifest))) {
    await database.query(script).catch(asBackupFailed('its rows cannot be brought up to date'));
  }
  await database.query('ROLLBACK TO SAVEPOINT restored');
};

/** Leaves out PostgreSQL's message, because it may quote secrets from the rows it rejected. */
const asBackupFailed =
  (reason: string) =>
  (error: unknown): never => {
    const isOfRows = error instanceof pg.DatabaseError && /^(2[123]|54)/u.test(error.code ?? '');
    if (!isOfRows) throw error;
    throw damaged(`${reason} (${[error.code, error.constraint].filter((part) => part !== undefined).join(', ')})`);
  };

const fill = async (database: pg.Client, folder: string, { name, columns, rows }: TableManifest): Promise<void> => {
  const into = database.query(copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(fileOf(folder, name)), into);
  if (into.rowCount !== rows) throw new BackupFailed(`Of ${name} ${into.rowCount} rows came back in place of ${rows}.`);
};

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isUnreachable } from '../connection/connectionErrors.ts';
import { withDatabase } from '../connection/withDatabase.ts';
import { migrationNames } from '../migrations/migrate.ts';
import { BackupFailed, fileOf, MANIFEST, type Manifest, type TableManifest } from './backupFolder.ts';
import { appliedMigrations, columnsOf, isOurTable, ownTables, quoted } from './tables.ts';

/** Readable by the operator only, because a backup holds the secrets of matches. */
const FOR_OWNER = { folder: 0o700, file: 0o600 };

/** Created first, to claim the folder, and renamed to the manifest at the end. */
const DRAFT = `${MANIFEST}.draft`;

/**
 * Writes a snapshot of all our tables to a folder, which must be empty or missing, while the bot keeps running. `of`: the name
 * of the database, where there are several. Throws `BackupFailed`; then nothing is left behind.
 */
export const backup = (url: string, folder: string, of?: string): Promise<Manifest> =>
  withDatabase(url, async (database) => {
    await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await database.query<{ now: Date }>('SELECT now()');
    const migrations = await appliedMigrations(database);
    if (migrations.length === 0) throw new BackupFailed('There is nothing to back up: no bot has ever used this database.');
    const names = await tablesToBackUp(database, migrations);
    return await inEmptyFolder(folder, async () => {
      const tables: TableManifest[] = [];
      for (const name of names) tables.push(await copyTable(database, folder, name));
      const takenAt = (rows[0]?.now ?? new Date()).toISOString();
      const manifest: Manifest = { format: 1, takenAt, migrations, tables, ...(of !== undefined && { of }) };
      await writeFile(join(folder, DRAFT), `${JSON.stringify(manifest, undefined, 2)}\n`);
      await rename(join(folder, DRAFT), join(folder, MANIFEST));
      return manifest;
    });
  });

/** Returns the tables to back up: ours only, because a restore accepts no others; all, if a newer release made the database. */
const tablesToBackUp = async (database: pg.Client, migrations: readonly string[]): Promise<readonly string[]> => {
  const [names, known] = [await ownTables(database), await migrationNames()];
  return migrations.every((name) => known.includes(name)) ? names.filter(isOurTable) : names;
};

/** Fills a folder that is empty or missing. On failure, the folder is as before. */
const inEmptyFolder = async (folder: string, fill: () => Promise<Manifest>): Promise<Manifest> => {
  const isNew = await claim(folder);
  try {
    return await fill();
  } catch (error) {
    await clear(folder, isNew).catch(() => {});
    throw isFileError(error)
      ? new BackupFailed(`The folder ${folder} cannot be written (${error.code}). Name one with more room.`)
      : error;
  }
};

/** Claims the folder; returns whether it was created. */
const claim = async (folder: string): Promise<boolean> => {
  try {
    const isNew = (await mkdir(folder, { recursive: true, mode: FOR_OWNER.folder })) !== undefined;
    if (!isNew && (await readdir(folder)).length > 0) {
      throw new BackupFailed(`The folder ${folder} is not empty. Name a new one: a backup never takes the place of another.`);
    }
    await writeFile(join(folder, DRAFT), '', { mode: FOR_OWNER.file, flag: 'wx' });
    return isNew;
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new BackupFailed(
      `The folder ${folder} cannot be made or written (${error.code}). Name one that this user may write to.`,
    );
  }
};

const clear = async (folder: string, isNew: boolean): Promise<void> => {
  if (isNew) return rm(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name));
};

/** Whether an error comes from the file system, not from the connection. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'errno' in error && 'syscall' in error && !isUnreachable(error);

const copyTable = async (database: pg.Client, folder: string, name: string): Promise<TableManifest> => {
  const columns = await columnsOf(database, name);
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const rows = database.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`));
  await pipeline(rows, hashing, createWriteStream(fileOf(folder, name), { mode: FOR_OWNER.file, flags: 'wx' }));
  return { name, columns, rows: rows.rowCount, sha256: hash.digest('hex') };
};

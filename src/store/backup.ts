import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupFailed, fileOf, type KeptTable, MANIFEST, type Manifest } from './backupFolder.ts';
import type { DatabaseKind } from './databaseKinds.ts';
import { migrationNames } from './migrate.ts';
import { appliedMigrations, columnsOf, isOurTable, ownTables, quoted, withDatabase } from './tables.ts';
import { isUnreachable } from './unavailable.ts';

/** Only whoever runs the bot may read what it keeps: the secrets of matches are among it. */
const FOR_OWNER = { folder: 0o700, file: 0o600 };

/** Made first, to claim the folder; it becomes the manifest at the very end. */
const DRAFT = `${MANIFEST}.draft`;

/**
 * Writes all tables of the house into a folder, which must be empty or not there yet, as they stand at one moment, while the bot
 * goes on. Throws `BackupFailed`, and leaves nothing in the folder then. `kind` is recorded for `restore`.
 */
export const backup = (url: string, folder: string, kind?: DatabaseKind): Promise<Manifest> =>
  withDatabase(url, async (database) => {
    await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await database.query<{ now: Date }>('SELECT now()');
    const migrations = await appliedMigrations(database);
    if (migrations.length === 0) throw new BackupFailed('There is nothing to back up: no bot has ever used this database.');
    const names = await tablesToKeep(database, migrations);
    const isMade = await claim(folder);
    try {
      const tables: KeptTable[] = [];
      for (const name of names) tables.push(await keep(database, folder, name));
      const takenAt = (rows[0]?.now ?? new Date()).toISOString();
      const manifest: Manifest = { format: 1, takenAt, migrations: [...migrations], tables, ...(kind && { database: kind }) };
      await writeFile(join(folder, DRAFT), `${JSON.stringify(manifest, undefined, 2)}\n`);
      await rename(join(folder, DRAFT), join(folder, MANIFEST));
      return manifest;
    } catch (error) {
      await clear(folder, isMade).catch(() => {});
      throw isFromDisk(error) ? new BackupFailed(cannotWrite(folder, error)) : error;
    }
  });

/** What somebody else keeps beside our tables is left out, since it could not be restored; all is kept of a newer release. */
const tablesToKeep = async (database: pg.Client, migrations: readonly string[]): Promise<readonly string[]> => {
  const [names, known] = [await ownTables(database), await migrationNames()];
  return migrations.every((name) => known.includes(name)) ? names.filter(isOurTable) : names;
};

/** Takes an empty folder for this backup alone; answers whether it was made. */
const claim = async (folder: string): Promise<boolean> => {
  try {
    const isMade = (await mkdir(folder, { recursive: true, mode: FOR_OWNER.folder })) !== undefined;
    if ((await readdir(folder)).length > 0) throw notEmpty(folder);
    await writeFile(join(folder, DRAFT), '', { mode: FOR_OWNER.file, flag: 'wx' });
    return isMade;
  } catch (error) {
    throw isFromDisk(error) ? new BackupFailed(cannotWrite(folder, error)) : error;
  }
};

const notEmpty = (folder: string): BackupFailed =>
  new BackupFailed(`The folder ${folder} is not empty. Name a new one: a backup never takes the place of another.`);

const cannotWrite = (folder: string, { code }: NodeJS.ErrnoException): string =>
  `The backup cannot be written to ${folder} (${code}). Name a new folder that this user may write to, with enough room.`;

const isFromDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'errno' in error && 'syscall' in error && !isUnreachable(error);

const clear = async (folder: string, isMade: boolean): Promise<void> => {
  if (isMade) return rm(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name));
};

const keep = async (database: pg.Client, folder: string, name: string): Promise<KeptTable> => {
  const columns = [...(await columnsOf(database, name))];
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

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isUnreachable } from '../connection/connectionErrors.ts';
import { migrationNames } from '../migrations/migrate.ts';
import { BackupFailed, fileOf, type KeptTable, MANIFEST, type Manifest } from './backupFolder.ts';
import { appliedMigrations, columnsOf, isOurTable, ownTables, quoted } from './tables.ts';

/** Readable for the operator only: a backup holds the secrets of matches. */
const FOR_OWNER = { folder: 0o700, file: 0o600 };

/** Made first, to have the folder alone; it becomes the manifest in the end. */
const DRAFT = `${MANIFEST}.draft`;

/**
 * Writes all our tables into a folder, which must be empty or missing, as of one moment, while the bot goes on. `of`: whose
 * database it is, where there are several. Throws `BackupFailed`, and then leaves nothing behind.
 */
export const backup = async (url: string, folder: string, of?: string): Promise<Manifest> => {
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  database.on('error', () => {});
  await database.connect();
  try {
    await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await database.query<{ now: Date }>('SELECT now()');
    const migrations = await appliedMigrations(database);
    if (migrations.length === 0) throw new BackupFailed('There is nothing to back up: no bot has ever used this database.');
    const names = await tablesToKeep(database, migrations);
    return await inEmptyFolder(folder, async () => {
      const tables: KeptTable[] = [];
      for (const name of names) tables.push(await keep(database, folder, name));
      const takenAt = (rows[0]?.now ?? new Date()).toISOString();
      const manifest: Manifest = { format: 1, takenAt, migrations, tables, ...(of !== undefined && { of }) };
      await writeFile(join(folder, DRAFT), `${JSON.stringify(manifest, undefined, 2)}\n`);
      await rename(join(folder, DRAFT), join(folder, MANIFEST));
      return manifest;
    });
  } finally {
    await database.end();
  }
};

/** Tables beside ours are left out, since no restore would take them. What a newer release has made is kept whole. */
const tablesToKeep = async (database: pg.Client, migrations: readonly string[]): Promise<readonly string[]> => {
  const [names, known] = [await ownTables(database), await migrationNames()];
  return migrations.every((name) => known.includes(name)) ? names.filter(isOurTable) : names;
};

/** Fills a folder that is empty or not there yet; where that fails, it is as it was before. */
const inEmptyFolder = async (folder: string, fill: () => Promise<Manifest>): Promise<Manifest> => {
  const isMade = await claim(folder);
  try {
    return await fill();
  } catch (error) {
    await clear(folder, isMade).catch(() => {});
    throw isOfFiles(error)
      ? new BackupFailed(`The folder ${folder} cannot be written (${error.code}). Name one with more room.`)
      : error;
  }
};

/** Whether the folder was made. */
const claim = async (folder: string): Promise<boolean> => {
  try {
    const isMade = (await mkdir(folder, { recursive: true, mode: FOR_OWNER.folder })) !== undefined;
    if (!isMade && (await readdir(folder)).length > 0) {
      throw new BackupFailed(`The folder ${folder} is not empty. Name a new one: a backup never takes the place of another.`);
    }
    await writeFile(join(folder, DRAFT), '', { mode: FOR_OWNER.file, flag: 'wx' });
    return isMade;
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    throw new BackupFailed(
      `The folder ${folder} cannot be made or written (${error.code}). Name one that this user may write to.`,
    );
  }
};

const clear = async (folder: string, isMade: boolean): Promise<void> => {
  if (isMade) return rm(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name));
};

/** Of the folder, not of the connection. */
const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'errno' in error && 'syscall' in error && !isUnreachable(error);

const keep = async (database: pg.Client, folder: string, name: string): Promise<KeptTable> => {
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

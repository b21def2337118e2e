import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupFailed, fileOf, type KeptTable, MANIFEST, type Manifest } from './backupFolder.ts';
import { appliedMigrations, columnsOf, ownTables, quoted } from './tables.ts';

/** Only whoever runs the bot may read what it keeps: the secrets of matches are among it. */
const FOR_OWNER = { folder: 0o700, file: 0o600 };

/**
 * Writes all tables of the house into a folder, which must be empty or not there yet, as they stand at one moment, while the bot
 * goes on. `of`: whose database it is, where several are kept side by side. Throws `BackupFailed`.
 */
export const backup = async (url: string, folder: string, of?: string): Promise<Manifest> => {
  await makeEmpty(folder);
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  database.on('error', () => {});
  await database.connect();
  try {
    await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await database.query<{ now: Date }>('SELECT now()');
    const migrations = await appliedMigrations(database);
    if (migrations.length === 0) throw new BackupFailed('There is nothing to back up: no bot has ever used this database.');
    const tables: KeptTable[] = [];
    for (const name of await ownTables(database)) tables.push(await keep(database, folder, name));
    const takenAt = (rows[0]?.now ?? new Date()).toISOString();
    const manifest: Manifest = { format: 1, takenAt, migrations, tables, ...(of !== undefined && { of }) };
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: FOR_OWNER.file, flag: 'wx' });
    return manifest;
  } catch (error) {
    throw isOfFiles(error) ? new BackupFailed(unwritable(folder, error)) : error;
  } finally {
    await database.end();
  }
};

const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && /^E(NOSPC|DQUOT|IO|ROFS|ACCES|PERM|FBIG|MFILE|EXIST)$/u.test(String(error.code));

const unwritable = (folder: string, { code }: NodeJS.ErrnoException): string =>
  `The folder ${folder} cannot be written (${code}). What is there is no backup: delete it, and name a folder with more room.`;

const makeEmpty = async (folder: string): Promise<void> => {
  const path = await mkdir(folder, { recursive: true, mode: FOR_OWNER.folder }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFailed(`The folder ${folder} cannot be made (${error.code}). Name one that this user may write to.`);
  });
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFailed(`The folder ${folder} cannot be read (${error.code}). Name another one.`);
  });
  if (path === undefined && inside.length > 0) {
    throw new BackupFailed(`The folder ${folder} is not empty. Name a new one: a backup never takes the place of another.`);
  }
};

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

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { DATABASE_KINDS } from './databaseKinds.ts';
import { migrationNames } from './migrate.ts';
import { isOurTable } from './tables.ts';

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

const KEPT_TABLE = z.object({
  name: z.string().refine(isOurTable),
  /** In the order in which they stand in the file. */
  columns: z.array(z.string()).refine(isUnique),
  rows: z.int().nonnegative(),
  /** Of its file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
});
/** One table of a backup. */
export type KeptTable = z.infer<typeof KEPT_TABLE>;

const FORMAT = z.object({ format: z.int() });
/** Checked first, since a newer release has tables that this one does not know. */
const AGE = z.object({ migrations: z.array(z.string().regex(/^\d{14}_\w{1,60}$/u)).min(1) });

/** What a backup holds; written last, so that a folder without it is none. */
const MANIFEST_FILE = z.object({
  format: z.literal(1),
  /** The moment that all tables show, in ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Those that had made the tables, oldest first. */
  migrations: AGE.shape.migrations,
  tables: z.array(KEPT_TABLE).refine((tables) => isUnique(tables.map(({ name }) => name))),
  /** Which database of the embedded PostgreSQL it is of; absent where `DATABASE_URL` named it, and in backups of release 0.1. */
  database: z.enum(DATABASE_KINDS).optional(),
});
export type Manifest = z.infer<typeof MANIFEST_FILE>;

/** A backup that cannot be made or restored, and what to do about it. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}

export const MANIFEST = 'manifest.json';
/** Room for some thousand tables. */
const MOST_BYTES = 1_000_000;

export const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy`);

/** How many matches a backup holds. */
export const matchesOf = ({ tables }: Manifest): number => tables.find(({ name }) => name === 'Match')?.rows ?? 0;

/** The manifest of a folder, all of whose files are as they were written. Throws `BackupFailed` where they are not. */
export const readBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    const file = await regularFile(folder, `${name}.copy`);
    await pipeline(createReadStream(file.path), hash).catch(cannotRead(`${name}.copy`));
    if (hash.digest('hex') !== sha256) throw damaged(`${name}.copy is not as it was written`);
  }
  return manifest;
};

export const damaged = (reason: string): BackupFailed =>
  new BackupFailed(`The backup is damaged: ${reason}. Restore another one.`);

const cannotRead = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new BackupFailed(
    `The backup cannot be read: ${file} is missing or closed to this user (${error.code}). Restore another one.`,
  );
};

/** A file that lies in the folder itself: a link may lead anywhere, and a pipe never ends. */
const regularFile = async (folder: string, name: string): Promise<{ readonly path: string; readonly size: number }> => {
  const path = join(folder, name);
  const found = await lstat(path).catch(cannotRead(name));
  if (!found.isFile()) throw damaged(`${name} is not a plain file`);
  return { path, size: found.size };
};

/** `undefined` where it is no JSON. */
const readJson = async (folder: string): Promise<unknown> => {
  const { code } = await lstat(join(folder, MANIFEST)).then(
    () => ({ code: '' }),
    (error: NodeJS.ErrnoException) => error,
  );
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    throw new BackupFailed(`There is no backup in ${folder}: name a folder that npm run backup has written to its end.`);
  }
  const { path, size } = await regularFile(folder, MANIFEST);
  if (size > MOST_BYTES) return undefined;
  const text = await readFile(path, 'utf8').catch(cannotRead(MANIFEST));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const json = await readJson(folder);
  const format = FORMAT.safeParse(json);
  if (format.success && format.data.format !== 1) {
    throw new BackupFailed(
      `The backup in ${folder} was written in a way that this release does not know. Restore it with a newer one.`,
    );
  }
  const age = AGE.safeParse(json);
  const known = await migrationNames();
  const unknown = age.data?.migrations.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new BackupFailed(
      `The backup was made by a newer release (it holds ${unknown.slice(0, 3).join(', ')}). Restore it with that one.`,
    );
  }
  const manifest = MANIFEST_FILE.safeParse(json);
  if (!manifest.success) throw damaged(`${MANIFEST} is not one that npm run backup writes`);
  return manifest.data;
};

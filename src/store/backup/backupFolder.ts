import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { migrationNames } from '../migrations/migrate.ts';
import { isOurTable } from './tables.ts';

/** One table of a backup. */
export interface TableManifest {
  readonly name: string;
  /** In the order of the file. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** The hash of its file. */
  readonly sha256: string;
}

/** The contents of a backup. Written last, so that a folder without a manifest is no backup. */
export interface Manifest {
  readonly format: 1;
  /** When the snapshot was taken, in ISO 8601. */
  readonly takenAt: string;
  /** The migrations applied to the database, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableManifest[];
  /** The name of the database, where several are kept side by side. */
  readonly of?: string;
}

/** A backup cannot be made or restored. The message says why, and what to do. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}

export const MANIFEST = 'manifest.json';
/** Maximum size of a manifest; ours has some thousand bytes. */
const MAX_BYTES = 1_000_000;

export const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy`);

/** Returns a folder's manifest. Throws `BackupFailed` unless all files are as this release or an older one wrote them. */
export const readBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const known = await migrationNames();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupFailed(
      `The backup was made by a newer release (it holds ${unknown.slice(0, 3).join(', ')}). Restore it with that one.`,
    );
  }
  const foreign = manifest.tables.find(({ name }) => !isOurTable(name));
  if (foreign !== undefined) throw damaged(`${foreign.name}.copy is of no table that a release has`);
  for (const { name, sha256 } of manifest.tables) {
    if (await isOddFile(fileOf(folder, name))) throw damaged(`${name}.copy is a link or a folder, no file`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(fileOf(folder, name)), hash).catch((error: NodeJS.ErrnoException) => {
      throw new BackupFailed(`The backup cannot be read: ${name}.copy is missing or closed to this user (${error.code}).`);
    });
    if (hash.digest('hex') !== sha256) throw damaged(`${name}.copy is not as it was written`);
  }
  return manifest;
};

/** Whether a path is not a plain file: a link could lead anywhere, and a pipe never ends. */
const isOddFile = async (path: string, mostBytes = Number.POSITIVE_INFINITY): Promise<boolean> =>
  lstat(path).then(
    (found) => !found.isFile() || found.size > mostBytes,
    () => false,
  );

export const damaged = (reason: string): BackupFailed =>
  new BackupFailed(`The backup is damaged: ${reason}. Restore another one.`);

const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, MANIFEST);
  const isOdd = await isOddFile(path, MAX_BYTES);
  const text = isOdd ? undefined : await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new BackupFailed(`There is no backup in ${folder}: name a folder that npm run backup has written to its end.`);
  }
  const manifest = parsed(text);
  if (manifest?.format !== 1) {
    throw new BackupFailed(`The backup in ${folder} was written in a way that this release does not know.`);
  }
  if (!isManifest(manifest)) throw damaged(`${MANIFEST} in ${folder} is not as it was written`);
  return manifest;
};

type Untrusted<Shape> = { readonly [Key in keyof Shape]?: unknown };

const parsed = (text: string): Untrusted<Manifest> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const isWord = (value: unknown): value is string => typeof value === 'string' && /^\w{1,63}$/u.test(value);
const isListOf = <One>(value: unknown, isOne: (one: unknown) => one is One): value is readonly One[] =>
  Array.isArray(value) && value.length > 0 && value.every(isOne);

const isTable = (value: unknown): value is TableManifest => {
  const { name, columns, rows, sha256 } = (value ?? {}) as Untrusted<TableManifest>;
  const isHash = typeof sha256 === 'string' && /^[0-9a-f]{64}$/u.test(sha256);
  return isWord(name) && isListOf(columns, isWord) && Number.isSafeInteger(rows) && isHash;
};

/** `Date.parse` is too lenient: it accepts any text in brackets, and the time is shown to people. */
const isMoment = (text: string): boolean => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
};

/** Strict, because names from the manifest become parts of paths and of SQL. */
const isManifest = (value: Untrusted<Manifest>): value is Manifest =>
  typeof value.takenAt === 'string' &&
  isMoment(value.takenAt) &&
  isListOf(value.migrations, isWord) &&
  isListOf(value.tables, isTable) &&
  new Set(value.tables.map(({ name }) => name)).size === value.tables.length &&
  (value.of === undefined || isWord(value.of));

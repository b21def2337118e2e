import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** One table of a backup. */
export interface KeptTable {
  readonly name: string;
  /** In the order in which they stand in the file. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of its file. */
  readonly sha256: string;
}

/** What a backup holds; written last, so that a folder without it is none. */
export interface Manifest {
  readonly format: 1;
  /** The moment that all tables show, in ISO 8601. */
  readonly takenAt: string;
  /** Those that had made the tables, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly KeptTable[];
}

/** A backup that cannot be made or restored, and what to do about it. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}

export const MANIFEST = 'manifest.json';

export const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy`);

/** The manifest of a folder, all of whose files are as they were written. Throws `BackupFailed` where they are not. */
export const readBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(fileOf(folder, name)), hash).catch((error: NodeJS.ErrnoException) => {
      throw new BackupFailed(`The backup cannot be read: ${name}.copy is missing or closed to this user (${error.code}).`);
    });
    if (hash.digest('hex') !== sha256) {
      throw new BackupFailed(`The backup is damaged: ${name}.copy is not as it was written. Restore another one.`);
    }
  }
  return manifest;
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new BackupFailed(`There is no backup in ${folder}: name a folder that npm run backup has written to its end.`);
  }
  const manifest = parsed(text);
  if (manifest?.format !== 1) {
    throw new BackupFailed(`The backup in ${folder} was written in a way that this release does not know.`);
  }
  return manifest;
};

const parsed = (text: string): Manifest | undefined => {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
};

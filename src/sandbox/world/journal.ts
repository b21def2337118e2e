import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DamagedJournal } from './damagedJournal.ts';
import type { Change } from './rows.ts';

/** A change of an earlier start. `damaged` returns the error to throw if it cannot be applied. */
interface KeptChange {
  readonly change: Change;
  damaged(cause: unknown): Error;
}

/** Keeps changes and files between starts; without a folder they live in memory only. */
export interface Journal {
  /** The changes of earlier starts, in order. A last line torn by a crash is left out. */
  readonly kept: readonly KeptChange[];
  write(change: Change): void;
  /** Replaces everything by these changes. */
  compact(changes: readonly Change[]): void;
  /** Stores a file and returns its id. */
  keep(body: Uint8Array): string;
  read(id: string): Uint8Array | undefined;
}

/** A journal of JSON lines in `folder`, with files beside it. */
export const createJournal = (folder: string): Journal => {
  const path = join(folder, 'journal.jsonl');
  const files = join(folder, 'files');
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(files, { recursive: true, mode: 0o700 });
  return {
    kept: existsSync(path) ? readLines(path, readFileSync(path, 'utf8')) : [],
    write: (change) => appendFileSync(path, `${JSON.stringify(change)}\n`, { mode: 0o600 }),
    compact: (changes) => {
      writeFileSync(`${path}.new`, changes.map((change) => `${JSON.stringify(change)}\n`).join(''), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
    keep: (body) => {
      const id = randomUUID();
      writeFileSync(join(files, id), body, { mode: 0o600 });
      return id;
    },
    read: (id) => {
      const file = join(files, id);
      return isFileId(id) && existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
    },
  };
};

/** A journal that ends with the process. */
export const memoryJournal = (): Journal => {
  const files = new Map<string, Uint8Array>();
  return {
    kept: [],
    write: () => undefined,
    compact: () => undefined,
    keep: (body) => {
      const id = String(files.size + 1);
      files.set(id, body);
      return id;
    },
    read: (id) => files.get(id),
  };
};

const isFileId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

const readLines = (path: string, text: string): readonly KeptChange[] => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line !== '');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [{ change: JSON.parse(line) as Change, damaged: (cause) => new DamagedJournal(path, index + 1, cause) }];
    } catch (error) {
      // Only a line without an end is an append that a crash cut.
      if (index === last && !text.endsWith('\n')) return [];
      throw new DamagedJournal(path, index + 1, error);
    }
  });
};

import { readFile, statfs } from 'node:fs/promises';
import type { Cluster } from './cluster.ts';

/** The embedded PostgreSQL cannot be run; the message says why and what would help, for whoever starts the house. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';
}

/** PostgreSQL writes its log in files of this size, and starts with a new one. */
const NEEDED_BYTES = 16 * 1024 * 1024;

const MOST_LINES = 5;

const endOf = (text: string): string => text.trim().split('\n').slice(-MOST_LINES).join(' | ');

/** What a program or the system said, in one line: of a program that failed, what it wrote in place of how it was called. */
const saidBy = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { stderr } = error as Error & { stderr?: unknown };
  return endOf(typeof stderr === 'string' && stderr.trim() !== '' ? stderr : error.message);
};

const FULL = 'The disk is full. Free some space, then start again.';
const NOT_WRITABLE = 'Let TRIREME_DATA name a folder this user may write to.';

const adviceOn = (error: unknown, said: string): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/.test(said)) return ` ${FULL}`;
  return code === 'EACCES' || code === 'EROFS' || code === 'EPERM' ? ` ${NOT_WRITABLE}` : '';
};

/** The sentence for an error on the way to a running server. */
export const cannotBeRun = (dataFolder: string, error: Error): PostgresFailed => {
  const said = saidBy(error);
  return new PostgresFailed(`PostgreSQL cannot be run on ${dataFolder}: ${said}.${adviceOn(error, said)}`, { cause: error });
};

const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= NEEDED_BYTES;
};

/** Why the server did not start, for the end of a sentence. `error`: of the last attempt. */
export const whyNotStarted = async ({ folder, log }: Cluster, error: unknown): Promise<string> => {
  if (!(await hasRoom(folder).catch(() => true))) return FULL;
  const logged = endOf(await readFile(log, 'utf8').catch(() => ''));
  if (/bogus data in lock file|lock file "postmaster.pid" is empty/.test(logged)) {
    return 'Its file postmaster.pid is damaged. Make sure that no PostgreSQL runs on that folder, remove the file, and start again.';
  }
  return `${error === undefined ? '' : `${saidBy(error)} `}Its log (${log}) ends: ${logged || '(nothing)'}`;
};

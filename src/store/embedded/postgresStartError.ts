import { readFile, statfs } from 'node:fs/promises';

/** The embedded PostgreSQL cannot run. The message says why and what the operator can do. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';
}

/** The size of PostgreSQL's write-ahead log files. It creates one at the start. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

const MAX_LINES = 5;

const endOf = (text: string): string => text.trim().split('\n').slice(-MAX_LINES).join(' | ');

/** Returns the message of an error; for a failed program, its stderr instead of its command line. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const { stderr } = error as Error & { stderr?: unknown };
  return typeof stderr === 'string' && stderr.trim() !== '' ? stderr : error.message;
};

const FULL = 'The disk is full. Free some space, then start again.';

/** Explains an error that occurred before the server was running. */
export const explainStartError = (dataFolder: string, error: Error): PostgresFailed => {
  const message = messageOf(error);
  const code = 'code' in error ? String(error.code) : '';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/.test(message);
  const isForbidden = code === 'EACCES' || code === 'EROFS' || code === 'EPERM';
  const reason = isFull
    ? `. ${FULL}`
    : `: ${endOf(message)}.${isForbidden ? ' Let TRIREME_DATA name a folder this user may write to.' : ''}`;
  return new PostgresFailed(`PostgreSQL cannot be run on ${dataFolder}${reason}`, { cause: error });
};

const hasSpace = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
};

const DAMAGED = /invalid data in PID file|PID file ".*" is empty|bogus data in lock file|lock file ".*" is empty/;

/** Returns a sentence that says why the server did not start. `error`: that of the last attempt. */
export const whyNotStarted = async (
  { folder, log }: { readonly folder: string; readonly log: string },
  error: unknown,
): Promise<string> => {
  if (!(await hasSpace(folder).catch(() => true))) return FULL;
  const message = messageOf(error);
  const logged = endOf(await readFile(log, 'utf8').catch(() => '(no log)'));
  if (DAMAGED.test(message) || DAMAGED.test(logged)) {
    return 'Its file postmaster.pid is damaged. Make sure that no PostgreSQL runs on that folder, remove the file, and start again.';
  }
  return message === '' || /Examine the log output/.test(message) ? `Its log (${log}) ends: ${logged}` : endOf(message);
};

import { readFile, statfs } from 'node:fs/promises';

/** The embedded PostgreSQL can't run. The message tells the operator why and what would help. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';
}

/** PostgreSQL writes its log in files of this size, and starts with a new one. */
const NEEDED_BYTES = 16 * 1024 * 1024;

const MAX_LINES = 5;

const endOf = (text: string): string => text.trim().split('\n').slice(-MAX_LINES).join(' | ');

/** What a program or the system said: of a program that failed, what it wrote in place of how it was called. */
const saidBy = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const { stderr } = error as Error & { stderr?: unknown };
  return typeof stderr === 'string' && stderr.trim() !== '' ? stderr : error.message;
};

const FULL = 'The disk is full. Free some space, then start again.';

/** The sentence for an error on the way to a running server. */
export const cannotBeRun = (dataFolder: string, error: Error): PostgresFailed => {
  const said = saidBy(error);
  const code = 'code' in error ? String(error.code) : '';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/.test(said);
  const isForbidden = code === 'EACCES' || code === 'EROFS' || code === 'EPERM';
  const reason = isFull
    ? `. ${FULL}`
    : `: ${endOf(said)}.${isForbidden ? ' Let TRIREME_DATA name a folder this user may write to.' : ''}`;
  return new PostgresFailed(`PostgreSQL cannot be run on ${dataFolder}${reason}`, { cause: error });
};

const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= NEEDED_BYTES;
};

const DAMAGED = /invalid data in PID file|PID file ".*" is empty|bogus data in lock file|lock file ".*" is empty/;

/** Why the server did not start, for the end of a sentence. `error`: of the last attempt. */
export const whyNotStarted = async (
  { folder, log }: { readonly folder: string; readonly log: string },
  error: unknown,
): Promise<string> => {
  if (!(await hasRoom(folder).catch(() => true))) return FULL;
  const said = saidBy(error);
  const logged = endOf(await readFile(log, 'utf8').catch(() => '(no log)'));
  if (DAMAGED.test(said) || DAMAGED.test(logged)) {
    return 'Its file postmaster.pid is damaged. Make sure that no PostgreSQL runs on that folder, remove the file, and start again.';
  }
  return said === '' || /Examine the log output/.test(said) ? `Its log (${log}) ends: ${logged}` : endOf(said);
};

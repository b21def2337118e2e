import { setTimeout as pause } from 'node:timers/promises';
import { QueueUnavailable } from '#jobs/queue/queues.ts';
import { StoreUnavailable } from '#matches/index.ts';
import { DatabaseLocked, DatabaseNewerThanCode, databaseCodes, PostgresFailed } from '#store/index.ts';

/** The start failed for a reason outside the code. The message tells the operator what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code !== undefined ? String(error.code) : '';

/** Returns the result of `attempt`. If `sentence` explains its error, throws that sentence as a `StartupError` instead. */
export const withStartupMessage = async <T>(
  attempt: () => Promise<T>,
  sentence: (error: unknown) => string | undefined,
): Promise<T> => {
  try {
    return await attempt();
  } catch (error) {
    const message = sentence(error);
    throw message === undefined ? error : new StartupError(message, { cause: error });
  }
};

/** Maximum wait for an unavailable service, and the pauses between attempts; the last pause repeats. */
const MAX_WAIT_SECONDS = 60;
const PAUSES = [1, 2, 4, 8];

interface RetryOptions {
  readonly isAway: (error: unknown) => boolean;
  /** Called before each pause with its length and the remaining time. */
  readonly onWait: (pauseSeconds: number, leftSeconds: number) => void;
  readonly stop: AbortSignal;
  /** In seconds. */
  readonly now?: () => number;
  readonly pause?: (seconds: number, stop: AbortSignal) => Promise<unknown>;
}

const pauseFor = (seconds: number, signal: AbortSignal): Promise<unknown> => pause(seconds * 1_000, undefined, { signal });

/** Returns the result of `attempt`. Retries with back-off for a minute while a service is unavailable, unless `stop` is aborted. */
export const retryUntilAvailable = async <T>(
  attempt: () => Promise<T>,
  { isAway, onWait, stop, now = () => performance.now() / 1_000, pause = pauseFor }: RetryOptions,
): Promise<T> => {
  const until = now() + MAX_WAIT_SECONDS;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const left = until - now();
      if (!isAway(error) || left <= 0) throw error;
      const seconds = Math.min(left, PAUSES[tries] ?? PAUSES.at(-1) ?? left);
      onWait(seconds, left);
      await pause(seconds, stop);
    }
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

const REFUSED = 'The database refuses the login. Check user and password in DATABASE_URL.';

/** Explanations of errors that a retry does not fix, by PostgreSQL's codes. */
const PERMANENT: Readonly<Record<string, string>> = {
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
  '42501': 'The database user may not make tables. Make it the owner of the database that DATABASE_URL names.',
  '53100': 'The disk of the database is full. Free some space, then start again.',
  '25006': 'The database takes no changes: it is read-only. Let DATABASE_URL name one that can be written to.',
};

const permanentSentence = (error: unknown): string | undefined =>
  databaseCodes(error)
    .map((code) => PERMANENT[code])
    .find((sentence) => sentence !== undefined);

export const explainDatabaseError = (error: unknown): string | undefined => {
  if (error instanceof DatabaseNewerThanCode || error instanceof PostgresFailed) return error.message;
  if (error instanceof DatabaseLocked) {
    return 'Another Trireme has its sandbox in the same place. Play on its page or stop it, or let TRIREME_DATA name another folder (where DATABASE_URL is set: that another database, too).';
  }
  const permanent = permanentSentence(error);
  if (permanent !== undefined) return permanent;
  if (error instanceof StoreUnavailable) {
    return `The database cannot be reached (${codeOf(error.cause) || messageOf(error.cause)}). Start it, or check host and port in DATABASE_URL.`;
  }
  return undefined;
};

/** Whether the database or the queue may be available again soon. */
export const isAway = (error: unknown): boolean =>
  (error instanceof StoreUnavailable || error instanceof QueueUnavailable) && permanentSentence(error) === undefined;

export const portSentence = (error: unknown, port: number, variable: 'PORT' | 'STATUS_PORT'): string | undefined => {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) return undefined;
  if (codeOf(error) === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by another Trireme. Stop what listens there, or choose another port with ${variable} (0 takes a free one).`;
  }
  if (codeOf(error) === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with ${variable}.`;
  if (codeOf(error) === 'EADDRNOTAVAIL') return 'This machine does not have the address that STATUS_HOST names.';
  return undefined;
};

/** Explains why a folder cannot be created, read or written. */
export const folderSentence = (error: unknown, folder: string): string | undefined => {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? `The disk that holds ${folder} is full. Free some space, then start again.`
    : `The folder ${folder} cannot be used (${code === 'ENOENT' ? 'it is read-only, or above it a folder is missing' : code}). Let TRIREME_DATA name a folder this user may write to.`;
};

/** Explains why the queue is unavailable. `isRedis`: the queue is in Redis, not in PostgreSQL. */
export const queueSentence = (error: unknown, isRedis: boolean): string | undefined => {
  if (!(error instanceof QueueUnavailable)) return undefined;
  return isRedis
    ? 'The queue cannot be reached. Start Redis, or check host and port in REDIS_URL (without it the queue lives in PostgreSQL).'
    : explainDatabaseError(new StoreUnavailable(error.cause ?? error));
};

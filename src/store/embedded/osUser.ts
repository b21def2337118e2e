import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PostgresFailed } from './postgresStartError.ts';

const run = promisify(execFile);

/** The user that PostgreSQL runs as: `postgres` if we are root, because it refuses to run as root; otherwise our own. */
export type ServerUser = { readonly uid: number; readonly gid: number } | Record<never, never>;

const USERADD = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', 'postgres'];

const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the server's user. Root creates `postgres` if it is missing. */
export const serverUser = async (): Promise<ServerUser> => {
  if (!isRoot()) return {};
  const known = await lookUp();
  if (known !== undefined) return known;
  const made = await run('useradd', USERADD).then(lookUp, () => undefined);
  if (made !== undefined) return made;
  throw new PostgresFailed('PostgreSQL does not run as root. Make a user "postgres" for it, or start as a plain user.');
};

const lookUp = async (): Promise<ServerUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
};

/** Whether the user may enter a folder, or run a file, including all folders above it. */
export const mayEnter = async (user: ServerUser, path: string): Promise<boolean> => {
  if (!('uid' in user)) return true;
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
};

export const giveTo = async (user: ServerUser, path: string): Promise<void> => {
  if ('uid' in user) await chown(path, user.uid, user.gid);
};

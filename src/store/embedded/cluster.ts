import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, link, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from './atomicFolder.ts';
import { giveTo, mayEnter, type ServerUser } from './osUser.ts';
import { PostgresFailed } from './postgresStartError.ts';

/** Where a data folder's PostgreSQL keeps its things. */
export interface Cluster {
  /** Everything below belongs to the server's user. */
  readonly folder: string;
  /** PostgreSQL's own data directory. */
  readonly data: string;
  readonly log: string;
  readonly password: string;
  readonly passwordFile: string;
  /** Whether it had to lie outside of the data folder. */
  readonly isOutside: boolean;
  /** Where programs may be copied for the server's user. */
  readonly spare: string;
}

/** Where clusters lie whose data folder the server's user cannot enter. */
const OUTSIDE = '/var/lib/trireme';

/** Whether a data folder has a cluster, inside or outside. One that this user may not look into counts. */
export const hasEmbeddedPostgres = async (dataFolder: string): Promise<boolean> => {
  const password = await readFile(join(dataFolder, 'postgres-password'), 'utf8').catch(() => '');
  const folders = [join(dataFolder, 'postgres'), join(OUTSIDE, nameOf(password.trim()))];
  const codes = await Promise.all(folders.map((folder) => stat(join(folder, 'data')).then(() => '', codeOf)));
  return codes.some((code) => code !== 'ENOENT' && code !== 'ENOTDIR');
};

const codeOf = ({ code }: NodeJS.ErrnoException): string | undefined => code;

/** Opens the cluster that belongs to a data folder, or lays out a place for a new one. Its data stay where they were made. */
export const openCluster = async (dataFolder: string, user: ServerUser): Promise<Cluster> => {
  await mkdir(dataFolder, { recursive: true });
  const inside = await realpath(dataFolder);
  const usual = join(inside, 'postgres');
  if (await exists(usual)) await refuseForeign(usual);
  const passwordFile = join(inside, 'postgres-password');
  if (await exists(join(usual, 'data'))) await refuseMissing(passwordFile, usual);
  const password = await passwordIn(passwordFile);
  const outside = join(OUTSIDE, nameOf(password));
  const isOutside = (await exists(outside)) || !(await mayEnter(user, inside));
  const folder = isOutside ? outside : usual;
  if (isOutside) await openToAll(OUTSIDE);
  await mkdir(folder, { recursive: true });
  await giveTo(user, folder);
  await refuseForeign(folder);
  await access(folder, constants.W_OK);
  return {
    folder,
    data: join(folder, 'data'),
    log: join(folder, 'server.log'),
    password,
    passwordFile,
    isOutside,
    spare: isOutside ? OUTSIDE : inside,
  };
};

/** The outside cluster goes with the data folder's password: it follows the folder when that is moved, and a new folder begins afresh. */
const nameOf = (password: string): string => createHash('sha256').update(password).digest('hex').slice(0, 16);

const openToAll = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
};

const refuseForeign = async (folder: string): Promise<void> => {
  const { uid } = await stat(folder);
  const self = process.getuid?.();
  if (self !== undefined && self !== 0 && uid !== self) {
    throw new PostgresFailed(
      `The database in ${folder} belongs to another user (uid ${uid}). ` +
        'Start as that user, or as root if root made it, or let TRIREME_DATA name another folder.',
    );
  }
};

const refuseMissing = async (passwordFile: string, folder: string): Promise<void> => {
  if (await exists(passwordFile)) return;
  throw new PostgresFailed(
    `The database in ${folder} cannot be opened: its password file ${passwordFile} is missing. ` +
      'Put it back (a backup of the folder has it), or move the database away to begin with an empty one.',
  );
};

/** The password made with the data folder. Of two who make it at once the first one's holds for both. */
const passwordIn = async (path: string): Promise<string> => {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  if (!(await exists(path))) {
    try {
      await writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
      await link(draft, path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    } finally {
      await rm(draft, { force: true });
    }
  }
  const password = (await readFile(path, 'utf8')).trim();
  if (password === '')
    throw new PostgresFailed(`The password file ${path} is empty. Put back the one that belongs to the database.`);
  return password;
};

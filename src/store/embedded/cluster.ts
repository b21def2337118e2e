import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, link, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from './atomicFolder.ts';
import { giveTo, mayEnter, type ServerUser } from './osUser.ts';
import { PostgresFailed } from './postgresStartError.ts';

/** The files of a data folder's PostgreSQL. */
export type Cluster = Readonly<Awaited<ReturnType<typeof locateCluster>>>;

/** The folder of clusters whose data folder the server's user cannot enter. */
const OUTSIDE = '/var/lib/trireme';

/** Whether a data folder has a cluster, inside or outside. A folder that this user may not read counts. */
export const hasEmbeddedPostgres = async (dataFolder: string): Promise<boolean> => {
  const password = await readFile(join(dataFolder, 'postgres-password'), 'utf8').catch(() => '');
  const folders = [join(dataFolder, 'postgres'), join(OUTSIDE, nameOf(password.trim()))];
  const codes = await Promise.all(
    folders.map((folder) =>
      stat(join(folder, 'data')).then(
        () => '',
        ({ code }: NodeJS.ErrnoException) => code,
      ),
    ),
  );
  return codes.some((code) => code !== 'ENOENT' && code !== 'ENOTDIR');
};

/** Returns the cluster of a data folder, or creates the folders for a new one. An existing cluster stays where it is. */
export const locateCluster = async (dataFolder: string, user: ServerUser) => {
  await mkdir(dataFolder, { recursive: true });
  const inside = await realpath(dataFolder);
  const usual = join(inside, 'postgres');
  if (await exists(usual)) await assertOwned(usual);
  const passwordFile = join(inside, 'postgres-password');
  if (await exists(join(usual, 'data'))) await assertPasswordFile(passwordFile, usual);
  const password = await readOrCreatePassword(passwordFile);
  const outside = join(OUTSIDE, nameOf(password));
  const isOutside = (await exists(outside)) || !(await mayEnter(user, inside));
  const folder = isOutside ? outside : usual;
  if (isOutside) await createReadableByAll(OUTSIDE);
  await mkdir(folder, { recursive: true });
  await giveTo(user, folder);
  await assertOwned(folder);
  await access(folder, constants.W_OK);
  return {
    /** The folder of everything that belongs to the server's user. */
    folder,
    /** PostgreSQL's own data directory. */
    data: join(folder, 'data'),
    log: join(folder, 'server.log'),
    password,
    passwordFile,
    /** Whether the cluster is outside the data folder, because the server's user cannot enter that. */
    isOutside,
    /** The folder to copy programs to, for the server's user. */
    spare: isOutside ? OUTSIDE : inside,
  };
};

/**
 * Names an outside cluster after the data folder's password, so that it follows a folder that is moved, and a new folder gets
 * a new cluster.
 */
const nameOf = (password: string): string => createHash('sha256').update(password).digest('hex').slice(0, 16);

const createReadableByAll = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
};

const assertOwned = async (folder: string): Promise<void> => {
  const { uid } = await stat(folder);
  const self = process.getuid?.();
  if (self !== undefined && self !== 0 && uid !== self) {
    throw new PostgresFailed(
      `The database in ${folder} belongs to another user (uid ${uid}). ` +
        'Start as that user, or as root if root made it, or let TRIREME_DATA name another folder.',
    );
  }
};

const assertPasswordFile = async (passwordFile: string, folder: string): Promise<void> => {
  if (await exists(passwordFile)) return;
  throw new PostgresFailed(
    `The database in ${folder} cannot be opened: its password file ${passwordFile} is missing. ` +
      'Put it back (a backup of the folder has it), or move the database away to begin with an empty one.',
  );
};

/** Returns the data folder's password, created on first use. If two processes create it at once, both use the first one. */
const readOrCreatePassword = async (path: string): Promise<string> => {
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

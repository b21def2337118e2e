import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { serverUser } from '#store/embedded/osUser.ts';
import { postgresBinaries } from '#store/embedded/postgresBinaries.ts';

/** The output of another process about the server it has started. */
interface Told {
  readonly url: string;
  readonly postmaster: number;
  readonly uid: number;
  readonly failed?: string;
}

interface Elsewhere {
  readonly child: ChildProcess;
  readonly told: Told;
}

const HOUSE = fileURLToPath(new URL('../../..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('serverProcess.ts', import.meta.url));

/** A plain user that every system has. */
export const NOBODY = 65_534;

/** Another process of the same user that starts the server on a folder; it stops when its input ends. */
export const startElsewhere = (folder: string): Promise<Elsewhere> =>
  listen(spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder], { cwd: HOUSE, stdio: ['pipe', 'pipe', 'inherit'] }));

/**
 * Starts it as a plain user, for root to call. That user may be unable to enter this checkout, so all it runs is laid out
 * elsewhere.
 */
export const startAsNobody = async (folder: string): Promise<Elsewhere> => {
  kit ??= layOut(join(inject('postgresFolder'), `kit-${process.pid}`));
  const { node, script, programs } = await kit;
  const stranger = { uid: NOBODY, gid: NOBODY, cwd: '/', env: {} };
  return listen(spawn(node, [script, folder, programs], { ...stranger, stdio: ['pipe', 'pipe', 'inherit'] }));
};

const listen = async (child: ChildProcess): Promise<Elsewhere> => {
  if (child.stdout === null) throw new Error('No output.');
  for await (const line of createInterface(child.stdout)) return { child, told: JSON.parse(line) };
  throw new Error('It ended without a word.');
};

interface Kit {
  readonly node: string;
  readonly script: string;
  readonly programs: string;
}

let kit: Promise<Kit> | undefined;

/** Node, the script in one file, and PostgreSQL's programs, in a folder that everybody may read. */
const layOut = async (folder: string): Promise<Kit> => {
  await mkdir(folder);
  const [node, script] = [join(folder, 'node'), join(folder, 'serverProcess.mjs')];
  await copyFile(process.execPath, node);
  // A CommonJS bundle loads Node's own modules by `require`.
  const requires = `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);`;
  await build({
    entryPoints: [SCRIPT],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: requires },
    external: ['pg-native'],
    logLevel: 'silent',
  });
  const programs = dirname((await postgresBinaries(await serverUser(), folder)).initdb);
  await promisify(execFile)('chmod', ['-R', 'a+rX', folder]);
  return { node, script, programs };
};

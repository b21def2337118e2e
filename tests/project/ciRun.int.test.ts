import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../support/setup/missingTools.ts';
import { TOP } from '../support/structure/sources.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trireme-ci-run-'));
  mkdirSync(join(folder, '.ci'));
  mkdirSync(join(folder, 'bin'));
  copyFileSync(join(TOP, '.ci/run'), join(folder, '.ci/run'));
  for (const tool of ['redis-server', 'chromium']) program(tool, 'exit 0');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, script: string): void => {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
};

/** The full run's exit and last line, given what `npm ci` and `npm test` do. */
const runWith = (ci: string, npmTest: string): { readonly exitCode: number | null; readonly lines: readonly string[] } => {
  program('npm', `case $1 in ci) ${ci};; test) ${npmTest};; esac`);
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` };
  const run = spawnSync('sh', [join(folder, '.ci/run')], { env, encoding: 'utf8' });
  return { exitCode: run.status, lines: run.stdout.split('\n') };
};

const counting = (passed: number, failed: number, exitCode: number): string =>
  `echo '{"passed":${passed},"failed":${failed},"leftOut":{}}' > "$TEST_COUNTS"; echo summary; exit ${exitCode}`;

// With PostgreSQL 15 present no tool is missing, so nothing is installed.
describeWith('postgresql', 'the full run ends with its count, alone on the last line', () => {
  test.each([
    { title: 'all passed', ci: 'exit 0', npmTest: counting(7, 0, 0), last: '7 passed, 0 failed', exitCode: 0 },
    { title: 'some failed', ci: 'exit 0', npmTest: counting(7, 2, 1), last: '7 passed, 2 failed', exitCode: 1 },
    { title: 'tests passed, the run did not', ci: 'exit 0', npmTest: counting(7, 0, 3), last: '7 passed, 1 failed', exitCode: 3 },
    { title: 'the runner broke', ci: 'exit 0', npmTest: 'kill -9 $$', last: '0 passed, 1 failed', exitCode: 137 },
    { title: 'nothing was counted', ci: 'exit 0', npmTest: 'exit 0', last: '0 passed, 1 failed', exitCode: 1 },
    { title: 'no test ran', ci: 'exit 0', npmTest: counting(0, 0, 0), last: '0 passed, 1 failed', exitCode: 1 },
    { title: 'installing failed', ci: 'exit 4', npmTest: counting(7, 0, 0), last: '0 passed, 1 failed', exitCode: 4 },
  ])('$title: $last', ({ ci, npmTest, last, exitCode }) => {
    const run = runWith(ci, npmTest);
    expect(run.lines.slice(-2)).toEqual([last, '']);
    expect(run.exitCode).toBe(exitCode);
  });
});

import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEEDS } from '../support/setup/missingTools.ts';
import type { Counts } from '../support/setup/reporter.ts';
import { TOP } from '../support/structure/sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trireme-left-out-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly exitCode: number | null;
  readonly lines: readonly string[];
  readonly counts: Counts;
}

/** Runs Vitest on fixtures, with only the tools in `path`. */
const run = async (fixture: string, path: string, ci: string): Promise<Run> => {
  const countsFile = join(folder, `${fixture}-counts.json`);
  const args = [
    join(TOP, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/fixtures/leftOut/vitest.config.ts',
    fixture,
  ];
  const env = { PATH: path, HOME: folder, CI: ci, TEST_COUNTS: countsFile, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd: TOP, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { exitCode, lines: output.trimEnd().split('\n'), counts: JSON.parse(await readFile(countsFile, 'utf8')) };
};

test('without Redis the run passes, and its last lines say what was skipped and how to get the tool', async () => {
  const { exitCode, lines, counts } = await run('tools', '/nowhere', '');
  expect(exitCode).toBe(0);
  expect(counts).toMatchObject({ failed: 0, leftOut: { redis: ['a queue on Redis'] } });
  const said = lines.indexOf('Left out, as there is no Redis here: a queue on Redis.');
  expect(said).toBeGreaterThan(lines.findIndex((line) => line.includes('Duration')));
  expect(lines[said + 1]).toBe(`  ${NEEDS.redis.howToGet}`);
});

test('with CI set a run without Redis fails', async () => {
  const { exitCode, counts } = await run('tools', '/nowhere', 'true');
  expect(exitCode).toBe(1);
  expect(counts.failed).toBe(1);
});

test("a tool on the path is used, and the run's last lines do not mention it", async () => {
  const redis = join(folder, 'redis-server');
  await writeFile(redis, '#!/bin/sh\n');
  await chmod(redis, 0o755);
  const { exitCode, lines, counts } = await run('tools', folder, 'true');
  expect(exitCode).toBe(0);
  expect(counts.passed).toBeGreaterThanOrEqual(2);
  expect(lines.filter((line) => line.includes('no Redis'))).toEqual([]);
});

test('a file that fails before its tests counts as one failed test', async () => {
  const { exitCode, counts } = await run('broken', '/nowhere', '');
  expect(exitCode).toBe(1);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
});

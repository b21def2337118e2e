import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { livedMatch } from './livedMatch.ts';

const run = async (
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['src/built/tools/verify.js', ...args]);
    return { code: 0, out: stdout, err: stderr };
  } catch (failed) {
    const { code, stdout, stderr } = failed as { readonly code: number; readonly stdout: string; readonly stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

test('the checker needs only a file and tags, and exits with 1 on a fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { exported, marks } = await livedMatch('peloponnes', 7, 20);
  const file = join(folder, 'peloponnes-1.json');
  await writeFile(file, JSON.stringify(exported));
  const flags = marks.flatMap(({ head, number }) => ['--mark', `${head}@${number}`]);
  const [right, wrong, none] = await Promise.all([
    run(file, ...flags),
    run(file, '--mark', `${'0'.repeat(12)}@${marks[0]?.number}`),
    run(),
  ]);
  expect(right).toMatchObject({ code: 0, err: '' });
  expect(right.out).toContain('nothing has been changed since it was posted');
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain(`Refused. At step #1·${marks[0]?.number}: The chain gives`);
  expect(none.err).toContain('npm run verify --');
});

test('the checker prints no control characters of a file, and describes a fault in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'hostile.json');
  const hostile = '\u001b]0;owned\u0007\u001b[2J\nAll of it follows';
  const texts = [
    JSON.stringify({ steps: [], game: hostile }),
    JSON.stringify({ steps: [], game: 'cyclades', [hostile]: 1 }),
    '\u001b[2J',
    JSON.stringify({ steps: [], game: 'A'.repeat(1_000_000) }),
    JSON.stringify({ steps: [], game: 'cyclades', ['B'.repeat(1_000_000)]: 1 }),
    JSON.stringify({ steps: [], game: 'cyclades', match: 1, seats: 2, chain: { from: '', head: '0'.repeat(64), links: [] } }),
  ];
  for (const text of texts) {
    await writeFile(file, text);
    const { code, out, err } = await run(file);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^[\x20-\x7e“”’]+\n$/u);
    expect(err.length).toBeLessThan(2_000);
  }
  const missing = await run(join(folder, 'no\u001b[2Jsuch.json'));
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toContain('cannot be read. Give the path');
  expect(missing.err).not.toContain('\u001b');
  expect(missing.err).not.toContain('Refused');
});

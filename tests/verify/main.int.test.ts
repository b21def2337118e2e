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
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/verify/main.ts', ...args]);
    return { code: 0, out: stdout, err: stderr };
  } catch (failed) {
    const { code, stdout, stderr } = failed as { readonly code: number; readonly stdout: string; readonly stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

test('the checker needs nothing but a file and marks, and ends with 1 where something is wrong', async () => {
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
  expect(wrong.err).toContain(`Refused. At step #1·${marks[0]?.number}: The chain has come to`);
  expect(none.err).toContain('npm run verify --');
});

const HOSTILE = '\u001b[2J\u009b\u202e\n';
const PLAIN = /^[^\p{C}\p{Zl}\p{Zp}]+\n$/u;

test('the checker says in one plain sentence why it proves nothing, whatever it is given, and ends with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { exported } = await livedMatch('peloponnes', 7, 5);
  const steps = exported.steps.map((step) => ({ ...step, at: HOSTILE }));
  const files = { [`${HOSTILE}.json`]: { ...exported, [HOSTILE]: HOSTILE }, 'steps.json': { ...exported, steps } };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(content));
  const [unknown, notSteps, away, aFolder, noMark, noOption] = await Promise.all([
    run(join(folder, `${HOSTILE}.json`)),
    run(join(folder, 'steps.json')),
    run(join(folder, `${HOSTILE}.txt`)),
    run(folder),
    run(join(folder, 'steps.json'), '--mark', HOSTILE),
    run(`--${HOSTILE}`),
  ]);
  for (const { code, out, err } of [unknown, notSteps, away, aFolder, noMark, noOption]) {
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(PLAIN);
  }
  expect(unknown.err).toMatch(/^Refused\. At the file: No export has “\\u\{1b\}/);
  expect(notSteps.err).toBe('Refused. At step 1 of the file: It is no step of a log.\n');
  expect(away.err).toMatch(/^There is no file .*\/match export/);
  expect(aFolder.err).toMatch(/cannot be read \(EISDIR\)/);
  expect(noMark.err).toMatch(/^“\\u\{1b\}.* is no mark: copy it from a post/);
  expect(noOption.err).toMatch(/^Give one file: npm run verify --/);
});

import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releaseHere, releaseId } from '#matches/log/release.ts';

const ROOT = new URL('../../../', import.meta.url);

/** Returns the checked-out commit, as Git sees it; `undefined` without Git, or where this is no checkout of its own. */
const commitHere = (): string | undefined => {
  try {
    if (!statSync(new URL('.git', ROOT)).isDirectory()) return undefined;
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
};

test('the release has the version of the package and the commit of the checkout', ({ skip }) => {
  const commit = commitHere();
  if (commit === undefined) return skip();
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  expect(releaseHere()).toEqual({ name: version, commit });
  expect(releaseId()).toBe(`${version} ${commit}`);
});

import { describe, expect, test } from 'vitest';
import { type Exported, releaseHere } from '#matches/index.ts';
import { readExport } from '../../src/verify/readExport.ts';
import { verify } from '../../src/verify/verify.ts';
import { livedMatch } from './livedMatch.ts';

const HERE = releaseHere();
const ended = async (): Promise<Exported> => (await livedMatch('cyclades', 7, 20)).exported;
const said = (exported: Exported, here = HERE): string => verify(exported, [], here).join('\n');

describe('an export', () => {
  test('an export names the release that made it, which is the one in package.json', async () => {
    const { release } = await ended();
    expect(release?.name).toMatch(/^\d+\.\d+\.\d+/);
    expect(release).toEqual(HERE);
  });

  test('an export of this release, or of none, is checked without a word about releases', async () => {
    const exported = await ended();
    expect(said(exported)).not.toContain('release');
    const { release, ...unnamed } = exported;
    expect(said(unnamed)).not.toContain('release');
    expect(said({ ...exported, release: { name: HERE.name } })).not.toContain('release');
  });

  test('an export of another release or commit is reported as such, proved or refused', async () => {
    const exported = await ended();
    const commit = 'a'.repeat(40);
    const other = { ...exported, release: { name: HERE.name, commit } };
    expect(said(other, { name: HERE.name, commit: 'b'.repeat(40) })).toContain(
      `made by release ${HERE.name} (aaaaaaaaaaaa), and is checked by ${HERE.name} (bbbbbbbbbbbb)`,
    );
    const older = { ...exported, release: { name: '0.0.1' } };
    expect(said(older)).toContain('made by release 0.0.1, and is checked by');
    expect(() => verify({ ...older, version: 3 }, [])).toThrow(
      /has \d+ events.*made by release 0\.0\.1.*in a checkout of the release/,
    );
    expect(() => verify({ ...exported, version: 3 }, [])).toThrow(/has \d+ events\.$/);
  });

  test('an export of an impossible release is refused', async () => {
    const exported = await ended();
    for (const release of [{ name: 'a b' }, { name: '1.0.0', commit: 'main' }, 'one']) {
      expect(() => readExport(JSON.stringify({ ...exported, release }))).toThrow('It does not name a valid release');
    }
    expect(readExport(JSON.stringify(exported)).release).toEqual(HERE);
  });
});

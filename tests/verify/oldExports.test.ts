import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Exported } from '#matches/index.ts';
import { parseMark } from '#verify/checkpoints.ts';
import { check, refused } from './checking.ts';

interface Kept {
  readonly file: Exported;
  readonly marks: readonly string[];
}

/** Files and tags as commit 60706fb made them. */
const keptOf = (game: string): Readonly<Record<'ended' | 'running', Kept>> =>
  JSON.parse(readFileSync(new URL(`../fixtures/exports60706fb/${game}.json`, import.meta.url), 'utf8'));

describe.each(['cyclades', 'peloponnes'])('an export of %s that release 0.1 made', (game) => {
  test('an export of release 0.1 is proved after the end of its match, as it was then', () => {
    const { file, marks } = keptOf(game).ended;
    expect(file.release?.commit).toMatch(/^60706fb/);
    expect(marks.length).toBeGreaterThan(0);
    expect(check(file, marks.map(parseMark))).toMatch(/^All of it follows[\s\S]*is the one committed to[\s\S]*met/);
    const { release, ...unnamed } = file;
    expect(check(unnamed)).toMatch(/^All of it follows/);
  });

  test('an export of release 0.1 is checked against the tags of its posts while its match runs', () => {
    const { file, marks } = keptOf(game).running;
    expect(check(file, marks.map(parseMark))).toContain('The mark is met');
    const [mark = ''] = marks;
    expect(refused(file, [parseMark(`${'0'.repeat(12)}${mark.slice(12)}`)])).toContain('The chain gives');
  });
});

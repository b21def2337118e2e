import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** RULES.md and the tests of this folder, and of the game's standing orders, name the same rules: each has a test whose title begins with its number. */

const here = new URL('./', import.meta.url);
const rules = readFileSync(new URL('../../../src/games/cyclades/RULES.md', import.meta.url), 'utf8');
const written = [...rules.matchAll(/^- (\d+\.\d+) /gm)].map(([, number]) => number);
const testsIn = (folder: URL, of = ''): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(of) && file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
const tests = [...testsIn(here), ...testsIn(new URL('../orders/', here), 'cyclades')].join('\n');
const tested = new Set([...tests.matchAll(/^.*\(\s*'(\d+\.\d+) /gm)].map(([, number]) => number));

test('no rule has two places in RULES.md', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(written.toSorted()).toEqual([...new Set(written)].toSorted());
});

test('every rule of RULES.md has a test', () => {
  expect(written.filter((number) => !tested.has(number))).toEqual([]);
});

test('no test names a rule that RULES.md does not have', () => {
  expect([...tested].filter((number) => !written.includes(number))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOP } from '../support/structure/sources.ts';
import { benchPage } from './benchPage.ts';
import { guidePage } from './page.ts';

test("the players' guide is up to date; `npm run guide` writes it", () => {
  expect(readFileSync(join(TOP, 'commands/README.md'), 'utf8')).toBe(guidePage());
});

test('the page on benchmarks is up to date; `npm run guide` writes it', () => {
  expect(readFileSync(join(TOP, 'tests/bench/README.md'), 'utf8')).toBe(benchPage());
});

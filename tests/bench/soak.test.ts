import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableWithHead } from '../support/markdown.ts';
import { TOP } from '../support/sources.ts';
import { generalKey } from './figures.ts';
import { type Refereed, referee } from './refereed.ts';
import { soakFigures } from './soak.ts';

const watched: Refereed[] = [];

test.each([2, 3, 4, 5])(
  'with %i seats the referee sees some matches, dealt and crowded, come to their end',
  { timeout: 60_000 },
  (seats) => {
    const matches = [1, 2, 3].map((seed) => referee(seats, seed, seed === 3 ? 'crowded' : 'dealt'));
    for (const match of matches) {
      expect(match.ending).toBeDefined();
      expect(match.refused / match.asked).toBeGreaterThan(0.5);
    }
    expect(matches.flatMap(({ uses }) => uses).length).toBeGreaterThan(0);
    watched.push(...matches);
  },
);

test('the README tells what the figures of such matches mean', () => {
  const told = tableWithHead(readFileSync(join(TOP, 'README.md'), 'utf8'), 'key').flatMap(([keys = '']) => keys.split(', '));
  const keys = ['play', 'soak'].flatMap((prefix) => Object.keys(soakFigures(watched, { somewhere: 1 }, 1, prefix)));
  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys.map((key) => `\`${generalKey(key)}\``))].filter((key) => !told.includes(key))).toEqual([]);
});

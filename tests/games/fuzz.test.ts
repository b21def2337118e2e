import { expect, test } from 'vitest';
import { fuzz, WRONGS } from './fuzz.ts';

test('of 5,000 wrong commands each is refused by its code, and changes nothing', { timeout: 60_000 }, () => {
  const given = fuzz(5_000, 1);
  expect(Object.values(given).reduce((sum, count) => sum + count)).toBe(5_000);
  for (const wrong of WRONGS) expect(given[wrong], wrong).toBeGreaterThan(300);
});

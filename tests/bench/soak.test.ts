import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('a few random matches at each seat count come to their end', { timeout: 60_000 }, async () => {
  expect(await soak(5)).toMatchObject({ soak2Ended: 1, soak3Ended: 1, soak4Ended: 1, soak5Ended: 1 });
});

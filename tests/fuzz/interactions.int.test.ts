import { expect, test } from 'vitest';
import { fuzzInteractions } from './run.ts';

/** A sample; `npm run bench -- interactions` sends 200,000. */
const SAMPLE = 1_200;

test('every forged or malformed interaction that discord.js can read is answered within Discord’s limits, acts for no other seat, and crashes nothing', async () => {
  const { missing, lost, apologies, beyond, unauthorizedActs, uncaught, ...counts } = await fuzzInteractions(SAMPLE, 7);
  expect({ missing, lost, apologies, beyond, unauthorizedActs, uncaught }).toEqual({
    missing: [],
    lost: [],
    apologies: [],
    beyond: [],
    unauthorizedActs: [],
    uncaught: [],
  });
  expect(counts.asked).toBeGreaterThanOrEqual(SAMPLE);
  expect(counts.wellFormed).toBeGreaterThan(SAMPLE / 5);
  expect(counts.handed).toBeGreaterThan(SAMPLE / 2);
  expect(counts.handed).toBeLessThan(counts.asked);
});

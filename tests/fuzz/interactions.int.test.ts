import { expect, test } from 'vitest';
import { fuzzInteractions } from './run.ts';

/** A sample; `npm run bench -- interactions` asks 200,000. */
const SAMPLE = 1_200;

test('whatever discord.js can read of what is forged, bent or odd is answered, within Discord’s limits, for nobody’s seat but one’s own, and nothing crashes', async () => {
  const { missing, lost, apologies, beyond, usurped, uncaught, ...counts } = await fuzzInteractions(SAMPLE, 7);
  expect({ missing, lost, apologies, beyond, usurped, uncaught }).toEqual({
    missing: [],
    lost: [],
    apologies: [],
    beyond: [],
    usurped: [],
    uncaught: [],
  });
  expect(counts.asked).toBeGreaterThanOrEqual(SAMPLE);
  expect(counts.wellFormed).toBeGreaterThan(SAMPLE / 5);
  expect(counts.handed).toBeGreaterThan(SAMPLE / 2);
  expect(counts.handed).toBeLessThan(counts.asked);
});

import { expect, test } from 'vitest';
import { standingsOf, tablesOf } from '#community/cups/index.ts';
import { openCupOf } from './openCupOf.ts';

test('a match that ended just before its cup does counts, though no job has looked at it', async () => {
  const { services, pass, cup, press } = await openCupOf(['901', '902', '903', '904'], {});
  const [first] = await pass();
  const motion = { kind: 'standing' } as const;
  await services.matches.play(first?.id ?? 0, { type: 'Organise', user: '900', motion, reason: 'over' }, 'over');
  await press('Ada', { customId: '1.cupend.1.end', label: '' });
  const { phase, rounds } = await cup();
  expect(phase).toBe('ended');
  expect(tablesOf(await cup()).filter(({ result }) => result !== undefined)).toHaveLength(1);
  expect(standingsOf(await cup()).map(({ matches }) => matches)).toEqual([1, 1, 1, 1]);
  expect(rounds).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { unexplained } from '../keys.ts';
import { simulate } from './simulate.ts';
import { waitingBench } from './waiting.ts';

test('the bench of waiting gives figures that are all explained, and nobody sits with an avoided person', async () => {
  const figures = await waitingBench([50], 20, 1);
  expect(unexplained(Object.keys(figures))).toEqual([]);
  expect(figures.waiting50AwakeSeated).toBeGreaterThan(40);
  expect(figures.waiting50AwakeBreaches).toBe(0);
  expect(figures.waiting50AwakeHoursP50).toBeLessThan(24);
});

test('more people find tables sooner', () => {
  const hours = [30, 120].map((players) => {
    const { waits } = simulate({ players, days: 15, seed: 1, hoursADay: 16 });
    return waits.reduce((sum, wait) => sum + wait.hours, 0) / waits.length;
  });
  expect(hours[1]).toBeLessThan(hours[0] ?? 0);
});

test('the same seed gives the same waits', () => {
  const run = () => simulate({ players: 30, days: 10, seed: 2, hoursADay: 16 });
  expect(run()).toEqual(run());
});

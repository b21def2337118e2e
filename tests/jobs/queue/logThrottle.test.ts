import { expect, test } from 'vitest';
import { throttle } from '#jobs/queue/logThrottle.ts';

test('of many faults that are alike the first is told, and one more each minute that they go on', () => {
  const told: number[] = [];
  let now = 0;
  const tell = throttle(
    (fault: number) => told.push(fault),
    () => now,
  );
  for (; now <= 150_000; now += 100) tell(now);
  expect(told).toEqual([0, 60_000, 120_000]);
  now = 1_000_000;
  tell(now);
  expect(told.at(-1)).toBe(1_000_000);
});

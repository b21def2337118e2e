import { expect, test } from 'vitest';
import { throttle } from '#jobs/queue/logThrottle.ts';

test('throttled errors of the same kind are logged once a minute', () => {
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

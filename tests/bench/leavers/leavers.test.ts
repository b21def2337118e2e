import { expect, test } from 'vitest';
import { unexplained } from '../keys.ts';
import { leaversBench } from './leavers.ts';

test('the bench of leavers gives figures that are all explained, and a gate refuses leavers only', async () => {
  const figures = await leaversBench([40], 1, { history: 30, measured: 30 });
  expect(unexplained(Object.keys(figures))).toEqual([]);
  expect(figures.leavers40OpenLeft).toBeGreaterThan(3);
  expect(figures.leavers40GateLeft).toBeLessThan(figures.leavers40OpenLeft ?? 0);
  expect(figures.leavers40GateRefused).toBeGreaterThan(0);
  expect(figures.leavers40GateBlameless).toBe(0);
});

import { expect, test } from 'vitest';
import { askAll } from './completeness.ts';

test('in 200 positions a command is accepted exactly when it is listed, half of them listed ones with one field changed', {
  timeout: 60_000,
}, () => {
  const { positions, commands, accepted, changed, changedAccepted } = askAll(200, 1);
  expect([positions, commands, changed]).toEqual([200, 4_000, 2_000]);
  expect(accepted / commands).toBeGreaterThan(0.2);
  expect(changedAccepted / changed).toBeGreaterThan(0.1);
});

import { expect, test } from 'vitest';
import { table } from '../games/table.ts';

const ALREADY_DONE = { rejection: { code: 'alreadyDone' } };

test('a computer cannot play for the active seat of a user', async () => {
  const { act, started } = table();
  const match = await started(2);
  expect(await act(match, { type: 'PlayAsComputer', seat: 0, decision: 0 })).toMatchObject(ALREADY_DONE);
});

test('a computer cannot play while another seat has to act', async () => {
  const { act, matches, started, stores } = table();
  const match = await started(3);
  await act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
  expect(await act(match, { type: 'PlayAsComputer', seat: 1, decision: 0 })).toMatchObject(ALREADY_DONE);
  expect(await matches.computerTurn(match)).toBeUndefined();
  expect((await stores.matches.find(match))?.computerDue).toBe(false);
});

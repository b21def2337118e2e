import { expect, test } from 'vitest';
import { playCup } from '#community/cups/index.ts';
import { openCupOf } from './openCupOf.ts';

test('all who enter at the same moment are in', async () => {
  const { services, stores, cup } = await openCupOf([], {});
  const users = Array.from({ length: 60 }, (_, index) => String(1_000 + index));
  for (const user of users) await stores.users.change(user, { name: user });
  const applicant = { reliability: { finished: 0, left: 0 }, roles: [], isBanned: false };
  const enter = (user: string) => playCup(services, 1, { type: 'Enter', user, name: user, applicant }, `enter ${user}`);
  for (const { kind } of await Promise.all(users.map(enter))) expect(kind).toBe('played');
  expect((await cup()).entrants).toHaveLength(60);
});

import { expect, test } from 'vitest';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { playKilled } from './killedQueue.ts';
import { FOUR, idOf, openQueue } from './queueOf.ts';

test('a bot that is killed at any step between the table and the start seats all four once, and asks each once', async () => {
  const { calls } = await playKilled(fixedLuck(), () => false, 'after');
  expect(calls).toBeGreaterThan(100);
  for (let call = 1; call <= calls; call += 21) {
    for (const when of ['before', 'after'] as const) {
      const { second, requests } = await playKilled(fixedLuck(), (calls) => calls === call, when);
      const at = `killed ${when} call ${call} of ${calls}`;
      expect((await second.match(1))?.status, at).toBe('playing');
      expect((await second.match(1))?.seats.map(({ user }) => user).sort(), at).toEqual(FOUR.map(idOf));
      expect(await second.match(2), at).toBeUndefined();
      for (const who of FOUR) expect((await second.seek(who))?.since, at).toBeUndefined();
      const asked = requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('A table is ready for you'));
      expect(new Set(asked.map(({ body }) => body?.nonce)).size, at).toBe(4);
    }
  }
});

test('two processes at the same time form one table, and start one match', async () => {
  const stores = fixedLuck();
  const one = openQueue({ stores });
  const other = openQueue({ stores, answered: 1_500_000_000_000_000_000n });
  for (const who of FOUR) await one.begin(who);
  await Promise.all([one.look(), other.look(), one.look()]);
  await Promise.all(FOUR.map((who, index) => (index % 2 === 0 ? one : other).press(who, 'answer.1.yes')));
  await Promise.all([one.pass(1), other.pass(1)]);
  expect((await one.match(1))?.status).toBe('playing');
  expect(await one.names(1)).toEqual([...FOUR]);
  expect(await one.match(2)).toBeUndefined();
});

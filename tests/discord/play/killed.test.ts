import { expect, test } from 'vitest';
import type { Stores } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { FOUR, idOf, openQueue, type Queue } from './queueOf.ts';

/** Stores that a process uses until it is killed at a call: right before it takes effect, or right after. */
const killedAt = (stores: Stores, call: number, when: 'before' | 'after') => {
  let calls = 0;
  const killing = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get: (target, key) => {
        const method = Reflect.get(target, key);
        if (typeof method !== 'function') return method;
        return async (...parameters: unknown[]) => {
          calls += 1;
          if (calls > call || (calls === call && when === 'before')) throw new Error('killed');
          const result = await method.apply(target, parameters);
          if (calls >= call) throw new Error('killed');
          return result;
        };
      },
    });
  const killable = Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, killing(store)])) as unknown as Stores;
  return { stores: killable, calls: () => calls };
};

/** Everybody answers what they are asked, and the sweep looks after what is left. */
const goOn = async (queue: Queue): Promise<void> => {
  await queue.look().catch(() => undefined);
  for (const who of FOUR) await queue.press(who, 'answer.1.yes');
};

const play = async (stores: Stores, call: number, when: 'before' | 'after') => {
  const beginning = openQueue({ stores });
  for (const who of FOUR) await beginning.begin(who);
  const killed = killedAt(stores, call, when);
  const first = openQueue({ stores: killed.stores, answered: 1_100_000_000_000_000_000n });
  await goOn(first);
  const second = openQueue({ stores, answered: 1_200_000_000_000_000_000n });
  for (let visit = 0; visit < 4 && (await second.match(1))?.status !== 'playing'; visit += 1) {
    await second.pass(0.2);
    await goOn(second);
  }
  await second.pass(0.2);
  return { calls: killed.calls(), second, requests: [...first.table.requests, ...second.table.requests] };
};

test('a bot that is killed at any step between the table and the start seats all four once, and asks each once', async () => {
  const { calls } = await play(fixedLuck(), Number.POSITIVE_INFINITY, 'after');
  expect(calls).toBeGreaterThan(100);
  for (let call = 1; call <= calls; call += 21) {
    for (const when of ['before', 'after'] as const) {
      const { second, requests } = await play(fixedLuck(), call, when);
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

import type { Stores } from '#matches/index.ts';
import { FOUR, openQueue, type Queue } from './queueOf.ts';

/** A call of a store: the number of calls until then, the store and its method, and what was passed, as JSON. */
export type IsPoint = (calls: number, name: string, passed: string) => boolean;

/** Stores that a process uses until it is killed at a call: right before it takes effect, or right after. */
export const killedAt = (stores: Stores, isPoint: IsPoint, when: 'before' | 'after') => {
  let calls = 0;
  let isDead = false;
  const killing = <Store extends object>(of: string, store: Store): Store =>
    new Proxy(store, {
      get: (target, key) => {
        const method = Reflect.get(target, key);
        if (typeof method !== 'function') return method;
        return async (...parameters: unknown[]) => {
          calls += 1;
          const isNow = isPoint(calls, `${of}.${String(key)}`, JSON.stringify(parameters) ?? '');
          if (isDead || (isNow && when === 'before')) {
            isDead = true;
            throw new Error('killed');
          }
          const result = await method.apply(target, parameters);
          isDead ||= isNow;
          if (isDead) throw new Error('killed');
          return result;
        };
      },
    });
  const killable = Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, killing(name, store)]));
  return { stores: killable as unknown as Stores, calls: () => calls, isDead: () => isDead };
};

/** Everybody answers what they are asked, and the sweep looks after what is left. */
const goOn = async (queue: Queue): Promise<void> => {
  await queue.look().catch(() => undefined);
  for (const who of FOUR) await queue.press(who, 'answer.1.yes');
};

/** Four people find a table with a bot that is killed at a call, and another one that goes on. */
export const playKilled = async (stores: Stores, isPoint: IsPoint, when: 'before' | 'after') => {
  const killed = killedAt(stores, isPoint, when);
  const first = openQueue({ stores: killed.stores, answered: 1_100_000_000_000_000_000n });
  for (const who of FOUR) await first.begin(who);
  await goOn(first);
  const second = openQueue({ stores, answered: 1_200_000_000_000_000_000n });
  for (const who of FOUR) {
    const { since } = (await second.seek(who)) ?? {};
    if (since === undefined && (await second.match(1))?.status !== 'playing') await second.begin(who);
  }
  for (let visit = 0; visit < 4 && (await second.match(1))?.status !== 'playing'; visit += 1) {
    await second.pass(0.2);
    await goOn(second);
  }
  await second.pass(0.2);
  return {
    calls: killed.calls(),
    isDead: killed.isDead(),
    second,
    requests: [...first.table.requests, ...second.table.requests],
  };
};

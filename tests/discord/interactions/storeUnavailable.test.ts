import { describe, expect, test } from 'vitest';
import { type MatchStore, type Stores, StoreUnavailable } from '#matches/index.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable } from '../../support/drivers/discordActions.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';

/** Stores whose matches can be made to fail with an error, at once or until released. */
const failingStores = () => {
  const memory = openMemoryStores();
  let fault: Error | undefined;
  const matches = new Proxy(memory.matches, {
    get: (store, method: keyof MatchStore) =>
      fault === undefined
        ? (store[method] as (...given: readonly unknown[]) => unknown).bind(store)
        : () => Promise.reject(fault),
  });
  const stores: Stores = { ...memory, matches };
  const failWith = (error: Error | undefined): void => {
    fault = error;
  };
  return { stores, failWith };
};

describe('while the store is away', () => {
  test('a move gets a clear sentence while the store is down, and can be made when it is back', async () => {
    const { stores, failWith } = failingStores();
    const { table, due, thread } = await start(3, openTable({ stores }));
    failWith(new StoreUnavailable(new Error('postgres://trireme:sesame@db')));
    const refused = await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    expect(refused?.text).toContain('can’t reach the database');
    expect(JSON.stringify(table.logged)).not.toContain('sesame');
    failWith(undefined);
    expect((await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread }))?.text).toContain('goes to Apollo');
  });

  test('autocomplete is empty while the store is down', async () => {
    const { stores, failWith } = failingStores();
    const { table, due, thread } = await start(3, openTable({ stores }));
    failWith(new StoreUnavailable());
    expect(await table.suggest(due, 'cyclades bid', { god: '' }, 'god', { in: thread })).toEqual([]);
    expect(await table.suggest(due, 'match status', { match: '' }, 'match', { in: thread })).toEqual([]);
  });
});

describe('a fault of the bot itself', () => {
  test('a fault of the bot is reported with an error number that is in the log, and without details', async () => {
    const { stores, failWith } = failingStores();
    const { table, due, thread } = await start(3, openTable({ stores }));
    failWith(new RangeError('the gold of seat 2 is 5'));
    const shown = await table.slash(due, 'gold', {}, { in: thread });
    const reference = /`(\w+)`/.exec(shown?.text ?? '')?.[1];
    expect(reference).toMatch(/^\w{5,10}$/);
    expect(shown?.text).not.toMatch(/gold of seat|RangeError/);
    expect(table.logged.at(-1)).toMatchObject({ level: 'error', fields: { reference } });
  });

  test('a fault in a picture does not affect other commands', async () => {
    const render = () => Promise.reject(new Error('no canvas'));
    const { table, due, thread } = await start(3, openTable({ render }));
    expect((await table.slash(due, 'board', {}, { in: thread }))?.text).toContain('I couldn’t draw the picture this time');
    expect((await table.slash(due, 'gold', {}, { in: thread }))?.text).toContain('GP');
  });
});

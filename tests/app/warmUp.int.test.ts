import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWarmUp } from '#app/warmUp.ts';
import type { Stores } from '#matches/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { quiet } from '../support/fakes/silentLogger.ts';
import { freshDatabase, sql, type TestDatabase } from '../support/setup/postgres.ts';

const clock = { now: () => new Date('2026-01-01T12:00:00Z') };

let database: TestDatabase;
let stores: OpenStores;

beforeAll(async () => {
  database = await freshDatabase();
  stores = await openStores(database.url);
});

afterAll(async () => {
  await stores?.close();
  await database?.drop();
});

/** How many rows each table of ours has. */
const rowCounts = async (): Promise<readonly unknown[]> => {
  const { rows: tables } = await sql(
    database.url,
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*) FROM ${name}`);
  return (await sql(database.url, counts.join(' UNION ALL '))).rows;
};

test('the warm-up runs the queries of a move, writes nothing, and can be stopped between two rounds', async () => {
  const before = await rowCounts();
  let [rounds, warnings] = [0, 0];
  const happening = new EventEmitter();
  const counting: Stores = {
    ...stores,
    holidays: {
      ...stores.holidays,
      of: (user) => {
        if (++rounds === 10) happening.emit('warm');
        return stores.holidays.of(user);
      },
    },
  };
  const reached = once(happening, 'warm');
  const stop = startWarmUp(counting, clock, { ...quiet, warn: () => void warnings++ });
  await reached;
  await stop();
  const done = rounds;
  await stores.matches.find(1);
  expect([rounds, warnings]).toEqual([done, 0]);
  expect(await rowCounts()).toEqual(before);
});

test('a failed warm-up logs one line', async () => {
  const lines: unknown[] = [];
  const broken: Stores = { ...stores, orders: { ...stores.orders, find: () => Promise.reject(new Error('Away.')) } };
  const happening = new EventEmitter();
  const warned = once(happening, 'warned');
  const stop = startWarmUp(broken, clock, {
    ...quiet,
    warn: (_, message) => {
      lines.push(message);
      happening.emit('warned');
    },
  });
  await warned;
  await stop();
  expect(lines).toEqual(['warm-up failed']);
});

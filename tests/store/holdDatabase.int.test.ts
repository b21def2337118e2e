import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseHeld, holdDatabase, openStores } from '#store/index.ts';
import { emptyDatabase, freshDatabase, sql, type TestDatabase } from '../support/postgres.ts';
import { createMatch } from './matchRows.ts';

describe('a database held by one', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.drop());

  test('is refused to a second one until the first lets go, and open to all who do not ask', async () => {
    const release = await holdDatabase(database.url);
    await expect(holdDatabase(database.url)).rejects.toThrow(DatabaseHeld);
    expect((await sql(database.url, 'SELECT 1')).rowCount).toBe(1);
    await release();
    await (await holdDatabase(database.url))();
  });

  test('takes new matches of the one who holds it', async () => {
    const own = await freshDatabase();
    const release = await holdDatabase(own.url);
    const stores = await openStores(own.url);
    expect(await createMatch(stores)).toMatchObject({ status: 'lobby' });
    await stores.close();
    await release();
    await own.drop();
  });

  test('is held apart from other databases of the same server', async () => {
    const other = await emptyDatabase();
    const releases = await Promise.all([holdDatabase(database.url), holdDatabase(other.url)]);
    await Promise.all(releases.map((release) => release()));
    await other.drop();
  });

  test('waits for a holder that is just going', async () => {
    const release = await holdDatabase(database.url);
    const next = holdDatabase(database.url);
    await sql(database.url, 'SELECT pg_sleep(0.2)');
    await release();
    await (await next)();
  });
});

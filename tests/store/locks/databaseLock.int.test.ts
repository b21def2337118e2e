import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseLocked, lockDatabase, openStores } from '#store/index.ts';
import { emptyDatabase, freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { createMatch } from '../contract/matchRows.ts';

describe('a database held by one', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.drop());

  const holdHere = () => lockDatabase(database.url, () => undefined);
  const inLine = async (granted: boolean): Promise<readonly number[]> => {
    const text = `SELECT pid FROM pg_locks JOIN pg_database ON database = pg_database.oid
      WHERE datname = current_database() AND locktype = 'advisory' AND granted = $1`;
    return (await sql(database.url, text, [granted])).rows.map(({ pid }) => pid);
  };
  const cut = (pid: number | undefined) => sql(database.url, 'SELECT pg_terminate_backend($1)', [pid]);

  test('is refused to a second one until the first lets go, and open to all who do not ask', async () => {
    const release = await holdHere();
    await expect(holdHere()).rejects.toThrow(DatabaseLocked);
    expect((await sql(database.url, 'SELECT 1')).rowCount).toBe(1);
    await release();
    await (await holdHere())();
  });

  test('takes new matches of the one who holds it', async () => {
    const own = await freshDatabase();
    const release = await lockDatabase(own.url, () => undefined);
    const stores = await openStores(own.url);
    expect(await createMatch(stores)).toMatchObject({ status: 'lobby' });
    await stores.close();
    await release();
    await own.drop();
  });

  test('is held apart from other databases of the same server', async () => {
    const other = await emptyDatabase();
    const releases = await Promise.all([holdHere(), lockDatabase(other.url, () => undefined)]);
    await Promise.all(releases.map((release) => release()));
    await other.drop();
  });

  test('waits for a holder that is just going', async () => {
    const release = await holdHere();
    const next = holdHere();
    await sql(database.url, 'SELECT pg_sleep(0.2)');
    await release();
    await (await next)();
  });

  test('is held again after its connection broke', async () => {
    const release = await holdHere();
    const [first] = await inLine(true);
    await cut(first);
    await expect.poll(() => inLine(true), { timeout: 20_000 }).toEqual([expect.not.toSatisfy((pid: number) => pid === first)]);
    await expect(holdHere()).rejects.toThrow(DatabaseLocked);
    await release();
    expect(await inLine(true)).toEqual([]);
  });

  test('is given up where another one was faster to hold it again, which is said', async () => {
    let onLost = (_error: DatabaseLocked): void => undefined;
    const lost = new Promise<DatabaseLocked>((resolve) => {
      onLost = resolve;
    });
    const release = await lockDatabase(database.url, (error) => onLost(error));
    const [first] = await inLine(true);
    const other = holdHere();
    await expect.poll(() => inLine(false), { timeout: 20_000 }).toHaveLength(1);
    await cut(first);
    const releaseOther = await other;
    expect(await lost).toBeInstanceOf(DatabaseLocked);
    await release();
    expect(await inLine(true)).toHaveLength(1);
    await releaseOther();
  });
});

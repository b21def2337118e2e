import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseLocked, lockDatabase, openStores } from '#store/index.ts';
import { emptyDatabase, freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { createMatch } from '../contract/matchRows.ts';

describe('a locked database', () => {
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

  test('a locked database is refused to a second process until it is released, and open to clients that do not ask', async () => {
    const release = await holdHere();
    await expect(holdHere()).rejects.toThrow(DatabaseLocked);
    expect((await sql(database.url, 'SELECT 1')).rowCount).toBe(1);
    await release();
    const again = await holdHere();
    expect(await inLine(true)).toHaveLength(1);
    await again();
  });

  test('a locked database accepts new matches of the lock’s owner', async () => {
    const own = await freshDatabase();
    const release = await lockDatabase(own.url, () => undefined);
    const stores = await openStores(own.url);
    expect(await createMatch(stores)).toMatchObject({ status: 'lobby' });
    await stores.close();
    await release();
    await own.drop();
  });

  test('a locked database does not lock others of the same server', async () => {
    const other = await emptyDatabase();
    const releases = await Promise.all([holdHere(), lockDatabase(other.url, () => undefined)]);
    await expect(lockDatabase(other.url, () => undefined)).rejects.toThrow(DatabaseLocked);
    await Promise.all(releases.map((release) => release()));
    await other.drop();
  });

  test('a lock waits for an owner that is just exiting', async () => {
    const release = await holdHere();
    const next = holdHere();
    await sql(database.url, 'SELECT pg_sleep(0.2)');
    const [first] = await inLine(true);
    await release();
    const releaseNext = await next;
    expect(await inLine(true)).toEqual([expect.not.toSatisfy((pid: number) => pid === first)]);
    await releaseNext();
  });

  test('a lock is taken again after its connection broke', async () => {
    const release = await holdHere();
    const [first] = await inLine(true);
    await cut(first);
    await expect.poll(() => inLine(true), { timeout: 60_000 }).toEqual([expect.not.toSatisfy((pid: number) => pid === first)]);
    await expect(holdHere()).rejects.toThrow(DatabaseLocked);
    await release();
    expect(await inLine(true)).toEqual([]);
  });

  test('a lost lock is reported when another process was faster to take it', async () => {
    let onLost = (_error: DatabaseLocked): void => undefined;
    const lost = new Promise<DatabaseLocked>((resolve) => {
      onLost = resolve;
    });
    const release = await lockDatabase(database.url, (error) => onLost(error));
    const [first] = await inLine(true);
    const other = holdHere();
    await expect.poll(() => inLine(false), { timeout: 60_000 }).toHaveLength(1);
    await cut(first);
    const releaseOther = await other;
    expect(await lost).toBeInstanceOf(DatabaseLocked);
    await release();
    expect(await inLine(true)).toHaveLength(1);
    await releaseOther();
  });
});

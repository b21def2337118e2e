import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_HOURS } from '#matches/index.ts';
import { DatabaseNewerThanCode, migrate, openStores } from '#store/index.ts';
import { emptyDatabase, freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { createMatch } from '../contract/matchRows.ts';

const PRISMA = fileURLToPath(new URL('../../../prisma/', import.meta.url));

const applied = async (url: string): Promise<readonly string[]> =>
  (await sql(url, 'SELECT migration_name FROM _prisma_migrations ORDER BY started_at')).rows.map((row) => row.migration_name);

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase();
  });
  afterEach(() => database?.drop());

  test('migrations are applied once, whatever the number of processes that start at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map(() => migrate(database.url)));
    const once = await applied(database.url);
    expect(once.length).toBeGreaterThan(0);
    expect(new Set(once).size).toBe(once.length);
    await migrate(database.url);
    expect(await applied(database.url)).toEqual(once);
  });

  test('migrations of a newer release stop the start with a clear message, and change nothing', async () => {
    await migrate(database.url);
    await sql(
      database.url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ('later', 'x', '29990101000000_teams', now(), now(), 1)`,
    );
    const opening = openStores(database.url);
    await expect(opening).rejects.toThrow(DatabaseNewerThanCode);
    await expect(opening).rejects.toThrow(/newer release \(it holds 29990101000000_teams\)/);
  });

  describe('migrations beside others', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'trireme-migrations-'));
      await cp(join(PRISMA, 'migrations'), folder, { recursive: true });
    });
    afterAll(() => rm(folder, { recursive: true }));

    test('a migration lets a match from before clocks continue without one, and its seats active since then', async () => {
      const first = await mkdtemp(join(tmpdir(), 'trireme-first-'));
      const [oldest = ''] = (await readdir(folder)).sort();
      for (const name of [oldest, 'migration_lock.toml']) await cp(join(folder, name), join(first, name), { recursive: true });
      await migrate(database.url, first);
      await rm(first, { recursive: true });
      await sql(
        database.url,
        `INSERT INTO "Match" (id, game, status, version, host, private, guests, "seatLimit", options, "remindAfterHours", active,
           "activeSince", "remindAt", server, channel, "createdBy", "createdAt")
         VALUES (1, 'counting', 'playing', 9, 'ada', false, '{}', 2, '{}', 24, '{1}',
           '2026-01-01 12:00Z', '2026-01-02 12:00Z', 's', 'c', 'birth', '2025-12-24 12:00Z');
         INSERT INTO "Seat" ("matchId", seat, "userId", name) VALUES (1, 0, 'ada', 'Ada'), (1, 1, 'ben', 'Ben');`,
      );
      await migrate(database.url, folder);
      const stores = await openStores(database.url);
      const asked = { begun: Date.parse('2026-01-01T12:00Z'), remindAt: Date.parse('2026-01-02T12:00Z'), hours: DEFAULT_HOURS };
      const clocks = await stores.clocks.of(1);
      expect(clocks).toEqual([
        { seat: 0, bank: 0 },
        { seat: 1, bank: 0, running: expect.objectContaining(asked) },
      ]);
      expect(clocks[1]?.running).not.toHaveProperty('pace');
      expect(await stores.matches.find(1)).toMatchObject({ pace: 'off', timeOut: 'computer', active: [1] });
      await stores.close();
    });

    test('a migration is applied completely or not at all', async () => {
      await migrate(database.url, folder);
      await mkdir(join(folder, '29990101000000_broken'));
      await writeFile(
        join(folder, '29990101000000_broken', 'migration.sql'),
        'CREATE TABLE half (id int);\nCREATE TABLE "Match" (id int);',
      );
      await expect(migrate(database.url, folder)).rejects.toThrow(/29990101000000_broken/);
      expect((await sql(database.url, `SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
      expect(await applied(database.url)).not.toContain('29990101000000_broken');
    });

    test('a migration that failed in an earlier release, and left only its name, is applied', async () => {
      await migrate(database.url);
      const name = '29990102000000_whole';
      await sql(
        database.url,
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ('1', 'x', '${name}', 'failed')`,
      );
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'migration.sql'), 'CREATE TABLE whole (id int);');
      await rm(join(folder, '29990101000000_broken'), { recursive: true, force: true });
      await migrate(database.url, folder);
      expect((await applied(database.url)).filter((each) => each === name)).toEqual([name]);
      expect((await sql(database.url, `SELECT to_regclass('whole') IS NOT NULL AS is`)).rows).toEqual([{ is: true }]);
    });
  });
});

describe('the log in the database', () => {
  test('the log in the database accepts rows and deletes none', async () => {
    const database = await freshDatabase();
    const stores = await openStores(database.url);
    const { id } = await createMatch(stores);
    const attempts = [`UPDATE "Event" SET version = 9 WHERE "matchId" = ${id}`, `DELETE FROM "Event"`, 'TRUNCATE "Event"'];
    for (const attempt of attempts) await expect(sql(database.url, attempt)).rejects.toThrow('append-only');
    expect(await stores.matches.read(id, 0)).toHaveLength(2);
    await stores.close();
    await database.drop();
  });
});

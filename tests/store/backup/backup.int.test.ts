import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BackupFailed, backup, type OpenStores, openStores, restore } from '#store/index.ts';
import { migrate, migrationNames } from '#store/migrations/migrate.ts';
import { emptyDatabase, freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { everything, fill } from './filledDatabase.ts';

describe('a backup', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    source = await freshDatabase();
    await fill(source.url);
  });
  beforeEach(async () => {
    target = await emptyDatabase();
    folder = join(await mkdtemp(join(tmpdir(), 'trireme-backup-')), 'copy');
  });
  afterEach(async () => {
    await target.drop();
    await rm(dirname(folder), { recursive: true, force: true });
  });
  afterAll(() => source.drop());

  const changeManifest = async (change: (manifest: Record<string, unknown>) => object): Promise<void> => {
    const path = join(folder, 'manifest.json');
    await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
  };

  test('a restored backup has every row of every table, and lists the matches to notify', async () => {
    const before = await everything(source.url);
    expect(Object.keys(before).length).toBeGreaterThan(10);
    const made = await backup(source.url, folder);
    expect(await restore(target.url, folder)).toMatchObject({ live: 3 });
    expect(await everything(target.url)).toEqual(before);
    expect(await everything(source.url)).toEqual(before);
    const { rows } = await sql(target.url, `SELECT value FROM "Setting" WHERE key = 'restored'`);
    expect(JSON.parse(rows[0]?.value)).toEqual({ to: made.takenAt, matches: [1, 2, 5] });
    const stores: OpenStores = await openStores(target.url);
    expect((await stores.matches.find(2))?.version).toBe(3);
    await stores.close();
    await expect(sql(target.url, `DELETE FROM "Event"`)).rejects.toThrow('append-only');
  });

  test('a backup is a snapshot of one moment, whatever is written meanwhile', async () => {
    const busy = await freshDatabase();
    await fill(busy.url);
    let writing = true;
    const writer = (async () => {
      for (let version = 4; writing; version++) {
        await sql(
          busy.url,
          `WITH moved AS (UPDATE "Match" SET version = ${version} WHERE id = 2)
           INSERT INTO "Event" ("matchId", version, type, shape, event, "commandId", ordinal, at)
           VALUES (2, ${version}, 'Counted', 1, '{}', 'c${version}', 0, now())`,
        );
      }
    })();
    await backup(busy.url, folder);
    writing = false;
    await writer;
    await restore(target.url, folder);
    const { rows } = await sql(
      target.url,
      `SELECT version, (SELECT max(version) FROM "Event" WHERE "matchId" = 2) AS newest FROM "Match" WHERE id = 2`,
    );
    expect(rows[0]?.version).toBe(rows[0]?.newest);
    await busy.drop();
  });

  test('a backup of an older release is migrated after it was restored', async () => {
    const [first = ''] = await migrationNames();
    const old = await emptyDatabase();
    await migrate(old.url, undefined, first);
    await sql(
      old.url,
      `INSERT INTO "Match" (id, game, status, version, host, private, guests, "seatLimit", options, "remindAfterHours", active,
         "activeSince", "remindAt", server, channel, "createdBy", "createdAt")
       VALUES (1, 'counting', 'playing', 9, 'ada', false, '{}', 2, '{}', 24, '{1}', now(), now(), 's', 'c', 'birth', now());
       INSERT INTO "Seat" ("matchId", seat, "userId", name) VALUES (1, 1, 'ben', 'Ben');`,
    );
    await backup(old.url, folder);
    await restore(target.url, folder);
    await migrate(old.url);
    const [came, there] = [await everything(target.url), await everything(old.url)];
    /** The time of a match's last move is derived when it is migrated. */
    expect({ ...came, Match: came.Match?.length }).toEqual({ ...there, Match: there.Match?.length });
    expect(came.SeatClock).toHaveLength(1);
    await old.drop();
  });

  test('a backup is readable by its owner alone, because it contains the secrets of matches', async () => {
    await backup(source.url, folder);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  });

  test('a backup never replaces another one, or anything else', async () => {
    await backup(source.url, folder);
    const before = await readFile(join(folder, 'manifest.json'), 'utf8');
    await expect(backup(source.url, folder)).rejects.toThrow(/is not empty\. Name a new one/);
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(before);
  });

  test('a backup of a database that no bot has used is refused', async () => {
    await expect(backup(target.url, folder)).rejects.toThrow(/^There is nothing to back up/);
  });

  describe('a refused restore changes nothing', () => {
    interface Table {
      readonly name: string;
    }
    let intact: object;
    beforeEach(async () => {
      intact = await backup(source.url, folder);
    });
    const tablesOf = (manifest: Record<string, unknown>): readonly Table[] => manifest.tables as readonly Table[];
    const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
    /** One of its tables is another. */
    const withTable = (manifest: Record<string, unknown>, part: object): object => {
      const [first, ...others] = tablesOf(manifest);
      return { ...manifest, tables: [{ ...first, ...part }, ...others] };
    };

    test('a restore is refused when the database is not empty', async () => {
      const before = await everything(source.url);
      await expect(restore(source.url, folder)).rejects.toThrow(/^The database is not empty/);
      expect(await everything(source.url)).toEqual(before);
    });

    test('a restore is refused when the database is newer than the backup', async () => {
      await migrate(target.url);
      const [first] = await migrationNames();
      await changeManifest((manifest) => ({ ...manifest, migrations: [first] }));
      await expect(restore(target.url, folder)).rejects.toThrow(/^The database is newer than the backup \(it holds \d+/);
    });

    test('a restore is refused when a newer release made the backup', async () => {
      await changeManifest((manifest) => ({ ...manifest, migrations: ['29990101000000_teams'] }));
      await expect(restore(target.url, folder)).rejects.toThrow(/newer release \(it holds 29990101000000_teams\)/);
      expect(await everything(target.url)).toEqual({});
    });

    test('a restore is refused when one of the files is damaged or missing', async () => {
      await appendFile(join(folder, 'Event.copy'), '\n');
      await expect(restore(target.url, folder)).rejects.toThrow(/^The backup is damaged: Event\.copy/);
      await rm(join(folder, 'Event.copy'));
      await expect(restore(target.url, folder)).rejects.toThrow(/^The backup cannot be read: Event\.copy/);
      expect(await everything(target.url)).toEqual({});
    });

    test.each<[string, (manifest: Record<string, unknown>) => object, RegExp]>([
      ['is no record', () => [], /does not know/],
      ['is of another format', (manifest) => ({ ...manifest, format: 2 }), /does not know/],
      ['has no time', ({ takenAt, ...manifest }) => manifest, /damaged: manifest\.json/],
      ['has no migrations', (manifest) => ({ ...manifest, migrations: [] }), /damaged: manifest\.json/],
      ['has no tables', (manifest) => ({ ...manifest, tables: [] }), /damaged: manifest\.json/],
      ['names a path', (manifest) => withTable(manifest, { name: '../../etc/passwd' }), /damaged: manifest\.json/],
      ['names SQL', (manifest) => withTable(manifest, { name: 'Match"; DROP TABLE "Match' }), /damaged: manifest\.json/],
      [
        'names a column in SQL',
        (manifest) => withTable(manifest, { columns: ["id\") FROM PROGRAM 'id' --"] }),
        /damaged: manifest\.json/,
      ],
      [
        'names a table twice',
        (manifest) => ({ ...manifest, tables: [tablesOf(manifest)[0], tablesOf(manifest)[0]] }),
        /damaged: manifest\.json/,
      ],
      [
        'names a column twice',
        (manifest) => withTable(manifest, { columns: ['server', 'server'] }),
        /no release has such a table/,
      ],
      ['names a table of PostgreSQL', (manifest) => withTable(manifest, { name: 'pg_authid' }), /pg_authid\.copy/],
      ['names a column that is none', (manifest) => withTable(manifest, { columns: ['strange'] }), /no release has such a table/],
      ['counts no rows', (manifest) => withTable(manifest, { rows: 'many' }), /damaged: manifest\.json/],
      ['is nothing but null', () => null as unknown as object, /does not know/],
    ])('where its manifest %s', async (_what, change, why) => {
      await changeManifest(change);
      const refused = await restore(target.url, folder).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(BackupFailed);
      expect(String(refused)).toMatch(why);
      expect(Object.values(await everything(target.url)).flat()).toEqual([]);
      await changeManifest(() => intact);
      expect(await restore(target.url, folder)).toMatchObject({ live: 3 });
    });

    test.each(['garbage\n', '', '\\.\n', '\u0000\u0001', 'a\tb\tc\n'])(
      'a restore is refused when a file holds %j, with a matching hash',
      async (text) => {
        await writeFile(join(folder, 'Match.copy'), text);
        await changeManifest((manifest) => ({
          ...manifest,
          tables: tablesOf(manifest).map((table) => (table.name === 'Match' ? { ...table, sha256: sha256Of(text) } : table)),
        }));
        const refused = await restore(target.url, folder).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(BackupFailed);
        expect(Object.values(await everything(target.url)).flat()).toEqual([]);
      },
    );

    test('a restore is refused when a file is a link', async () => {
      await rename(join(folder, 'Event.copy'), join(folder, '..', 'Event.copy'));
      await symlink(join(folder, '..', 'Event.copy'), join(folder, 'Event.copy'));
      await expect(restore(target.url, folder)).rejects.toThrow(/Event\.copy is a link/);
    });

    test('a restore is refused when the backup was not finished', async () => {
      await rm(join(folder, 'manifest.json'));
      await expect(restore(target.url, folder)).rejects.toThrow(/^There is no backup in/);
    });

    test('a restore is refused when rows do not fit, and leaves none of them behind', async () => {
      await migrate(target.url);
      await sql(target.url, `ALTER TABLE "User" ADD CONSTRAINT odd CHECK (id <> 'ada')`);
      await expect(restore(target.url, folder)).rejects.toThrow(/odd/);
      expect(Object.values(await everything(target.url)).flat()).toEqual([]);
    });
  });
});

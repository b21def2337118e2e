import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BackupFailed, backup, restore } from '#store/index.ts';
import { migrate, migrationNames } from '#store/migrations/migrate.ts';
import { emptyDatabase, freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { everything, fill } from './filledDatabase.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly sha256: string;
}
interface Manifest {
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
}

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

const changeManifest = async (change: (manifest: Manifest) => object): Promise<void> => {
  const path = join(folder, 'manifest.json');
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
};
const changeTable = (name: string, change: (table: Table) => object) =>
  changeManifest((manifest) => ({
    ...manifest,
    tables: manifest.tables.map((table) => (table.name === name ? { ...table, ...change(table) } : table)),
  }));

/** The message with which a backup is refused, after which the database has no usable rows. */
const refusal = async (): Promise<string> => {
  const refused = await restore(target.url, folder).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(BackupFailed);
  expect(Object.values(await everything(target.url)).flat()).toEqual([]);
  await migrate(target.url);
  await fill(target.url);
  return (refused as BackupFailed).message;
};

describe('a backup that is not restored', () => {
  test('a backup is refused when its manifest leaves out a table', async () => {
    await backup(source.url, folder);
    await changeManifest((manifest) => ({ ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'Event') }));
    expect(await refusal()).toBe('The backup is damaged: it leaves out Event. Restore another one.');
  });

  test('a backup is refused when its manifest leaves out a nullable column', async () => {
    await backup(source.url, folder);
    const without = (await readFile(join(folder, 'User.copy'), 'utf8')).replaceAll(/\t[^\t\n]*$/gmu, '');
    await writeFile(join(folder, 'User.copy'), without);
    await changeTable('User', ({ columns }) => ({
      columns: columns.slice(0, -1),
      sha256: createHash('sha256').update(without).digest('hex'),
    }));
    expect(await refusal()).toMatch(/^The backup is damaged: no release has such a table User\./u);
  });

  test('a backup is refused when its manifest counts more rows than a file has', async () => {
    await backup(source.url, folder);
    await changeTable('Event', () => ({ rows: Number.MAX_SAFE_INTEGER }));
    expect(await refusal()).toMatch(/^Of Event 15 rows came back in place of 9007199254740991\./u);
  });

  test('a backup is refused when its time, which is shown to people, is invalid', async () => {
    await backup(source.url, folder);
    await changeManifest((manifest) => ({ ...manifest, takenAt: '(\u001b[2J) 2026-01-01' }));
    expect(await refusal()).toMatch(/^The backup is damaged: manifest\.json/u);
  });

  test('a backup is refused when its manifest is too large', async () => {
    await backup(source.url, folder);
    await changeManifest((manifest) => ({ ...manifest, padding: 'x'.repeat(1_000_000) }));
    expect(await refusal()).toMatch(/^There is no backup in/u);
  });

  test('a backup is refused when it names many unknown migrations, and the first of them are listed', async () => {
    await backup(source.url, folder);
    const unknown = Array.from({ length: 1_000 }, (_, index) => `29990101000000_${index}`);
    await changeManifest((manifest) => ({ ...manifest, migrations: unknown }));
    expect(await refusal()).toMatch(/newer release \(it holds 29990101000000_0, 29990101000000_1, 29990101000000_2\)/u);
  });

  test('a backup is refused when a newer release made it, with unknown tables', async () => {
    await backup(source.url, folder);
    await changeManifest(({ migrations, tables, ...manifest }) => ({
      ...manifest,
      migrations: [...migrations, '29990101000000_teams'],
      tables: [...tables, { ...tables[0], name: 'Team' }],
    }));
    expect(await refusal()).toMatch(/^The backup was made by a newer release/u);
  });

  test.each(['manifest.json', 'Event.copy'])(
    'a backup is refused when %s is a pipe, without waiting for its output',
    async (name) => {
      await backup(source.url, folder);
      await rm(join(folder, name));
      execFileSync('mkfifo', [join(folder, name)]);
      expect(await refusal()).toMatch(/^(There is no backup in|The backup is damaged: Event\.copy)/u);
    },
  );

  test('a backup is refused when its rows cannot be migrated, and leaves none of them behind', async () => {
    const names = await migrationNames();
    const old = await emptyDatabase();
    await migrate(old.url, undefined, names[1]);
    await sql(
      old.url,
      `INSERT INTO "Match" (id, game, status, version, host, private, guests, "seatLimit", options, "remindAfterHours", active,
         server, channel, "createdBy", "createdAt")
       VALUES (1, 'counting', 'ended', 1, 'ada', false, '{}', 2, '{}', 24, '{}', 's', 'c', 'birth', now());
       INSERT INTO "OrderBook" ("matchId", generation, seats) VALUES (1, 1, '{"secret": "\\u0000"}')`,
    );
    await backup(old.url, folder);
    await old.drop();
    const sentence = await refusal();
    expect(sentence).toBe('The backup is damaged: its rows cannot be brought up to date (22P05). Restore another one.');
  });
});

describe('a backup that cannot be made', () => {
  const isThere = (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );

  test('a backup of an unreachable database leaves no folder behind', async () => {
    await expect(backup('postgresql://trireme:secret@127.0.0.1:1/trireme', folder)).rejects.toThrow('ECONNREFUSED');
    expect(await isThere(folder)).toBe(false);
  });

  test('a backup of a database that was never used leaves no folder behind', async () => {
    await expect(backup(target.url, folder)).rejects.toThrow(/^There is nothing to back up/u);
    expect(await isThere(folder)).toBe(false);
  });

  test.each(['/dev/null/copy', '/sys/copy'])('a backup in %s reports that in a sentence', async (nowhere) => {
    await expect(backup(source.url, nowhere)).rejects.toThrow(/^The folder \S+ cannot be made or written \(E[A-Z]+\)/u);
  });

  test('a backup beside another one in the same folder leaves that alone', async () => {
    await mkdir(folder);
    const done = await Promise.allSettled([backup(source.url, folder), backup(source.url, folder)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await restore(target.url, folder)).toMatchObject({ live: 3 });
  });
});

describe('a backup of a database with foreign tables', () => {
  test('a backup of a database with foreign tables leaves them out, and can be restored', async () => {
    const shared = await freshDatabase();
    await fill(shared.url);
    await sql(shared.url, 'CREATE TABLE spatial_ref_sys AS SELECT 1 AS srid');
    await backup(shared.url, folder);
    await shared.drop();
    expect(await readdir(folder)).not.toContain('spatial_ref_sys.copy');
    expect(await restore(target.url, folder)).toMatchObject({ live: 3 });
  });
});

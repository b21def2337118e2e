import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { StoreUnavailable } from '#matches/index.ts';
import { openStores, startEmbeddedPostgres } from '#store/index.ts';
import { type Table, table } from '../../matches/games/table.ts';
import { createCluster } from '../../support/setup/cluster.ts';
import { freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';
import { mountTinyDisk } from './tinyDisk.ts';

/** Every write to the log fails with this code of PostgreSQL's. */
const failWith = (code: string): string => `
  CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'it cannot be written' USING ERRCODE = '${code}'; END $$;
  CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON "Event" FOR EACH STATEMENT EXECUTE FUNCTION fail();`;

describe('a database that cannot write', () => {
  let database: TestDatabase;
  let stores: Awaited<ReturnType<typeof openStores>>;
  let play: Table;
  beforeAll(async () => {
    database = await freshDatabase();
    stores = await openStores(database.url);
    play = table(stores);
  });
  afterAll(async () => {
    await stores?.close();
    await database?.drop();
  });

  test.each([
    ['its disk is full', '53100'],
    ['it has no memory left', '53200'],
    ['its disk fails', '58030'],
    ['somebody has ended what it was asked', '57014'],
    ['it takes no changes', '25006'],
  ])('a database that cannot write since %s counts as unreachable, and loses nothing', async (_why, code) => {
    const match = await play.started(2);
    await sql(database.url, failWith(code));
    await expect(play.count(match, 'ada')).rejects.toThrow(StoreUnavailable);
    await sql(database.url, 'DROP TRIGGER fail ON "Event"');
    expect((await play.count(match, 'ada')).kind).toBe('played');
  });

  test('a database that cannot write for another reason counts as an error, not as unreachable', async () => {
    const match = await play.started(2);
    await sql(database.url, failWith('22012'));
    await expect(play.count(match, 'ada')).rejects.not.toThrow(StoreUnavailable);
    await sql(database.url, 'DROP TRIGGER fail ON "Event"');
  });
});

const disk = await mountTinyDisk(join(inject('postgresFolder'), `full-${process.pid}`), 160);

if (disk !== undefined)
  test('a disk that fills up during play makes the database count as unreachable, and play continues once there is space', async () => {
    await createCluster(disk.folder);
    const server = await startEmbeddedPostgres({ dataFolder: disk.folder, log: () => {} });
    try {
      const url = await server.url('trireme');
      const stores = await openStores(url);
      const play = table(stores);
      const match = await play.started(2);
      await disk.fill();
      // Uses up the space left in existing files first.
      const filling = async (): Promise<never> => {
        for (;;) await stores.notes.save({ match, user: 'ada', text: bulk(), changedAt: new Date() });
      };
      await expect(filling()).rejects.toThrow(StoreUnavailable);
      const before = (await stores.matches.read(match, 0)).length;
      await disk.free();
      await expect
        .poll(() => play.count(match, 'ada').catch((error: unknown) => error), { timeout: 60_000 })
        .toMatchObject({ kind: 'played' });
      expect((await stores.matches.read(match, 0)).length).toBe(before + 1);
      await stores.close();
    } finally {
      await server.stop();
      await disk.remove();
    }
  });

/** Text that cannot be compressed. */
const bulk = (): string => Array.from({ length: 50_000 }, () => Math.random().toString(36)).join('');

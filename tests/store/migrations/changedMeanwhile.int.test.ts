import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStores, openStores } from '#store/index.ts';
import { type Table, table } from '../../matches/games/table.ts';
import { freshDatabase, sql, type TestDatabase } from '../../support/setup/postgres.ts';

describe('a database that a newer release migrates while this one still runs', () => {
  let stores: OpenStores;
  let database: TestDatabase;
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

  test('a database that a newer release migrates keeps accepting prepared statements of this one', async () => {
    const match = await play.started(2);
    await play.count(match, 'ada');
    for (const name of ['Match', 'Seat', 'Event', 'SeatClock', 'User'])
      await sql(database.url, `ALTER TABLE "${name}" ADD COLUMN "ofTomorrow" INTEGER NOT NULL DEFAULT 0`);
    await sql(database.url, 'CREATE INDEX "Event_tomorrow" ON "Event" ("matchId", "ofTomorrow")');
    expect((await play.count(match, 'ben')).kind).toBe('played');
    expect((await play.matches.position(match, 'ada'))?.decisions).toEqual([1, 1]);
    expect(await play.matches.history(match, 0)).toBeDefined();
    const lent = await stores.announcements.lease(match, 'worker', new Date(), new Date());
    expect(lent?.id).toBe(match);
  });
});
